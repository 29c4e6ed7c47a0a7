import Vitrine
import VitrineArguments

/// `vitrine symbols`.
struct SymbolsCommand: ParsableCommand {
  var isJSON = false
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "symbols", "List the symbols that views can name",
    discussion: [
      "Names in shapes, with badges and crossed out follow from these, for example"
        + " 'leaf.circle.fill', '7.square' and 'bell.badge.slash'.",
      "QUALITY says how well a drawing says what Apple's symbol of the name says; STEPS is how many"
        + " parts a variable value lights.",
    ],
    examples: [.init("vitrine symbols", "all names")])

  static let arguments: [ArgumentDefinition<Self>] = [
    .json(\.isJSON)
  ]

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    let symbols = SymbolDescription.all
    if isJSON {
      try console.printJSON(symbols)
    } else {
      let titles = ["SYMBOL", "QUALITY", "LAYERS", "STEPS", "MODES", "SOURCE"]
      try console.print(TextTable.text([titles] + symbols.map(\.cells), numbers: [2, 3]))
    }
    return .done
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
