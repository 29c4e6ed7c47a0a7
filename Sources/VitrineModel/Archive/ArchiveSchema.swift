/// The JSON Schema of archives, made from the types that read and write them.
package enum ArchiveSchema {
  /// The whole schema, draft 2020-12.
  package static var document: JSONValue {
    var definitions = SchemaDefinitions()
    let root = ArchiveFile.schema(in: &definitions)
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string("urn:vitrine:archive:" + FormatVersion.current.text),
      "title": "Vitrine widget archive",
      "$comment": .string(limits),
      "allOf": [root],
      "$defs": .object(definitions.table.compactMapValues { $0 }),
    ]
  }

  /// What a schema cannot say: the limits on the whole.
  private static var limits: String {
    let parts = ArchiveLimits.table.map {
      "\($0.limit.rawValue): \(ArchiveLimits.standard[keyPath: $0.value])"
    }
    return "At most: " + parts.joined(separator: "; ") + "."
  }
}
