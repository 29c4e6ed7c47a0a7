import VitrineProcess

/// The state of a session at one time.
package struct LiveState: Sendable {
  /// The current activity of a session.
  package enum Phase: String, Sendable, Codable {
    /// The session waits for changes.
    case idle
    /// The session builds.
    case building
    /// The session creates archives.
    case archiving
  }

  package var phase = Phase.building
  /// The result of the last build; `nil` before the first.
  package var build: BuildResult?
  /// Whether work that makes the next build fast is still to be done.
  package var isPreparing = false
  /// The steps from the last saved source to the visible pictures, in order; drawing is not included.
  package var steps: [WorkStep] = []
  /// The error that prevents all work.
  package var failure: LiveError?
  /// The latest archives; after a failed build, the previous ones remain.
  package var archives = LiveArchives()
  /// The number of the current set of archives; pictures of a lower number are out of date.
  package var generation = 0
  /// The widgets that could not be archived.
  package var faults: [WidgetFault] = []
  /// The warnings of the widgets' program, one line each.
  package var warnings: [String] = []
  /// The declarations of the program; `nil` before it has been listed, and for archives.
  package var listing: ProgramListing?
  /// The name of the app that the widgets belong to; `nil` if it is unknown.
  package var appName: String?
  /// Whether the archives match the current sources.
  package var isCurrent: Bool {
    phase == .idle && failure == nil && build?.isSuccessful != false
  }
}
