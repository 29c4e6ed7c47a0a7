import VitrineCoding

extension ShapeModifier: ArchiveUnion, ArchiveValue {
  package static let nameKind = ArchiveError.NameKind.shapeModifier

  /// One row for each case: its name, payload and description.
  struct Cases: Sendable {
    let trim = UnionCase(
      "trim", ShapeModifier.trim,
      "Keeps a part of the outline.", #"{"to": 0.5}"#)
    let inset = UnionCase(
      "inset", ShapeModifier.inset,
      "Insets the outline by a length in points.", #"4"#)
    let offset = UnionCase(
      "offset", ShapeModifier.offset,
      "Moves the outline.", #"{"x": 4, "y": -2}"#)
    let scale = UnionCase(
      "scale", ShapeModifier.scale,
      "Scales the outline.", #"{"x": 1.5}"#)
    let rotation = UnionCase(
      "rotation", ShapeModifier.rotation,
      "Rotates the outline.", #"{"degrees": 45}"#)
    let transform = UnionCase(
      "transform", ShapeModifier.transform,
      "Transforms the outline, with the box's top left corner as the origin.", #"{"tx": 4}"#)
    let size = UnionCase(
      "size", ShapeModifier.size,
      "Draws the outline as in a box of another size.", #"{"width": 20, "height": 10}"#)
  }

  private static let cases = Cases()
  package static let codecs = CaseCodecs<ShapeModifier>(cases)

  package func visit<Visitor: CaseVisitor<ShapeModifier>>(_ visit: Visitor) -> Visitor.Result {
    switch self {
    case .trim(let payload): visit(Self.cases.trim, payload)
    case .inset(let payload): visit(Self.cases.inset, payload)
    case .offset(let payload): visit(Self.cases.offset, payload)
    case .scale(let payload): visit(Self.cases.scale, payload)
    case .rotation(let payload): visit(Self.cases.rotation, payload)
    case .transform(let payload): visit(Self.cases.transform, payload)
    case .size(let payload): visit(Self.cases.size, payload)
    }
  }
}
