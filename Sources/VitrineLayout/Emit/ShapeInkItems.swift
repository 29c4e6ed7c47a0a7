import VitrineModel

/// Draws shapes.
struct ShapeInkItems {
  let environment: EnvironmentValues
  let surface: WidgetSurface

  /// Fill and line of a shape in `box`; without either the shape is filled with the foreground.
  func items(_ shape: Shape, _ ink: ShapeInk, _ box: Rect) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if let style = ink.fill ?? (ink.isExplicit ? nil : .foreground) {
      items.append(
        .fill(
          .init(path: shape.path(in: box, on: surface), paint: environment.paint(style, in: box))))
    }
    if let stroke = ink.stroke {
      items.append(line(stroke, shape.path(in: box, on: surface, for: .line), box))
    }
    if let border = ink.strokeBorder {
      items.append(self.border(border, shape, box))
    }
    return items
  }

  /// A border stays inside the box, so its line runs half its width inwards; one that leaves nothing
  /// of the box free fills the shape.
  private func border(_ border: Stroke, _ shape: Shape, _ box: Rect) -> DisplayList.Item {
    guard border.lineWidth < min(box.width, box.height) else {
      let paint = environment.paint(border.style, in: box)
      return .fill(.init(path: shape.path(in: box, on: surface), paint: paint))
    }
    let inner = box.inset(by: EdgeInsets(border.lineWidth / 2))
    return line(
      border, shape.inset(border.lineWidth / 2).path(in: inner, on: surface, for: .line), box)
  }

  private func line(_ stroke: Stroke, _ path: Path, _ box: Rect) -> DisplayList.Item {
    .stroke(
      .init(
        path: path, style: stroke.strokeStyle, paint: environment.paint(stroke.style, in: box)))
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
