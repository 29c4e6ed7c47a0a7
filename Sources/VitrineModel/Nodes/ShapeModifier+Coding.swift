extension ShapeModifier: ArchiveValue {
  /// How the payload of one kind is read and described.
  private struct Reader: Sendable {
    let read: @Sendable (any Decoder) throws -> ShapeModifier
    let schema: @Sendable (inout SchemaDefinitions) -> JSONValue

    init<Payload: ArchiveValue>(_ make: @escaping @Sendable (Payload) -> ShapeModifier) {
      read = { make(try Payload(from: $0)) }
      schema = { Payload.schema(in: &$0) }
    }
  }

  /// The kinds by their name in archives.
  private static let readers: [String: Reader] = [
    "trim": Reader(ShapeModifier.trim), "inset": Reader(ShapeModifier.inset),
    "offset": Reader(ShapeModifier.offset), "scale": Reader(ShapeModifier.scale),
    "rotation": Reader(ShapeModifier.rotation), "transform": Reader(ShapeModifier.transform),
    "size": Reader(ShapeModifier.size),
  ]

  private static let names = readers.keys.sorted()

  /// Name and payload in archives.
  var form: (name: String, payload: any ArchiveValue) {
    switch self {
    case .trim(let payload): ("trim", payload)
    case .inset(let payload): ("inset", payload)
    case .offset(let payload): ("offset", payload)
    case .scale(let payload): ("scale", payload)
    case .rotation(let payload): ("rotation", payload)
    case .transform(let payload): ("transform", payload)
    case .size(let payload): ("size", payload)
    }
  }

  /// Reads an object with one change.
  ///
  /// - Throws: `ArchiveError` for an unknown change or a faulty payload.
  public init(from decoder: any Decoder) throws {
    let example = "an object with one change of a shape, for example {\"trim\": {\"to\": 0.5}}"
    if let type = decoder.jsonType, type != .object { throw decoder.mismatch(example) }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    let keys = decoder.keys(of: container)
    guard let name = keys.first, keys.count == 1 else {
      throw ArchiveError(.invalidValue("expected \(example)"), at: decoder.codingPath)
    }
    guard let reader = ShapeModifier.readers[name] else {
      throw ArchiveError(
        .unknownName(kind: .modifier, name: name, candidates: ShapeModifier.names),
        at: decoder.codingPath)
    }
    self = try reader.read(container.superDecoder(forKey: ArchiveKey(name)))
  }

  /// Writes an object with one change.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ArchiveKey.self)
    let (name, payload) = form
    try payload.encode(to: container.superEncoder(forKey: ArchiveKey(name)))
  }

  /// An object with one change.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("ShapeModifier") { definitions in
      let forms = names.map { name -> JSONValue in
        [
          "type": "object", "additionalProperties": false, "required": [.string(name)],
          "properties": .object([
            name: readers[name]?.schema(&definitions) ?? true, ArchiveKey.comment: true,
          ]),
        ]
      }
      return ["anyOf": .array(forms)]
    }
  }
}
