import Synchronization
import VitrineFiles
import VitrinePlatform

/// An input of a process, which waits for lines or its end.
package final class HeldInput: Sendable {
  let reading: Int32
  private let channel: Mutex<Channel>

  /// Creates an input.
  ///
  /// - Throws: `Errno` when the process has no free descriptors.
  package init() throws(Errno) {
    let channel = try Channel(readingWaits: true)
    reading = channel.reading
    self.channel = Mutex(channel)
  }

  /// Writes a line.
  ///
  /// - Returns: whether all of it was written; the process may have ended.
  package func write(line: String) -> Bool {
    let bytes = Array((line + "\n").utf8)
    return channel.withLock { Descriptor.write(bytes, to: $0.writing) == 0 }
  }

  /// Ends the input.
  package func release() { channel.withLock { $0.closeWriting() } }
}
