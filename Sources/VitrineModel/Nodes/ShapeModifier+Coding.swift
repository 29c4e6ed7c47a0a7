extension ShapeModifier: ArchiveUnion, ArchiveValue {
  package static let nameKind = ArchiveError.NameKind.shapeModifier

  package static let codecs = CaseCodecs<ShapeModifier>([
    CaseCodec(
      "trim", ShapeModifier.trim, { if case .trim(let payload) = $0 { payload } else { nil } },
      "Keeps a part of the outline.", #"{"to": 0.5}"#),
    CaseCodec(
      "inset", ShapeModifier.inset, { if case .inset(let payload) = $0 { payload } else { nil } },
      "Insets the outline by a length in points.", #"4"#),
    CaseCodec(
      "offset", ShapeModifier.offset,
      { if case .offset(let payload) = $0 { payload } else { nil } },
      "Moves the outline.", #"{"x": 4, "y": -2}"#),
    CaseCodec(
      "scale", ShapeModifier.scale, { if case .scale(let payload) = $0 { payload } else { nil } },
      "Scales the outline.", #"{"x": 1.5}"#),
    CaseCodec(
      "rotation", ShapeModifier.rotation,
      { if case .rotation(let payload) = $0 { payload } else { nil } },
      "Rotates the outline.", #"{"degrees": 45}"#),
    CaseCodec(
      "transform", ShapeModifier.transform,
      { if case .transform(let payload) = $0 { payload } else { nil } },
      "Transforms the outline, with the box's top left corner as the origin.", #"{"tx": 4}"#),
    CaseCodec(
      "size", ShapeModifier.size, { if case .size(let payload) = $0 { payload } else { nil } },
      "Draws the outline as in a box of another size.", #"{"width": 20, "height": 10}"#),
  ])
}
