import VitrineGeometry
import VitrineModel

/// From a shape to its outline in a box: changes, container and reading direction included.
struct ShapeOutline {
  let container: ShapeContainer
  /// Whether leading is on the right.
  let isMirrored: Bool

  /// The outline in `box`, made smaller by `inset` points on every side; empty if nothing is left.
  func path(
    _ shape: Shape, in box: Rect, inset: Double = 0, for use: OutlineUse = .area
  ) -> Path {
    path(shape, shape.modifiers[...], box, inset, use).turned(isMirrored, shape, box)
  }

  /// The outline as if it were not trimmed, inside which a border is drawn.
  func untrimmedPath(_ shape: Shape, in box: Rect) -> Path {
    let modifiers = shape.modifiers.filter { if case .trim = $0 { false } else { true } }
    return path(shape, modifiers[...], box, 0, .line).turned(isMirrored, shape, box)
  }

  /// Changes are made from the innermost to the outermost; an inset always reaches the shape
  /// itself, as SwiftUI hands it inwards.
  private func path(
    _ shape: Shape, _ modifiers: ArraySlice<ShapeModifier>, _ box: Rect, _ inset: Double,
    _ use: OutlineUse
  ) -> Path {
    guard let last = modifiers.last else {
      if case .containerRelative = shape { return container.outline(in: box, inset, use) }
      return shape.outline(in: box, inset: inset, for: use)
    }
    let rest = modifiers.dropLast()
    func inner(_ box: Rect = box, _ inset: Double = inset) -> Path {
      path(shape, rest, box, inset, use)
    }
    switch last {
    case .trim(let trim): return inner().trimmed(from: trim.from, to: trim.to)
    case .inset(let length): return inner(box, inset + length)
    case .offset(let offset): return inner().offsetBy(dx: offset.x, dy: offset.y)
    case .scale(let scale):
      return inner().applying(scale.transform.around(scale.anchor.point(in: box)))
    case .rotation(let rotation):
      return inner().applying(rotation.transform.around(rotation.anchor.point(in: box)))
    case .transform(let map): return inner().applying(map.around(box.origin))
    case .size(let size): return inner(size.box(in: box))
    }
  }
}

extension Path {
  /// The outline mirrored in the middle of `box` where the shape requires it.
  ///
  /// Source: Apple's documentation of `Shape.layoutDirectionBehavior`: the points of the finished
  /// path are mirrored.
  fileprivate func turned(_ isMirrored: Bool, _ shape: Shape, _ box: Rect) -> Path {
    guard isMirrored, shape.layoutDirectionBehavior == .mirrors else { return self }
    return applying(.mirror(at: box.midX))
  }
}

extension AffineTransform {
  /// Mirrors the plane at a vertical line.
  static func mirror(at x: Double) -> AffineTransform {
    AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
  }
}
