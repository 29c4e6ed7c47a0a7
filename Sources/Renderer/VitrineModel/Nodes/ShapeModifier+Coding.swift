import VitrineCoding

extension ShapeModifier: ArchiveUnion, ArchiveValue {
  package static let nameKind = ArchiveError.NameKind.shapeModifier

  /// One row for each case: its name, payload and description.
  enum Cases {
    static let trim = UnionCase(
      "trim", ShapeModifier.trim,
      "Keeps a part of the outline.", #"{"to": 0.5}"#)
    static let inset = UnionCase(
      "inset", ShapeModifier.inset,
      "Insets the outline by a length in points.", #"4"#)
    static let offset = UnionCase(
      "offset", ShapeModifier.offset,
      "Moves the outline.", #"{"x": 4, "y": -2}"#)
    static let scale = UnionCase(
      "scale", ShapeModifier.scale,
      "Scales the outline.", #"{"x": 1.5}"#)
    static let rotation = UnionCase(
      "rotation", ShapeModifier.rotation,
      "Rotates the outline.", #"{"degrees": 45}"#)
    static let transform = UnionCase(
      "transform", ShapeModifier.transform,
      "Transforms the outline, with the box's top left corner as the origin.", #"{"tx": 4}"#)
    static let size = UnionCase(
      "size", ShapeModifier.size,
      "Draws the outline as in a box of another size.", #"{"width": 20, "height": 10}"#)
  }

  package static let codecs = CaseCodecs<ShapeModifier>([
    Cases.trim, Cases.inset, Cases.offset, Cases.scale, Cases.rotation, Cases.transform, Cases.size,
  ])

  package func visit<Visitor: CaseVisitor<ShapeModifier>>(_ visit: Visitor) -> Visitor.Result {
    switch self {
    case .trim(let payload): visit(Cases.trim, payload)
    case .inset(let payload): visit(Cases.inset, payload)
    case .offset(let payload): visit(Cases.offset, payload)
    case .scale(let payload): visit(Cases.scale, payload)
    case .rotation(let payload): visit(Cases.rotation, payload)
    case .transform(let payload): visit(Cases.transform, payload)
    case .size(let payload): visit(Cases.size, payload)
    }
  }
}
