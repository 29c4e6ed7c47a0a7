import VitrineModel

/// Draws shapes.
struct ShapeInkItems {
  let environment: EnvironmentValues
  let surface: WidgetSurface

  /// Fill and line of a shape in `box`; without either the shape is filled with the foreground.
  func items(_ shape: Shape, _ ink: ShapeInk, _ box: Rect) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if let style = ink.fill ?? (ink.isExplicit ? nil : .foreground) {
      items += area(shape, style, box)
    }
    if let stroke = ink.stroke {
      items += line(stroke, shape.path(in: box, on: surface, for: .line), box)
    }
    if let border = ink.strokeBorder {
      items += self.border(border, shape, box)
    }
    return items
  }

  private func area(_ shape: Shape, _ style: ShapeStyle, _ box: Rect) -> [DisplayList.Item] {
    let path = shape.path(in: box, on: surface)
    return environment.items(style, in: box) { .fill(.init(path: path, paint: $0)) }
  }

  /// A border stays inside the box, so its line runs half its width inwards; one that leaves nothing
  /// of the box free fills the shape.
  private func border(_ border: Stroke, _ shape: Shape, _ box: Rect) -> [DisplayList.Item] {
    guard border.lineWidth < min(box.width, box.height) else {
      return area(shape, border.style, box)
    }
    let inner = box.inset(by: EdgeInsets(border.lineWidth / 2))
    return line(
      border, shape.inset(border.lineWidth / 2).path(in: inner, on: surface, for: .line), box)
  }

  private func line(_ stroke: Stroke, _ path: Path, _ box: Rect) -> [DisplayList.Item] {
    environment.items(stroke.style, in: box) {
      .stroke(.init(path: path, style: stroke.strokeStyle, paint: $0))
    }
  }
}

extension EnvironmentValues {
  /// What `draw` makes of a style's paint for a box, under the style's shadows and blend modes.
  func items(
    _ style: ShapeStyle, in box: Rect, _ draw: (Paint) -> DisplayList.Item
  ) -> [DisplayList.Item] {
    let styled = styled(style, in: box)
    return styled.applied(to: [draw(styled.paint)])
  }
}

extension Shape {
  /// The shape for a box that is smaller by `length` on every side: corners get tighter.
  fileprivate func inset(_ length: Double) -> Shape {
    guard case .roundedRectangle(var rounded) = self else { return self }
    rounded.cornerRadius = max(0, rounded.cornerRadius - length)
    return .roundedRectangle(rounded)
  }
}
