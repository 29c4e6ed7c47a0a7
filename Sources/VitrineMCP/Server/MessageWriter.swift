import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes messages whole, whichever thread they come from.
final class MessageWriter: Sendable {
  private let descriptor: Int32
  private let isOpen = Mutex(true)

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Writes a message; nothing more once nobody reads.
  func write(_ message: OutgoingMessage) {
    let line = message.line
    isOpen.withLock { isOpen in
      if isOpen { isOpen = writeAll(line) }
    }
  }

  private func writeAll(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Self.put(descriptor, part)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func put(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
