// What lists that people edit do with their data.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(startIndex + offset) {
      remove(at: startIndex + offset)
    }
  }
  /// Moves the elements at some offsets to another one, which counts before they are moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let offsets = source.filter { indices.contains(startIndex + $0) }
    let moved = offsets.map { self[startIndex + $0] }
    let target = destination - offsets.count { $0 < destination }
    remove(atOffsets: IndexSet(offsets))
    insert(contentsOf: moved, at: Swift.min(Swift.max(startIndex + target, startIndex), endIndex))
  }
}
