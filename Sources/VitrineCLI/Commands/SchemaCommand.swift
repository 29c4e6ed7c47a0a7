import Vitrine
import VitrineArguments

/// `vitrine schema`.
struct SchemaCommand: ParsableCommand {
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "schema", "Print the JSON Schema of archives",
    discussion: ["Editors check and complete archives with it; the draft is 2020-12."],
    examples: [
      .init("vitrine schema > archive.schema.json", "a file for \"$schema\" of an archive")
    ])

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    try console.printJSON(ArchiveSchema.document)
    return .done
  }
}
