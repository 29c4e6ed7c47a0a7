import Vitrine
import VitrineArguments
import VitrineSnapshot

/// `vitrine schema`.
struct SchemaCommand: ParsableCommand {
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "schema", "Print the JSON Schema of archives, or of matrix.json", operands: .schema,
    discussion: [
      "Editors check and complete the files with it: names, defaults, an example of each view and "
        + "modifier, and names of symbols. The draft is 2020-12."
    ],
    examples: [
      .init("vitrine schema > archive.schema.json", "a file for \"$schema\" of an archive"),
      .init("vitrine schema matrix > matrix.schema.json", "the one of 'matrix.json'"),
    ])

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    switch operands.first.flatMap(SchemaKind.init) ?? .archive {
    case .archive:
      try console.printJSON(
        ArchiveSchema.document(symbols: SymbolDescription.all.map(\.name).sorted()))
    case .matrix: try console.printJSON(MatrixSchema.document)
    }
    return .done
  }
}
