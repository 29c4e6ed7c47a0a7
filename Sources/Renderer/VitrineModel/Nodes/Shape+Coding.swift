import VitrineCoding

extension Shape: ArchiveUnion, ArchiveValue {
  package static let nameKind = ArchiveError.NameKind.shape

  /// One row for each case: its name, payload and description.
  struct Cases: Sendable {
    let rectangle = UnionCase(
      "rectangle", Shape.rectangle,
      "A rectangle.", #"{"fill": "tint"}"#)
    let roundedRectangle = UnionCase(
      "roundedRectangle", Shape.roundedRectangle,
      "A rectangle with round corners.", #"{"cornerRadius": 8, "fill": "tint"}"#)
    let unevenRoundedRectangle = UnionCase(
      "unevenRoundedRectangle", Shape.unevenRoundedRectangle,
      "A rectangle with a radius for each corner.",
      #"{"topLeading": 12, "bottomTrailing": 12, "fill": "blue"}"#)
    let circle = UnionCase(
      "circle", Shape.circle,
      "The largest circle in the middle of the box.",
      #"{"stroke": {"style": "red", "lineWidth": 2}}"#)
    let capsule = UnionCase(
      "capsule", Shape.capsule,
      "A rectangle whose shorter sides are half circles.", #"{"fill": "tint"}"#)
    let ellipse = UnionCase(
      "ellipse", Shape.ellipse,
      "An ellipse that touches the box's sides.", #"{"strokeBorder": {"lineWidth": 4}}"#)
    let containerRelative = UnionCase(
      "containerRelativeShape", Shape.containerRelative,
      "The widget's own outline, inset by as much as the shape's box.", #"{"fill": "tint"}"#)
    let path = UnionCase(
      "path", Shape.path,
      "An outline with fixed coordinates, measured from the box's top left corner.",
      #"{"d": "M 0 0 L 10 0 L 5 8 Z"}"#)
  }

  /// The name in archives; layout reads it for every shape, so it is specialized for shapes.
  package var caseName: String { visit(CaseNameVisitor()) }

  private static let cases = Cases()
  package static let codecs = CaseCodecs<Shape>(cases)

  package func visit<Visitor: CaseVisitor<Shape>>(_ visit: Visitor) -> Visitor.Result {
    switch self {
    case .rectangle(let payload): visit(Self.cases.rectangle, payload)
    case .roundedRectangle(let payload): visit(Self.cases.roundedRectangle, payload)
    case .unevenRoundedRectangle(let payload): visit(Self.cases.unevenRoundedRectangle, payload)
    case .circle(let payload): visit(Self.cases.circle, payload)
    case .capsule(let payload): visit(Self.cases.capsule, payload)
    case .ellipse(let payload): visit(Self.cases.ellipse, payload)
    case .containerRelative(let payload): visit(Self.cases.containerRelative, payload)
    case .path(let payload): visit(Self.cases.path, payload)
    }
  }

  /// The shapes without parameters, by name.
  private static let plain: [(name: String, shape: Shape)] = [
    Shape.rectangle(Rectangle()), .circle(Circle()), .capsule(Capsule()), .ellipse(Ellipse()),
    .containerRelative(ContainerRelativeShape()),
  ].map { ($0.encodedCase.name, $0) }

  /// Reads an object with one shape, or the name of a shape without parameters.
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

  /// Writes the shape's name if that is enough, otherwise an object.
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

extension ValueRule<Shape> {
  /// A shape that can be inset evenly.
  package static let insettable = ValueRule(schema: [
    "not": ["type": "object", "required": ["path"]]
  ]) {
    type(of: $0.payload).isInsettable ? nil : "a path has no smaller form; use another shape"
  }
}
