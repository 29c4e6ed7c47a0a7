import VitrineModel

extension ChartMark.Symbol {
  /// The outline of the symbol with an area in square points.
  ///
  /// Areas follow from the shapes; arms of crosses are a third of their length (assumed).
  package func path(center: Point, area: Double) -> Path {
    switch self {
    case .circle:
      let radius = (area / .pi).squareRoot()
      return .ellipse(
        in: Rect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .square: return polygon(4, (area / 2).squareRoot(), turn: .pi / 4, center)
    case .diamond: return polygon(4, (area / 2).squareRoot(), turn: 0, center)
    case .triangle:
      // A triangle around a circle of radius r has the area 3√3/4 r².
      return polygon(3, (area * 4 / (3 * 3.0.squareRoot())).squareRoot(), turn: 0, center)
    case .pentagon:
      let (sine, _) = sineAndCosine(.pi * 2 / 5)
      return polygon(5, (area * 2 / (5 * sine)).squareRoot(), turn: 0, center)
    case .plus: return arms(2, area, turn: 0, center)
    case .cross: return arms(2, area, turn: .pi / 4, center)
    case .asterisk: return arms(3, area, turn: 0, center)
    }
  }

  /// A polygon with a corner at the top, turned clockwise.
  private func polygon(_ count: Int, _ radius: Double, turn: Double, _ center: Point) -> Path {
    var path = Path()
    for index in 0..<count {
      let (sine, cosine) = sineAndCosine(turn + 2 * .pi * Double(index) / Double(count))
      let corner = Point(x: center.x + radius * sine, y: center.y - radius * cosine)
      path.elements.append(index == 0 ? .move(corner) : .line(corner))
    }
    path.elements.append(.close)
    return path
  }

  /// Bars through the centre.
  private func arms(_ count: Int, _ area: Double, turn: Double, _ center: Point) -> Path {
    let length = (area * 9 / 5).squareRoot() / 2
    let half = length / 3
    var path = Path()
    for index in 0..<count {
      let angle = turn + .pi * Double(index) / Double(count)
      let (sine, cosine) = sineAndCosine(angle)
      let corners = [(-half, -length), (half, -length), (half, length), (-half, length)]
      for (number, corner) in corners.enumerated() {
        let point = Point(
          x: center.x + corner.0 * cosine - corner.1 * sine,
          y: center.y + corner.0 * sine + corner.1 * cosine)
        path.elements.append(number == 0 ? .move(point) : .line(point))
      }
      path.elements.append(.close)
    }
    return path
  }
}
