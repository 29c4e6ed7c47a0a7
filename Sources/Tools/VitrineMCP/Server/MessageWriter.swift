import Synchronization
import VitrinePlatform

/// Writes whole messages from any thread.
final class MessageWriter: Sendable {
  /// Writes the bytes of a message, and returns whether the reader is still connected.
  private let put: @Sendable ([UInt8]) -> Bool
  private let isOpen = Mutex(true)

  init(_ put: @escaping @Sendable ([UInt8]) -> Bool) { self.put = put }

  /// Creates a writer for a descriptor.
  convenience init(descriptor: Int32) {
    self.init { MessageWriter.writeAll($0, to: descriptor) }
  }

  /// Writes a message; does nothing once the reader is gone.
  func write(_ message: OutgoingMessage) {
    let line = message.line
    isOpen.withLock { isOpen in
      if isOpen { isOpen = put(line) }
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(descriptor, part)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}

/// The system's `write`, which the writer's own method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
