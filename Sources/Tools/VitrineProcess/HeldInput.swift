import Synchronization
import VitrineFiles
import VitrinePlatform

/// An empty input of a process, which waits for its end.
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

  /// Ends the input.
  package func release() { channel.withLock { $0.closeWriting() } }
}
