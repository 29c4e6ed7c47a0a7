extension Modifier: ArchiveValue {
  /// The names of all modifiers in alphabetical order.
  package static var names: [String] { orderedNames }
  private static let orderedNames = readers.keys.sorted()

  /// Reads an object with one modifier.
  ///
  /// - Throws: `ArchiveError` for a faulty payload; an unknown modifier becomes a warning.
  public init(from decoder: any Decoder) throws {
    if let type = decoder.jsonType, type != .object {
      throw decoder.mismatch("an object with one modifier, for example {\"padding\": 8}")
    }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    let keys = decoder.keys(of: container)
    guard let name = keys.first, keys.count == 1 else {
      let list = keys.map { "'\($0)'" }.joined(separator: " and ")
      throw ArchiveError(
        .invalidValue(
          keys.isEmpty
            ? "expected an object with one modifier, for example {\"padding\": 8}"
            : "an object holds one modifier, but here are \(list)"),
        at: decoder.codingPath)
    }
    let key = ArchiveKey(name)
    if let reader = Modifier.readers[name] {
      do {
        self = try reader.read(container.superDecoder(forKey: key))
        return
      } catch let error as ArchiveError where decoder.archiveContext?.tolerates(error) == true {
        // A name of a newer format stands where it cannot be left out.
      }
    } else {
      decoder.report(
        .unknownName(kind: .modifier, name: name, candidates: Modifier.names))
    }
    self = .unknown(
      name: name, payload: try container.decode(JSONValue.self, forKey: key))
  }

  /// Writes an object with one modifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    let (name, payload) = form
    try payload.encode(to: container.superEncoder(forKey: ArchiveKey(name)))
  }

  /// An object with one modifier.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Modifier") { definitions in
      var properties: [String: JSONValue] = [ArchiveKey.comment: true]
      for name in names { properties[name] = readers[name]?.schema(&definitions) }
      return [
        "type": "object", "properties": .object(properties), "additionalProperties": false,
        "oneOf": .array(names.map { ["required": [.string($0)]] }),
      ]
    }
  }
}
