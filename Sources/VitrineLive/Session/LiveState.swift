import Vitrine
import VitrineProcess

/// The state of a session at one time.
package struct LiveState: Sendable {
  /// The current activity of a session.
  package enum Phase: String, Sendable, Codable {
    /// It waits for changes.
    case idle
    /// It builds.
    case building
    /// It makes archives.
    case archiving
  }

  package var phase = Phase.building
  /// How the last build ended; `nil` before there was one.
  package var build: BuildResult?
  /// Why nothing could be done at all.
  package var failure: LiveError?
  /// The archives made last; those of a build that failed since stay.
  package var archives = LiveArchives()
  /// Counts sets of archives: a picture of an older one is out of date.
  package var generation = 0
  /// The widgets that could not be archived.
  package var faults: [WidgetFault] = []
  /// Warnings of the widgets' program, one line each.
  package var warnings: [String] = []
  /// The declarations of the program; `nil` before it has been listed, and for archives.
  package var listing: ProgramListing?
  /// Whether the archives are those of the sources as they are.
  package var isCurrent: Bool {
    phase == .idle && failure == nil && build?.isSuccessful != false
  }
}
