import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// A bar that fills from its leading end.
struct BarDrawing: ControlDrawing {
  let metrics: BarMetrics
  /// The share that is filled; `nil` draws the empty bar.
  let fraction: Double?

  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item] {
    let track = DisplayList.Item.fill(
      .init(path: .capsule(box), paint: trackPaint(in: box, environment)))
    guard let fraction, fraction > 0 else { return [track] }
    let width = box.width * fraction
    let isMirrored = environment.layoutDirection == .rightToLeft
    let filled = Rect(
      x: isMirrored ? box.maxX - width : box.minX, y: box.minY, width: width, height: box.height)
    return [track, .fill(.init(path: .capsule(filled), paint: environment.barTint(in: box)))]
  }

  func styles(in environment: EnvironmentValues) -> [ShapeStyle] {
    if case .style(let style) = metrics.track { [.tint, style] } else { [.tint] }
  }

  private func trackPaint(in box: Rect, _ environment: EnvironmentValues) -> Paint {
    switch metrics.track {
    case .style(let style): environment.paint(style, in: box)
    case .tint(let opacity): environment.emptyTint(environment.barTint(in: box), opacity)
    }
  }
}

/// A bar with a mark at the value.
struct MarkerBarDrawing: ControlDrawing {
  let marker: MarkerMetrics
  /// The share of the bar before the mark.
  let fraction: Double

  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item] {
    let share = environment.layoutDirection == .rightToLeft ? 1 - fraction : fraction
    let end = min(box.width, box.height) / 2
    let center = Point(x: box.minX + end + share * max(0, box.width - 2 * end), y: box.midY)
    let paint = environment.barTint(in: box)
    return marker.items(
      on: .fill(.init(path: .capsule(box), paint: environment.emptyTint(paint, 1))), at: center,
      around: box, paint)
  }
}

extension MarkerMetrics {
  /// A line with a dot on it and a gap around the dot.
  func items(
    on line: DisplayList.Item, at center: Point, around box: Rect, _ paint: Paint
  ) -> [DisplayList.Item] {
    // Everything except the gap: the line's ends can extend beyond its box.
    var outside = Path.rect(box.inset(by: EdgeInsets(-gap)))
    outside.elements += Path.ellipse(in: Rect(center: center, radius: gap)).elements
    return [
      .group(.init(effect: .clip(outside, .evenOdd), items: [line])),
      .fill(.init(path: .ellipse(in: Rect(center: center, radius: radius)), paint: paint)),
    ]
  }
}

extension Rect {
  /// The square around a circle.
  init(center: Point, radius: Double) {
    self.init(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
