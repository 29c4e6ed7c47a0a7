import Vitrine
import VitrineCheck
import VitrineSnapshot

/// What checks find in pictures that changed, for those who review them.
enum ChangedPictures {
  /// Most seconds for one picture.
  private static let timeout = 10.0

  /// Looks at a picture by the rules of the project; `nil` where their configuration cannot be read, which
  /// `vitrine check` tells of.
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
