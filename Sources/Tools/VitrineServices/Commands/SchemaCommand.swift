import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineSnapshot

/// `vitrine schema`.
package struct SchemaCommand: ParsableCommand {
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "schema", "Print the JSON Schema of archives, matrix.json, or a worker's lines",
    operands: .schema,
    discussion: [
      "Editors use it to check and complete files: names, defaults, an example of each view and "
        + "modifier, and names of symbols. The draft is 2020-12."
    ],
    examples: [
      .init("vitrine schema > archive.schema.json", "a file for \"$schema\" of an archive"),
      .init("vitrine schema matrix > matrix.schema.json", "the schema of 'matrix.json'"),
      .init("vitrine schema worker", "the schema of requests to 'vitrine worker' and its answers"),
    ])

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    switch operands.first.flatMap(SchemaKind.init) ?? .archive {
    case .archive:
      try console.printJSON(
        ArchiveSchema.document(symbols: SymbolDescription.listedNames.sorted()))
    case .matrix: try console.printJSON(MatrixSchema.document)
    case .worker: try console.printJSON(WorkerSchema.document)
    }
    return .done
  }
}
