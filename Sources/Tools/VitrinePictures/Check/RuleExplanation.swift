import Vitrine
import VitrineCheck
import VitrineCommandLine

/// A rule, with an example.
struct RuleExplanation: Encodable {
  let id: String
  let severity: String
  let isDefault: Bool
  let meaning: String
  let reason: String
  let ways: [String]
  let example: String
  let fault: JSONValue
  let mended: JSONValue
  /// The pictures of the example; `nil` if the problem cannot be seen.
  let pair: RulePair?
  private let views: (fault: String, mended: String)

  private enum CodingKeys: CodingKey {
    case id, severity, isDefault, meaning, reason, ways, example, fault, mended
  }

  /// Explains a rule by the first of its examples with a problem that is seen, or else by the first.
  ///
  /// - Throws: `CommandError` when it has none, or it cannot be drawn.
  init(_ rule: CheckRule) throws(CommandError) {
    (id, severity, isDefault) = (rule.id.rawValue, rule.severity.rawValue, rule.isDefault)
    (meaning, reason, ways) = (rule.meaning, rule.source, rule.ways)
    let own = PlantedFault.all.filter { $0.rule == rule.id.rawValue }
    do throws(ArchiveError) {
      var seen: (PlantedFault, RulePair)?
      for example in own where seen == nil {
        seen = try RulePair(of: example).map { (example, $0) }
      }
      guard let shown = seen?.0 ?? own.first else {
        throw ArchiveError(
          .notInArchive("the rule '\(rule.id.rawValue)' has no example", hint: nil))
      }
      pair = seen?.1
      (example, fault, mended) = (shown.name, shown.faultyArchive, shown.mendedArchive)
      views = (try Self.views(of: shown.fault, pair), try Self.views(of: shown.mended, pair))
    } catch {
      throw .failed(ReportedDiagnostic(error, file: rule.id.rawValue), .notRendered)
    }
  }

  /// Returns the views of the picture that shows the problem, or of the first one.
  private static func views(
    of widget: JSONValue, _ pair: RulePair?
  ) throws(ArchiveError) -> String {
    let document = try PlantedFault.document(of: widget)
    var axes = RequestAxes()
    axes.includesAllTargets = true
    guard let request = pair?.picture.request ?? document.combinations(axes).first?.request else {
      return ""
    }
    return try document.views(for: document.resolve(request)).map(\.view.text).joined()
  }

  /// The explanation as text.
  var text: String {
    let standing = isDefault ? severity : "\(severity), off by default"
    let mending = ways.enumerated().map { "  \($0 + 1). \($1)" }
    return
      (["\(id) (\(standing))", meaning, "", "Reason: \(reason)", "", "To mend it:"] + mending + [
        "", "Example: \(example)", "  with the fault:",
      ] + indented(views.fault) + ["  without:"] + indented(views.mended)).joined(separator: "\n")
  }

  private func indented(_ text: String) -> [String] {
    text.split(separator: "\n").map { "    \($0)" }
  }
}
