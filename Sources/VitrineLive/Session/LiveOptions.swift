import Vitrine
import VitrineProcess

/// How a session works.
package struct LiveOptions: Sendable {
  /// Where widgets keep data between runs; `nil` is `.vitrine/widgets` in the source's folder.
  package var data: String?
  /// The program of widgets, or the target of an Xcode project, where there are several.
  package var target: String?
  /// Whether the project's code is kept to its project.
  package var sandbox = SandboxChoice()
  /// The conditions under which views are evaluated.
  package var evaluation = Evaluation()
  /// Whether files are watched; else only ``LiveSession/build()`` looks for changes.
  package var watches = true
  /// Folders below the source in which nothing is a source: paths from the root of the disk on.
  package var ignored: [String] = []
  /// The limits on the cost of a picture.
  package var limits = ArchiveLimits.standard
  /// Most seconds for one picture.
  package var timeout = 10.0

  package init() {}
}
