import Vitrine
import VitrineCheck

/// Checks of single pictures, for those who review goldens and galleries.
enum PictureChecks {
  /// The time limit for one picture, in seconds.
  private static let timeout = 10.0

  /// Returns a checker with the rules of the project; `nil` if their configuration cannot be read,
  /// which `vitrine check` reports.
  static func inspector(
    _ fonts: FontFolder, _ limits: ArchiveLimits
  ) -> (@Sendable (WidgetDocument, RenderRequest) -> [Finding])? {
    inspector(Renderer(limits: limits, fonts: fonts, timeout: timeout))
  }

  /// Checks a picture by the rules of the project, with the faces and limits of a renderer.
  static func inspector(
    _ renderer: Renderer
  ) -> (@Sendable (WidgetDocument, RenderRequest) -> [Finding])? {
    guard let configuration = try? CheckConfiguration.read(FolderLocation(given: ".")) else {
      return nil
    }
    let checker = Checker(renderer: renderer, configuration: configuration)
    return { checker.check($0, showing: $1).findings }
  }
}
