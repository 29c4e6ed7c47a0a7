/// Memory that is reused from one picture to the next, and grows if necessary.
final class ReusedBytes {
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// The number of times memory was allocated.
  private(set) var allocations = 0

  /// Bytes that are held.
  var capacity: Int { memory.count }

  deinit { memory.deallocate() }

  /// The memory, with space for `count` bytes; its content is lost if it grows.
  func reserve(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if count > memory.count {
      memory.deallocate()
      memory = .allocate(byteCount: count, alignment: 16)
      allocations += 1
    }
    return memory
  }
}
