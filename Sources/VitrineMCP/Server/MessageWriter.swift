import Synchronization
import VitrinePlatform

/// Writes messages whole, whichever thread they come from.
final class MessageWriter: Sendable {
  /// Writes the bytes of a message; returns whether the reader is still connected.
  private let put: @Sendable ([UInt8]) -> Bool
  private let isOpen = Mutex(true)

  init(_ put: @escaping @Sendable ([UInt8]) -> Bool) { self.put = put }

  /// Writes to a descriptor.
  convenience init(descriptor: Int32) {
    self.init { MessageWriter.writeAll($0, to: descriptor) }
  }

  /// Writes a message; nothing more once nobody reads.
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

/// The system's `write`, which inside of the writer is hidden by its method of that name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
