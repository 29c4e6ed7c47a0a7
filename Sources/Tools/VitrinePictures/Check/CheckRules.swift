import VitrineArguments
import VitrineCheck
import VitrineCommandLine

/// The list of rules that `vitrine check --rules` prints.
enum CheckRules {
  static func list(_ console: Console, isJSON: Bool) throws(CommandError) -> ExitCode {
    if isJSON {
      try console.printJSON(CheckRule.all.map(ListedRule.init))
      return .done
    }
    let rows = CheckRule.all.map { rule in
      [rule.id.rawValue, rule.isDefault ? rule.severity.rawValue : "off", rule.meaning]
    }
    try console.print(TextTable.text(rows))
    return .done
  }
}

/// A rule in the JSON output.
private struct ListedRule: Encodable {
  let id: String
  let severity: String
  let isDefault: Bool
  let meaning: String
  let advice: String
  let source: String

  init(_ rule: CheckRule) {
    (id, severity, isDefault) = (rule.id.rawValue, rule.severity.rawValue, rule.isDefault)
    (meaning, advice, source) = (rule.meaning, rule.advice, rule.source)
  }
}
