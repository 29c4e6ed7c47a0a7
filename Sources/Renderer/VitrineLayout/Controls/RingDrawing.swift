import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// A closed ring that fills clockwise from the top.
struct CapacityRingDrawing: ControlDrawing {
  let metrics: RingMetrics
  /// The share that is filled; `nil` draws the empty ring.
  let fraction: Double?

  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item] {
    // The colours meet behind the round end at the top, which has the first one.
    let paint = environment.ringTint(in: box, start: 0, sweep: 360 - 2 * metrics.endAngle)
    let track = metrics.line(
      .ellipse(in: Rect(center: box.center, radius: metrics.radius)),
      environment.emptyTint(paint, metrics.trackOpacity))
    guard let fraction, fraction > 0 else { return [track] }
    let arc = Path.arc(
      center: box.center, radius: metrics.radius, start: 0, sweep: fraction * 2 * .pi)
    return [track, metrics.line(arc, paint)]
  }
}

/// A ring with an opening at the bottom and a mark at the value.
struct OpenRingDrawing: ControlDrawing {
  let metrics: RingMetrics
  let marker: MarkerMetrics
  /// Degrees that the ring covers.
  let sweep: Double
  /// The share of the ring before the mark.
  let fraction: Double

  func items(in box: Rect, _ environment: EnvironmentValues) -> [DisplayList.Item] {
    let paint = environment.ringTint(in: box, start: -sweep / 2, sweep: sweep)
    let full = sweep * .pi / 180
    let start = -full / 2
    let arc = Path.arc(center: box.center, radius: metrics.radius, start: start, sweep: full)
    let (sine, cosine) = sineAndCosine(start + fraction * full)
    let place = Point(
      x: box.midX + metrics.radius * sine, y: box.midY - metrics.radius * cosine)
    let line = metrics.line(arc, environment.emptyTint(paint, 1))
    return marker.items(on: line, at: place, around: box, paint)
  }
}

extension RingMetrics {
  /// Degrees that a round end of the line takes.
  fileprivate var endAngle: Double { lineWidth / 2 / radius * 180 / .pi }

  /// A line of the ring's thickness with round ends.
  fileprivate func line(_ path: Path, _ paint: Paint) -> DisplayList.Item {
    .stroke(
      .init(
        path: path, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round), paint: paint))
  }
}
