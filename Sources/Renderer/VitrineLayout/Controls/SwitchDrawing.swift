import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// A switch: a track with a thumb at one of its ends.
struct SwitchDrawing: ControlDrawing {
  let isOn: Bool

  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item] {
    let metrics = environment.controls.toggle
    let isMirrored = environment.layoutDirection == .rightToLeft
    let track = Rect(
      x: isMirrored ? box.maxX - metrics.track.width : box.minX,
      y: box.midY - metrics.track.height / 2, width: metrics.track.width,
      height: metrics.track.height)
    let style = style(in: environment)
    let fill = DisplayList.Item.fill(
      .init(path: .capsule(track), paint: environment.paint(style, in: track)))
    return [fill, thumb(on: track, isAtRight: isOn != isMirrored, metrics, environment)]
  }

  func styles(in environment: EnvironmentValues) -> [ShapeStyle] { [style(in: environment)] }

  private func style(in environment: EnvironmentValues) -> ShapeStyle {
    let metrics = environment.controls.toggle
    return isOn ? environment.tint ?? metrics.on : metrics.off
  }

  private func thumb(
    on track: Rect, isAtRight: Bool, _ metrics: ToggleMetrics, _ environment: EnvironmentValues
  ) -> DisplayList.Item {
    let size = metrics.thumb
    let rect = Rect(
      x: isAtRight ? track.maxX - metrics.inset - size.width : track.minX + metrics.inset,
      y: track.midY - size.height / 2, width: size.width, height: size.height)
    let fill = DisplayList.Item.fill(.init(path: .capsule(rect), paint: .color(.white)))
    // Each shadow is that of the thumb alone, so the inner ones come last.
    return metrics.shadows.reduce(fill) { item, shadow in
      .group(.init(effect: DisplayList.Effect(shadow, environment), items: [item]))
    }
  }
}

/// A box with a check mark.
struct CheckboxDrawing: ControlDrawing {
  let isOn: Bool

  /// Corners of the check mark as shares of the box.
  private static let mark = [
    Point(x: 0.24, y: 0.53), Point(x: 0.43, y: 0.72), Point(x: 0.76, y: 0.29),
  ]

  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item] {
    let metrics = environment.controls.toggle.checkbox
    let style = style(in: environment)
    let back = DisplayList.Item.fill(
      .init(
        path: .roundedRect(box, radius: metrics.radius, style: .continuous),
        paint: environment.paint(style, in: box)))
    guard isOn else { return [back] }
    let points = CheckboxDrawing.mark.map {
      Point(x: box.minX + $0.x * box.width, y: box.minY + $0.y * box.height)
    }
    let path = Path([.move(points[0])] + points.dropFirst().map(Path.Element.line))
    let line = StrokeStyle(lineWidth: metrics.lineWidth, lineCap: .round, lineJoin: .round)
    return [back, .stroke(.init(path: path, style: line, paint: .color(.white)))]
  }

  func styles(in environment: EnvironmentValues) -> [ShapeStyle] { [style(in: environment)] }

  private func style(in environment: EnvironmentValues) -> ShapeStyle {
    isOn ? .tint : environment.controls.toggle.off
  }
}

extension Path {
  /// A rectangle whose shorter sides are half circles.
  static func capsule(_ rect: Rect) -> Path {
    .roundedRect(rect, radius: min(rect.width, rect.height) / 2, style: .circular)
  }
}
