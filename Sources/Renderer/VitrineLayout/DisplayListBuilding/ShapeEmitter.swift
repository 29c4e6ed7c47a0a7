import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Draws shapes.
struct ShapeEmitter {
  private let scope: Scope
  private let outline: ShapeOutline

  init(_ scope: Scope, in container: ShapeContainer) {
    self.scope = scope
    outline = ShapeOutline(container: container, isMirrored: scope.isMirrored)
  }

  /// Fill and line of a shape in `box`; without either the shape is filled with the foreground.
  func items(_ shape: Shape, _ painting: ShapePainting, _ box: Rect) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if let style = painting.fill ?? (painting.isExplicit ? nil : .foreground) {
      items = fill(shape, style, painting.fillStyle, box)
    }
    if let stroke = painting.stroke {
      items += line(stroke, outline.path(shape, in: box, for: .line), box)
    }
    if let border = painting.strokeBorder {
      items += self.border(border, shape, painting.fillStyle, box)
    }
    return items
  }

  private func fill(
    _ shape: Shape, _ style: ShapeStyle, _ fillStyle: FillStyle, _ box: Rect
  ) -> [DisplayList.Item] {
    let path = outline.path(shape, in: box)
    return scope.styled(style, in: box).items {
      .fill(.init(path: path, style: fillStyle, paint: $0))
    }
  }

  /// A border stays inside the shape, so its line runs half its width inwards; one that leaves no
  /// space fills the shape.
  ///
  /// A shape that cannot be inset evenly is stroked with twice the width and clipped to its inside.
  private func border(
    _ border: Stroke, _ shape: Shape, _ fillStyle: FillStyle, _ box: Rect
  ) -> [DisplayList.Item] {
    guard shape.isInsettable else {
      var wide = border
      wide.lineWidth *= 2
      let items = line(wide, outline.path(shape, in: box, for: .line), box)
      let inside = outline.untrimmedPath(shape, in: box)
      return [.group(.init(effect: .clip(inside, fillStyle), items: items))]
    }
    let path = outline.path(shape, in: box, inset: border.lineWidth / 2, for: .line)
    return path.isEmpty ? fill(shape, border.style, fillStyle, box) : line(border, path, box)
  }

  private func line(_ stroke: Stroke, _ path: Path, _ box: Rect) -> [DisplayList.Item] {
    scope.styled(stroke.style, in: box).items {
      .stroke(
        .init(
          path: path, style: stroke.strokeStyle, isAntialiased: stroke.isAntialiased, paint: $0))
    }
  }
}
