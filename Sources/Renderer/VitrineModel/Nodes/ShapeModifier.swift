import VitrineCoding
import VitrineGeometry

/// A change of a shape's outline, as the methods of SwiftUI's `Shape` make it.
///
/// The first one of a list is the innermost. None of them changes the view's layout.
package enum ShapeModifier: Hashable, Sendable {
  case trim(Trim)
  case inset(Double)
  case offset(Offset)
  case scale(ScaleEffect)
  case rotation(RotationEffect)
  case transform(AffineTransform)
  case size(ShapeSize)
}

/// A part of an outline.
package struct Trim: ArchiveRecord {
  package var from = 0.0
  package var to = 1.0

  package init() {}

  package static let fields: [Field<Trim>] = [
    Field(
      "from", \.from, rule: .fraction,
      "Where the part starts, as a fraction of the outline's length; default 0."),
    Field(
      "to", \.to, rule: .fraction,
      "Where the part ends, as a fraction of the outline's length; default 1."),
  ]
}

/// A box in which an outline is drawn instead of the view's.
package struct ShapeSize: ArchiveRecord {
  package var width = 0.0
  package var height = 0.0
  package var anchor = UnitPoint(x: 0, y: 0)

  package init() {}

  package static let fields: [Field<ShapeSize>] = [
    Field("width", \.width, required: true, rule: .nonNegative, "Width in points."),
    Field("height", \.height, required: true, rule: .nonNegative, "Height in points."),
    Field("anchor", \.anchor, "The point that both boxes share; default: the top left corner."),
  ]

  /// The box that replaces `rect`.
  package func box(in rect: Rect) -> Rect {
    let point = anchor.point(in: rect)
    return Rect(
      x: point.x - anchor.x * width, y: point.y - anchor.y * height, width: width, height: height)
  }
}

extension ShapeModifier {
  /// Whether the shape can still be inset after this change.
  var keepsInset: Bool {
    switch self {
    case .inset, .offset, .rotation: true
    case .trim, .scale, .transform, .size: false
    }
  }

  /// The problem with a sequence of changes; `nil` if it is valid.
  ///
  /// Source: SwiftUI's declarations, by which `inset` needs an `InsettableShape`.
  static func problem(in list: [ShapeModifier], ofInsettable isInsettable: Bool) -> String? {
    var blocker: String?
    for modifier in list {
      if case .inset = modifier {
        guard isInsettable else { return "a path has no 'inset'; use another shape" }
        if let blocker { return "'inset' cannot follow '\(blocker)'; put it first" }
      }
      if !modifier.keepsInset { blocker = blocker ?? modifier.caseName }
    }
    return nil
  }
}
