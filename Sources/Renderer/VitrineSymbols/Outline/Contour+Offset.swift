import VitrineGeometry

extension Contour {
  /// The outline with every point moved outwards by `distance`, or inwards when it is negative.
  ///
  /// Outwards is to the left of a clockwise outline (y downwards), so that holes get narrower while
  /// the ink around them grows. Control points move like corners, which is exact for straight lines
  /// and a close approximation for curves that turn by a right angle at most; no corner moves
  /// farther than its shorter side is long. Source: FreeType's `FT_Outline_Embolden`.
  func offset(by distance: Double) -> Contour {
    guard distance != 0 else { return self }
    let points = corners
    let moved = points.indices.map { points.shifted($0, by: distance) }
    var next = 1
    // The last point is the start again.
    func take() -> Point {
      defer { next += 1 }
      return moved[next % moved.count]
    }
    return Contour(
      start: moved[0],
      segments: segments.map { segment in
        switch segment {
        case .line: return .line(take())
        case .curve:
          let control1 = take()
          let control2 = take()
          return .curve(control1, control2, take())
        }
      })
  }

  /// All points and control points but the last, which is the first again.
  private var corners: [Point] {
    var points = [start]
    for segment in segments {
      switch segment {
      case .line(let end): points.append(end)
      case .curve(let control1, let control2, let end): points += [control1, control2, end]
      }
    }
    points.removeLast()
    return points
  }
}

extension [Point] {
  /// The point at `index`, moved to the left of both lines that meet there.
  fileprivate func shifted(_ index: Int, by distance: Double) -> Point {
    let point = self[index]
    guard let (into, inLength) = direction(from: index, step: -1),
      let (out, outLength) = direction(from: index, step: 1)
    else { return point }
    let x = -into.x
    let y = -into.y
    let bend = x * out.x + y * out.y + 1
    // A line that reverses its direction has no outside.
    guard bend > 0.0625 else { return point }
    let turn = x * out.y - y * out.x
    let room = Swift.min(inLength, outLength)
    var factor = distance / bend
    if -distance * turn > room * bend { factor = (distance < 0 ? -room : room) / turn.magnitude }
    return Point(x: point.x + factor * (y + out.y), y: point.y - factor * (x + out.x))
  }

  /// Unit vector and distance from a point to the nearest other one along the outline.
  private func direction(from index: Int, step: Int) -> (Point, Double)? {
    let point = self[index]
    for away in 1..<Swift.max(count, 2) {
      let other = self[(index + step * away + count * away) % count]
      let dx = other.x - point.x
      let dy = other.y - point.y
      let length = (dx * dx + dy * dy).squareRoot()
      if length > 1e-7 { return (Point(x: dx / length, y: dy / length), length) }
    }
    return nil
  }
}
