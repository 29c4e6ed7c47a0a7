import VitrineCoding
import VitrineGeometry

extension ShapeStyle: ArchiveValue {
  /// The keys of styles that are written as objects.
  package enum Key {
    static let style = ArchiveKey("style")
    static let level = ArchiveKey("level")
    static let opacity = ArchiveKey("opacity")
    static let blendMode = ArchiveKey("blendMode")
    static let shadow = ArchiveKey("shadow")
    static let gradient = ArchiveKey("gradient")
    static let imagePaint = ArchiveKey("imagePaint")
    /// The keys by which an object can change a style.
    static let changes = [level, opacity, blendMode, shadow]
  }

  static let byName = Dictionary(names) { first, _ in first }

  /// Reads a style's name, an object with a gradient, an image or a changed style, or a colour.
  ///
  /// - Throws: `ArchiveError` for an unknown name.
  package init(from decoder: any Decoder) throws {
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
    } else if container.contains(Key.gradient) {
      self = .colorGradient(try container.decode(Color.self, forKey: Key.gradient))
      ShapeStyle.reportUnknown(container, decoder, known: [Key.gradient])
    } else if container.contains(Key.imagePaint) {
      self = .image(try container.decode(ImagePaint.self, forKey: Key.imagePaint))
      ShapeStyle.reportUnknown(container, decoder, known: [Key.imagePaint])
    } else if let changed = try ShapeStyle(changed: container, decoder) {
      self = changed
    } else {
      self = .color(try Color(from: decoder))
    }
  }

  package static func reportUnknown(
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
  package func encode(to encoder: any Encoder) throws {
    if let plain {
      var container = encoder.singleValueContainer()
      return try container.encode(plain)
    }
    if case .color(let color) = self, color.text == nil { return try color.encode(to: encoder) }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    switch self {
    case .gradient(let gradient): try gradient.encode(into: &container)
    case .colorGradient(let color): try container.encode(color, forKey: Key.gradient)
    case .image(let image): try container.encode(image, forKey: Key.imagePaint)
    case .color(let color): try container.encode(color, forKey: ArchiveKey("color"))
    case .level, .opacity, .blendMode, .shadow: try encodeChange(to: &container)
    case .hierarchical, .foreground, .tint, .background, .fill, .separator, .selection, .link,
      .placeholder, .windowBackground, .material:
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "no such level"))
    }
  }

  /// The form as a plain string, if there is one that does not name another style.
  package var plain: String? {
    if let name = ShapeStyle.names.first(where: { $0.1 == self })?.0 { return name }
    guard case .color(let color) = self, let text = color.text, ShapeStyle.byName[text] == nil
    else { return nil }
    return text
  }

  /// The schema of the styles that are a plain string.
  package static let nameSchema: @Sendable (inout SchemaDefinitions) -> JSONValue = { definitions in
    let colors = Color.nameSchema(&definitions)
    return ["anyOf": [["enum": .array(names.map { .string($0.0) })], colors]]
  }

  /// A name, an object with a gradient, an image or a changed style, or a colour.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("ShapeStyle") { definitions in
      let own: [(ArchiveKey, JSONValue)] = [
        (Key.gradient, Color.schema(in: &definitions)),
        (Key.imagePaint, ImagePaint.schema(in: &definitions)),
      ]
      let objects = own.map { key, schema in
        object([key.stringValue: schema], required: [key.stringValue])
      }
      let options: [JSONValue] =
        [["enum": .array(names.map { .string($0.0) })], Color.schema(in: &definitions)]
        + GradientStyle.objectSchemas(in: &definitions) + objects + changeSchemas(&definitions)
      return ["anyOf": .array(options)]
    }
  }

  static func object(_ properties: [String: JSONValue], required: [String]) -> JSONValue {
    [
      "type": "object", "additionalProperties": false,
      "required": .array(required.map(JSONValue.string)),
      "properties": .object(properties.merging([ArchiveKey.comment: true]) { first, _ in first }),
    ]
  }
}
