import Vitrine
import VitrineArguments
import VitrineCommandLine

/// `vitrine symbols`.
package struct SymbolsCommand: ParsableCommand {
  var project: String?
  var sheet: String?
  var isJSON = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "symbols", "List the symbols that views can name", operands: .words,
    discussion: [
      "Names in shapes, with badges and slashes follow from these, for example"
        + " 'leaf.circle.fill', '7.square' and 'bell.badge.slash'. With words, the command lists the"
        + " symbols whose names contain them all; it also finds a whole name by those rules.",
      "QUALITY rates how well a drawing matches Apple's symbol of the name; STEPS is the number of"
        + " parts that a variable value lights.",
      "--missing reads the Swift source of a project and lists the symbols that are not drawn, and"
        + " names that SF Symbols does not have. To draw one of the former as Apple does: select"
        + " it in Apple's SF Symbols app, choose File > Export Symbol…, and add the SVG to the"
        + " archive's assets, or to the project's asset catalog, under the symbol's name. Exits with"
        + " 1 if there are any.",
    ],
    examples: [
      .init("vitrine symbols", "all names"),
      .init("vitrine symbols cloud fill", "all filled clouds"),
      .init("vitrine symbols arrow --sheet arrows.png", "a picture of all arrows"),
      .init("vitrine symbols --missing MyApp", "a project's symbols that are not drawn"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] = [
    .option(
      "missing", .file("PROJECT"), \.project,
      "List the symbols that a project's source names and that are not drawn"),
    .option("sheet", .file("FILE.png"), \.sheet, "Draw the symbols with their names"),
    .json(\.isJSON),
  ]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    if let sheet { try OutputTarget.checkName(sheet, formats: ["png"]) }
    if let project { return try printMissing(of: project, console) }
    let symbols = SymbolsCommand.chosen(by: operands)
    guard !symbols.isEmpty else {
      throw .failed(
        ReportedDiagnostic(
          .error, "no symbol's name has \(Suggestion.list(operands.map(\.singleLine)))",
          hint: "'vitrine symbols' lists all names"), .unusable)
    }
    if let sheet {
      let names = symbols.prefix(SymbolSheet.capacity).map(\.name)
      try OutputFiles().write(SymbolSheet(names: names).png(), to: sheet)
      if symbols.count > names.count {
        console.say(
          "\(names.count) of \(symbols.count.counted("symbol")); add words to choose others")
      }
    } else if isJSON {
      try console.printJSON(symbols)
    } else {
      let titles = ["SYMBOL", "QUALITY", "LAYERS", "STEPS", "MODES", "SOURCE"]
      try console.print(TextTable.text([titles] + symbols.map(\.cells), numbers: [2, 3]))
    }
    return .done
  }

  /// Returns the symbols whose names contain all words; all symbols if there are no words.
  private static func chosen(by words: [String]) -> [SymbolDescription] {
    let words = words.map { $0.lowercased() }
    let listed = SymbolDescription.list { name in words.allSatisfy(name.contains) }
    let derived = words.filter { word in !listed.contains { $0.name == word } }
    return listed + derived.compactMap { SymbolDescription(named: $0) }
  }

  private func printMissing(
    of project: String, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let symbols = try ProjectSymbols(project)
    if isJSON {
      try console.printJSON(symbols.missing)
    } else if !symbols.missing.isEmpty {
      let titles = ["SYMBOL", "USES", "WHY", "FIRST USE"]
      try console.print(
        TextTable.text([titles] + symbols.missing.map(\.cells), numbers: [1]))
    }
    let undrawn = symbols.missing.count { $0.isKnown }
    console.say(
      "\(symbols.count.counted("symbol")), \(undrawn) not drawn,"
        + " \(symbols.missing.count - undrawn) that SF Symbols does not have")
    return symbols.missing.isEmpty ? .done : .problems
  }
}

extension ProjectSymbols.Missing {
  fileprivate var cells: [String] {
    let why =
      isKnown
      ? "not drawn" : "no such symbol" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
    return [name, String(places.count), why, places.first?.singleLine ?? ""]
  }
}

extension SymbolDescription {
  fileprivate var cells: [String] {
    [
      name, quality.rawValue, String(layers), String(steps),
      modes.map(\.rawValue).joined(separator: " "), sources.joined(separator: ", "),
    ]
  }
}
