/// Memory that grows and is used again: of what is drawn thousands of times.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  /// The elements; how many of them mean something is known to who uses them.
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// Makes room for some elements.
  init(_ capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for `count` elements; those that were there are lost where there was less.
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    base.deallocate()
    capacity = max(count, capacity * 2)
    base = .allocate(capacity: capacity)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }
}
