extension ShapeStyle: ArchiveValue {
  private enum Key {
    static let style = ArchiveKey("style")
    static let opacity = ArchiveKey("opacity")
  }

  private static let byName = Dictionary(names) { first, _ in first }

  /// Reads a style's name, an object with a gradient or a nested style, or a colour.
  ///
  /// - Throws: `ArchiveError` for an unknown name.
  public init(from decoder: any Decoder) throws {
    if let name = decoder.plainString {
      self = try ShapeStyle(name: name, at: decoder.codingPath)
      return
    }
    if let type = decoder.jsonType, type != .object {
      throw decoder.mismatch("a style's name or an object")
    }
    let container = try decoder.container(keyedBy: ArchiveKey.self)
    if let gradient = try GradientStyle(container, decoder) {
      self = .gradient(gradient)
    } else if container.contains(Key.style) {
      let factor = try container.decode(Double.self, forKey: Key.opacity)
      self = .opacity(
        try container.decode(ShapeStyle.self, forKey: Key.style),
        try ValueRule<Double>.fraction.apply(factor, decoder, key: Key.opacity))
      ShapeStyle.reportUnknown(container, decoder, known: [Key.style, Key.opacity])
    } else {
      self = .color(try Color(from: decoder))
    }
  }

  private static func reportUnknown(
    _ container: KeyedDecodingContainer<ArchiveKey>, _ decoder: any Decoder, known: [ArchiveKey]
  ) {
    let names = known.map(\.stringValue)
    decoder.reportUnknown(container, known: names.contains) { names }
  }

  /// Reads a name or a hexadecimal text.
  init(name: String, at path: [any CodingKey] = []) throws {
    if let style = ShapeStyle.byName[name] {
      self = style
    } else if SystemColor(rawValue: name) != nil || name.hasPrefix("#") {
      self = .color(try Color(name: name, at: path))
    } else {
      let candidates = ShapeStyle.names.map(\.0) + SystemColor.allCases.map(\.rawValue)
      throw ArchiveError(.unknownName(kind: .style, name: name, candidates: candidates), at: path)
    }
  }

  /// Writes the shortest form; a colour that shares its name with a style is written as an object.
  public func encode(to encoder: any Encoder) throws {
    if let plain {
      var container = encoder.singleValueContainer()
      return try container.encode(plain)
    }
    switch self {
    case .gradient(let gradient):
      var container = encoder.container(keyedBy: ArchiveKey.self)
      let (name, payload) = gradient.form
      try payload.encode(to: container.superEncoder(forKey: ArchiveKey(name)))
    case .opacity(let style, let factor):
      var container = encoder.container(keyedBy: ArchiveKey.self)
      try container.encode(style, forKey: Key.style)
      try container.encode(factor, forKey: Key.opacity)
    case .color(let color) where color.text != nil:
      var container = encoder.container(keyedBy: ArchiveKey.self)
      try container.encode(color, forKey: ArchiveKey("color"))
    case .color(let color): try color.encode(to: encoder)
    case .hierarchical, .foreground, .tint, .background, .fill, .separator:
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "no such level"))
    }
  }

  /// The form as a plain string, if there is one that does not name another style.
  var plain: String? {
    if let name = ShapeStyle.names.first(where: { $0.1 == self })?.0 { return name }
    guard case .color(let color) = self, let text = color.text, ShapeStyle.byName[text] == nil
    else { return nil }
    return text
  }

  /// The schema of the styles that are a plain string.
  static let nameSchema: @Sendable (inout SchemaDefinitions) -> JSONValue = { definitions in
    let colors = Color.nameSchema(&definitions)
    return ["anyOf": [["enum": .array(names.map { .string($0.0) })], colors]]
  }

  /// A name, an object with a gradient or a nested style, or a colour.
  public static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("ShapeStyle") { definitions in
      let fraction: JSONValue = ["type": "number", "minimum": 0, "maximum": 1]
      let options: [JSONValue] =
        [["enum": .array(names.map { .string($0.0) })], Color.schema(in: &definitions)]
        + GradientStyle.schemas(&definitions) + [
          [
            "type": "object", "additionalProperties": false, "required": ["style", "opacity"],
            "properties": [
              "style": ["$ref": "#/$defs/ShapeStyle"], "opacity": fraction, "$comment": true,
            ],
          ]
        ]
      return ["anyOf": .array(options)]
    }
  }
}
