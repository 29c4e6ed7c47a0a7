import Vitrine

/// An event of a session.
package enum LiveEvent: Sendable {
  /// Files below the source have changed; paths, or none where it is not known which.
  case changed(files: [String])
  /// A build has begun.
  case building
  /// How far a build has come, in a line of the package manager.
  case progress(String)
  /// A build has ended.
  case built(BuildResult)
  /// There are new archives; `isComplete` where all that were to be made are.
  case archived(generation: Int, widgets: [String], isComplete: Bool)
  /// An intent was run.
  case performed(PerformReport)
  /// A notification came for a Live Activity.
  case pushed(PushReport)
  /// Something could not be done at all.
  case failed(LiveError)
}
