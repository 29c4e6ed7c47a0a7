import Vitrine

extension Command {
  static let schema = Command(
    "schema", "Print the JSON Schema of archives",
    discussion: ["Editors check and complete archives with it; the draft is 2020-12."],
    examples: [
      Example("vitrine schema > archive.schema.json", "a file for \"$schema\" of an archive")
    ]
  ) { (_, console) throws(Stop) in
    try console.printJSON(ArchiveSchema.document)
    return .done
  }
}
