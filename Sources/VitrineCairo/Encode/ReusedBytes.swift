/// Memory that is kept from one picture to the next and grows where it must.
final class ReusedBytes {
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  /// How often memory was taken from the system.
  private(set) var allocations = 0

  /// Bytes that are held.
  var capacity: Int { memory.count }

  deinit { memory.deallocate() }

  /// The memory with room for `count` bytes; what was in it is lost where it has to grow.
  func reserve(_ count: Int) -> UnsafeMutableRawBufferPointer {
    if count > memory.count {
      memory.deallocate()
      memory = .allocate(byteCount: count, alignment: 16)
      allocations += 1
    }
    return memory
  }
}
