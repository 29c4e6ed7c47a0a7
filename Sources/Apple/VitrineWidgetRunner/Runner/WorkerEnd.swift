import Foundation
import Synchronization

/// Distinguishes the end of a worker from code of the user that ends the process.
enum WorkerEnd {
  private static let isExpected = Atomic<Bool>(false)

  /// From now on, `exit` in other code is a failure, with a trace of where it was called.
  static func watch() {
    atexit {
      guard !WorkerEnd.isExpected.load(ordering: .relaxed) else { return }
      Talk.note("Fatal error: the code ended the program")
      abort()
    }
  }

  /// Ends the worker.
  static func exit(_ status: Int32) -> Never {
    isExpected.store(true, ordering: .relaxed)
    Foundation.exit(status)
  }
}
