extension Shape: ArchiveUnion, ArchiveValue {
  package static let nameKind = ArchiveError.NameKind.shape

  package static let codecs = CaseCodecs<Shape>([
    CaseCodec(
      "rectangle", Shape.rectangle, { $0.payload as? Rectangle },
      "A rectangle.", #"{"fill": "tint"}"#),
    CaseCodec(
      "roundedRectangle", Shape.roundedRectangle, { $0.payload as? RoundedRectangle },
      "A rectangle with round corners.", #"{"cornerRadius": 8, "fill": "tint"}"#),
    CaseCodec(
      "unevenRoundedRectangle", Shape.unevenRoundedRectangle,
      { $0.payload as? UnevenRoundedRectangle },
      "A rectangle with a radius for each corner.",
      #"{"topLeading": 12, "bottomTrailing": 12, "fill": "blue"}"#),
    CaseCodec(
      "circle", Shape.circle, { $0.payload as? Circle },
      "The largest circle in the middle of the box.",
      #"{"stroke": {"style": "red", "lineWidth": 2}}"#),
    CaseCodec(
      "capsule", Shape.capsule, { $0.payload as? Capsule },
      "A rectangle whose shorter sides are half circles.", #"{"fill": "tint"}"#),
    CaseCodec(
      "ellipse", Shape.ellipse, { $0.payload as? Ellipse },
      "An ellipse that touches the box's sides.", #"{"strokeBorder": {"lineWidth": 4}}"#),
    CaseCodec(
      "containerRelativeShape", Shape.containerRelative, { $0.payload as? ContainerRelativeShape },
      "The widget's own outline, inset as far as the shape's box is.", #"{"fill": "tint"}"#),
    CaseCodec(
      "path", Shape.path, { $0.payload as? PathShape },
      "An outline with fixed coordinates, measured from the box's top left corner.",
      #"{"d": "M 0 0 L 10 0 L 5 8 Z"}"#),
  ])

  /// The shapes that need no number, by their names.
  private static let plain: [(name: String, shape: Shape)] = [
    Shape.rectangle(Rectangle()), .circle(Circle()), .capsule(Capsule()), .ellipse(Ellipse()),
    .containerRelative(ContainerRelativeShape()),
  ].map { ($0.encodedCase.name, $0) }

  /// Reads an object with one shape, or the name of a shape that needs no number.
  ///
  /// - Throws: `ArchiveError` for an unknown shape.
  package init(from decoder: any Decoder) throws {
    guard let name = decoder.plainString else {
      self = try Shape(object: decoder, or: "a shape's name")
      return
    }
    guard let shape = Shape.plain.first(where: { $0.name == name })?.shape else {
      throw ArchiveError(Shape.unknownName(name), at: decoder.codingPath)
    }
    self = shape
  }

  /// Writes the shape's name where that is enough, otherwise an object.
  package func encode(to encoder: any Encoder) throws {
    if let name = Shape.plain.first(where: { $0.shape == self })?.name {
      return try name.encode(to: encoder)
    }
    var container = encoder.container(keyedBy: ArchiveKey.self)
    try encode(into: &container)
  }

  /// An object with one shape, or a name.
  package static func schema(in definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference("Shape") { definitions in
      let names: JSONValue = ["enum": .array(plain.map { .string($0.name) })]
      return ["anyOf": .array([names] + objectSchemas(in: &definitions))]
    }
  }
}
