import Vitrine
import VitrineArguments
import VitrineCheck

/// The words that a command takes in addition to its options.
package enum Operands: Hashable, Sendable {
  /// No words.
  case none
  /// One archive.
  case archive
  /// One archive, and a point in the widget.
  case archiveAndPoint
  /// One archive, or else what the current folder holds.
  case optionalArchive
  /// Archives, a folder or a project, or else what the current folder holds.
  case archives
  /// Any number of patterns that select goldens.
  case patterns
  /// Any number of words that names contain.
  case words
  /// The expected and the actual picture.
  case pictures
  /// The word `merge` and one or more reports.
  case reports
  /// The name of a shell.
  case shell
  /// The name of a command; optional.
  case command
  /// An Xcode project or a folder.
  case project
  /// A kind of file; optional.
  case schema
  /// The folder or the JSON file of a report.
  case report
  /// A name for the new project; optional.
  case name
  /// A JavaScript file.
  case script
  /// A push notification; optional.
  case payload
  /// A package, an Xcode project, archives or a folder of them.
  case source
  /// The id of a rule of `vitrine check`.
  case rule

  /// The operands as a usage line shows them.
  package var usage: String {
    switch self {
    case .none: ""
    case .archive: "ARCHIVE"
    case .archiveAndPoint: "ARCHIVE X Y"
    case .optionalArchive: "[ARCHIVE]"
    case .archives: "[ARCHIVE…]"
    case .patterns: "[PATTERN…]"
    case .words: "[WORD…]"
    case .pictures: "EXPECTED.png ACTUAL.png"
    case .reports: "merge REPORT…"
    case .shell: "SHELL"
    case .command: "[COMMAND]"
    case .project: "[PROJECT]"
    case .schema: "[\(SchemaKind.allCases.map(\.rawValue).joined(separator: "|"))]"
    case .report: "REPORT"
    case .script: "SCRIPT"
    case .payload: "[PAYLOAD]"
    case .source: "[PATH]"
    case .name: "[NAME]"
    case .rule: "RULE"
    }
  }

  /// The possible words; empty if they are not a fixed set, and for the name of a command, which only the
  /// table of commands knows.
  package var possibleValues: [String] {
    switch self {
    case .none, .archive, .archiveAndPoint, .archives, .optionalArchive, .patterns, .words,
      .pictures, .project,
      .source, .report, .name, .script, .payload, .command:
      []
    case .schema: SchemaKind.allCases.map(\.rawValue)
    case .reports: ["merge"]
    case .shell: Shell.allCases.map(\.rawValue)
    case .rule: RuleID.allCases.map(\.rawValue)
    }
  }

  /// Checks the number and values of words.
  ///
  /// - Throws: `ValidationError` with a hint when there are too few or too many, or one is invalid.
  package func check(_ words: [String], usage: String) throws(ValidationError) {
    let usage = "usage: " + usage
    switch self {
    case .none: try check(words, 0...0, missing: "", usage)
    case .archive: try check(words, 1...1, missing: "no archive is given", usage)
    case .archiveAndPoint:
      try check(words, 3...3, missing: "an archive and a point are needed", usage)
    case .patterns, .words, .archives: break
    case .project, .source, .name, .payload, .optionalArchive:
      try check(words, 0...1, missing: "", usage)
    case .report: try check(words, 1...1, missing: "no report is given", usage)
    case .script: try check(words, 1...1, missing: "no script is given", usage)
    case .schema:
      try check(words, 0...1, missing: "", usage)
      try Operands.check(words, kind: "schema", among: possibleValues)
    case .pictures: try check(words, 2...2, missing: "two pictures are needed", usage)
    case .reports:
      try check(words, 2...Int.max, missing: "no report is given", usage)
      try Operands.check(words, kind: "word", among: possibleValues)
    case .shell:
      try check(words, 1...1, missing: "no shell is given", usage)
      try Operands.check(words, kind: "shell", among: possibleValues)
    case .rule:
      try check(
        words, 1...1, missing: "no rule is given: 'vitrine check --rules' lists them", usage)
      try Operands.check(words, kind: "rule", among: possibleValues)
    case .command: try check(words, 0...1, missing: "", usage)
    }
  }

  /// Checks that the first word, if there is one, is known.
  ///
  /// - Throws: `ValidationError` with the nearest known word as its hint.
  package static func check(
    _ words: [String], kind: String, among known: [String]
  ) throws(ValidationError) {
    guard let word = words.first, !known.contains(word) else { return }
    throw ValidationError(
      "unknown \(kind) '\(word.singleLine)'", hint: Suggestion.hint(for: word, among: known))
  }

  private func check(
    _ words: [String], _ count: ClosedRange<Int>, missing: String, _ usage: String
  ) throws(ValidationError) {
    guard words.count >= count.lowerBound else { throw ValidationError(missing, hint: usage) }
    guard words.count <= count.upperBound else {
      throw ValidationError(
        "unexpected argument '\(words[count.upperBound].singleLine)'", hint: usage)
    }
  }
}
