import Synchronization
import Vitrine
import VitrinePlatform

/// An empty input of a process, which waits for its end.
package final class HeldInput: Sendable {
  let reading: Int32
  private let writing: Mutex<Int32>

  /// Creates an input.
  ///
  /// - Throws: `Errno` when the process has no free descriptors.
  package init() throws(Errno) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Errno(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = Mutex(ends[1])
  }

  deinit {
    release()
    close(reading)
  }

  /// Ends the input.
  package func release() {
    writing.withLock { writing in
      if writing >= 0 { close(writing) }
      writing = -1
    }
  }
}
