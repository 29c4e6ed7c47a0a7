import Vitrine
import VitrineCheck
import VitrineSnapshot

/// Checks pictures that changed, for those who review them.
enum ChangedPictures {
  /// The time limit for one picture, in seconds.
  private static let timeout = 10.0

  /// Returns a checker with the rules of the project; `nil` if their configuration cannot be read,
  /// which `vitrine check` reports.
  static func inspector(
    _ fonts: FontFolder, _ limits: ArchiveLimits
  ) -> (@Sendable (WidgetDocument, RenderRequest) -> [GoldenResult.Fault])? {
    guard let configuration = try? CheckConfiguration.read(FolderLocation(given: ".")) else {
      return nil
    }
    let renderer = Renderer(limits: limits, fonts: fonts, timeout: timeout)
    let checker = Checker(renderer: renderer, configuration: configuration)
    return { document, request in
      checker.check(document, showing: request).findings.map { finding in
        GoldenResult.Fault(
          rule: finding.rule, severity: finding.severity.rawValue, message: finding.message,
          path: finding.path)
      }
    }
  }
}
