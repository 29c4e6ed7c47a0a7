/// An event of a session.
package enum LiveEvent: Sendable {
  /// Files below the source changed; `files` is empty if it is unknown which.
  case changed(files: [String])
  /// A build started.
  case building
  /// A build progressed, with a line of the package manager.
  case progress(String)
  /// A change is not built at once, or more is built than the change; what it waits for, or why.
  case waiting(String)
  /// A build ended.
  case built(BuildResult)
  /// There are new archives; `isComplete` is true once all requested ones exist.
  case archived(generation: Int, widgets: [String], isComplete: Bool)
  /// An intent ran.
  case performed(PerformReport)
  /// A notification for a Live Activity arrived.
  case pushed(PushReport)
  /// Work failed altogether.
  case failed(LiveError)
}
