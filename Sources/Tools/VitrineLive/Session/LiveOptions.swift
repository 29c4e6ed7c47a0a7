import Vitrine
import VitrineProcess

/// The options of a session.
package struct LiveOptions: Sendable {
  /// The folder for the data of widgets between runs; `nil` is `.vitrine/widgets` in the source's
  /// folder.
  package var data: String?
  /// The program of widgets, or the target of an Xcode project, if there are several.
  package var target: String?
  /// Whether the previews of the project's views are shown instead of its widgets.
  package var showsPreviews = false
  /// Whether the project's code runs in a sandbox.
  package var sandbox = SandboxChoice()
  /// The conditions under which views are evaluated.
  package var evaluation = Evaluation()
  /// Whether files are watched; otherwise only ``LiveSession/build()`` looks for changes.
  package var watches = true
  /// The absolute paths of folders below the source that contain no sources.
  package var ignored: [String] = []
  /// The limits on the cost of a picture.
  package var limits = ArchiveLimits.standard
  /// The time limit for one picture, in seconds.
  package var timeout = 10.0

  package init() {}
}
