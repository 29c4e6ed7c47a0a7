import VitrineCoding
import VitrineModel

/// The JSON Schema of archives, made from the types that read and write them.
package enum ArchiveSchema {
  /// The whole schema, draft 2020-12.
  package static var document: JSONValue { document(symbols: []) }

  /// The whole schema, draft 2020-12.
  ///
  /// - Parameter symbols: names of symbols for editors to complete; others are valid, too.
  package static func document(symbols: [String]) -> JSONValue {
    document(
      name: "archive", title: "Vitrine widget archive", comment: limits, symbols: symbols
    ) { ArchiveFile.schema(in: &$0) }
  }

  /// The schema of a type that describes archives or their goldens.
  ///
  /// - Parameters:
  ///   - name: the last part of the schema's identifier.
  ///   - root: creates the schema of the root value.
  package static func document(
    name: String, title: String, comment: String, symbols: [String] = [],
    root: (inout SchemaDefinitions) -> JSONValue
  ) -> JSONValue {
    var definitions = SchemaDefinitions()
    let root = root(&definitions)
    var table = definitions.table.compactMapValues { $0 }
    for (union, snippets) in [
      ("ViewNode", snippets(Content.codecs)), ("Modifier", snippets(Modifier.codecs)),
    ] {
      guard case .object(var members)? = table[union] else { continue }
      members["defaultSnippets"] = snippets
      table[union] = .object(members)
    }
    if !symbols.isEmpty {
      table = table.mapValues(completed)
      table[symbolDefinition] = ["enum": .array(symbols.map { .string($0) })]
    }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": .string("urn:vitrine:\(name):" + FormatVersion.current.text),
      "title": .string(title),
      "$comment": .string(comment),
      "allOf": [root],
      "$defs": .object(table),
    ]
  }

  private static let symbolDefinition = "SymbolName"

  /// Returns the schema with names of symbols as any text, of which editors propose the known ones.
  private static func completed(_ schema: JSONValue) -> JSONValue {
    switch schema {
    case .object(var members):
      members = members.mapValues(completed)
      if members["format"] == .string(ValueRule<String>.symbolFormat) {
        members["anyOf"] = [
          ["$ref": .string("#/$defs/" + symbolDefinition)], ["type": "string"],
        ]
      }
      return .object(members)
    case .array(let elements): return .array(elements.map(completed))
    case .null, .bool, .number, .string: return schema
    }
  }

  /// One example of each case, as Visual Studio Code offers them.
  private static func snippets<Union>(_ codecs: CaseCodecs<Union>) -> JSONValue {
    .array(
      codecs.all.map { codec in
        [
          "label": .string(codec.name), "description": .string(codec.summary),
          "body": .object([codec.name: JSONValue(text: codec.example)]),
        ]
      })
  }

  /// The limits on the archive as a whole, which a schema cannot express.
  private static var limits: String {
    let parts = ArchiveLimits.table.map {
      "\($0.limit.rawValue): \(ArchiveLimits.standard[keyPath: $0.value])"
    }
    return "At most: " + parts.joined(separator: "; ") + "."
  }
}
