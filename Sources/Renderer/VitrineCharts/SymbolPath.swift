import VitrineGeometry
import VitrineModel

extension ChartSymbol {
  /// The drawing of the symbol with an area in square points, and its bounding box.
  ///
  /// A stroke is inside the outline, as SwiftUI's `strokeBorder` draws it.
  package func outline(center: Point, area: Double) -> (drawing: PlotShape.Drawing, bounds: Rect) {
    let side = area.squareRoot()
    guard let lineWidth else {
      let path = outlinePath(center: center, side: side)
      return (.fill(path), path.tightBounds ?? .zero)
    }
    let width = min(lineWidth, side / 2)
    let path = outlinePath(center: center, side: side - width)
    var style = StrokeStyle()
    style.lineWidth = width
    return (
      .stroke(path, style), (path.tightBounds ?? .zero).insetBy(-width / 2)
    )
  }

  /// The outline of the symbol, with the area of a square.
  package func outlinePath(center: Point, side: Double) -> Path {
    if let shape { return shape.path(center: center, area: side * side) }
    guard let path else { return Path() }
    return path.applying(
      AffineTransform(
        a: side, b: 0, c: 0, d: side, tx: center.x - side / 2, ty: center.y - side / 2))
  }
}

extension ChartMark.Symbol {
  /// The outline of the symbol with an area in square points.
  ///
  /// Assumed: the arms of crosses are a third as wide as they are long.
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

  /// A regular polygon with a corner at the top, rotated clockwise.
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

  /// Crossed bars, as one outline.
  private func arms(_ count: Int, _ area: Double, turn: Double, _ center: Point) -> Path {
    let length = (area * 9 / 5).squareRoot() / 2
    let half = length / 3
    let sector = Double.pi / Double(count)
    var path = Path()
    for index in 0..<2 * count {
      let arm = turn + sector * Double(index)
      let (sine, cosine) = sineAndCosine(arm)
      // Two neighbouring arms meet where the distance to both middle lines is half their width.
      let notch = half / sineAndCosine(sector / 2).0
      let (between, along) = sineAndCosine(arm + sector / 2)
      let corners = [
        Point(x: -half * cosine + length * sine, y: -half * sine - length * cosine),
        Point(x: half * cosine + length * sine, y: half * sine - length * cosine),
        Point(x: notch * between, y: -notch * along),
      ].map { Point(x: center.x + $0.x, y: center.y + $0.y) }
      path.elements.append(index == 0 ? .move(corners[0]) : .line(corners[0]))
      path.elements += corners.dropFirst().map { .line($0) }
    }
    path.elements.append(.close)
    return path
  }
}
