extension Shape: ArchiveValue {
  private static let simple: [(String, Shape)] = [
    ("rectangle", .rectangle(Rectangle())), ("circle", .circle(Circle())),
    ("capsule", .capsule(Capsule())), ("ellipse", .ellipse(Ellipse())),
    ("containerRelativeShape", .containerRelative(ContainerRelativeShape())),
  ]

  private static let kinds = [
    "rectangle", "roundedRectangle", "unevenRoundedRectangle", "circle", "capsule", "ellipse",
    "containerRelativeShape", "path",
  ]

  /// Reads an object with one shape, or the name of a shape that needs no number.
  ///
  /// - Throws: `ArchiveError` for an unknown shape.
  public init(from decoder: any Decoder) throws {
    if let name = decoder.plainString {
      guard let shape = Shape.simple.first(where: { $0.0 == name })?.1 else {
        throw Shape.unknown(name, decoder)
      }
      self = shape
      return
    }
    if let type = decoder.jsonType, type != .object {
      throw decoder.mismatch("a shape's name or an object with one shape")
    }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    let keys = decoder.keys(of: container)
    guard let name = keys.first, keys.count == 1 else {
      throw ArchiveError(
        .invalidValue("expected an object with one shape"), at: decoder.codingPath)
    }
    guard Shape.kinds.contains(name), let reader = Content.readers[name],
      case .shape(let shape) = try reader.read(container.superDecoder(forKey: ArchiveKey(name)))
    else { throw Shape.unknown(name, decoder) }
    self = shape
  }

  private static func unknown(_ name: String, _ decoder: any Decoder) -> ArchiveError {
    ArchiveError(
      .unknownName(kind: .shape, name: name, candidates: kinds), at: decoder.codingPath)
  }

  /// Writes the shape's name where that is enough, otherwise an object.
  public func encode(to encoder: any Encoder) throws {
    if let name = Shape.simple.first(where: { $0.1 == self })?.0 {
      var container = encoder.singleValueContainer()
      return try container.encode(name)
    }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    let (name, payload) = form
    try payload.encode(to: container.superEncoder(forKey: ArchiveKey(name)))
  }

  /// An object with one shape, or a name.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Shape") { definitions in
      var options: [JSONValue] = [["enum": .array(simple.map { .string($0.0) })]]
      for kind in kinds {
        guard let payload = Content.readers[kind]?.schema(&definitions) else { continue }
        options.append([
          "type": "object", "additionalProperties": false, "required": [.string(kind)],
          "properties": .object([kind: payload, ArchiveKey.comment: true]),
        ])
      }
      return ["anyOf": .array(options)]
    }
  }
}
