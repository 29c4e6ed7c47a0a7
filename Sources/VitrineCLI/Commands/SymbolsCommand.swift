import Vitrine

extension Command {
  static let symbols = Command(
    "symbols", "List the symbols that views can name", flags: [.json],
    discussion: [
      "Names in shapes, with badges and crossed out follow from these, for example"
        + " 'leaf.circle.fill', '7.square' and 'bell.badge.slash'.",
      "QUALITY says how well a drawing says what Apple's symbol of the name says; STEPS is how many"
        + " parts a variable value lights.",
    ],
    examples: [Example("vitrine symbols", "all names")]
  ) { (arguments, console) throws(Stop) in
    let symbols = SymbolDescription.all
    if arguments.has(.json) {
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
