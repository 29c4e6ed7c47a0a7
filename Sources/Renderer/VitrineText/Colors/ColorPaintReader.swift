import VitrineDisplayList
import VitrineGeometry

/// Reads colours and gradients of a table, in ems, y downwards.
///
/// Gradients that repeat end with their last colours, and circles with different centres have that
/// of the second one.
struct ColorPaintReader {
  private let bytes: TableBytes
  private let face: Typeface
  private let places: ColorTransformReader

  init(_ table: ColorTable, _ face: Typeface) {
    (bytes, self.face) = (table.bytes, face)
    places = ColorTransformReader(table.bytes, face)
  }

  /// The paint at a place, whose format is one of 2...9.
  func paint(at place: Int) throws(MalformedTable) -> Paint {
    switch try bytes.unsigned8(place) {
    case 2, 3: return .color(try color(at: place + 1))
    case 4, 5: return try linear(at: place)
    case 6, 7: return try radial(at: place)
    default: return try sweep(at: place)
    }
  }

  /// The colours of a gradient, from 0 to 1, and where those are on the line of the paint.
  private struct ColorLine {
    var stops: [GradientStop]
    var first: Double
    var last: Double

    /// The value of something that changes from `start` to `end` along the line of the paint.
    func ends(_ start: Double, _ end: Double) -> (Double, Double) {
      (start + (end - start) * first, start + (end - start) * last)
    }
  }

  private func linear(at place: Int) throws(MalformedTable) -> Paint {
    let line = try colorLine(of: place)
    let (start, end, turned) = (
      try places.point(place + 4), try places.point(place + 8), try places.point(place + 12)
    )
    let tip = start.foot(of: end, perpendicularTo: turned)
    let (x, y) = (line.ends(start.x, tip.x), line.ends(start.y, tip.y))
    return .linearGradient(
      stops: line.stops, start: Point(x: x.0, y: y.0), end: Point(x: x.1, y: y.1))
  }

  private func radial(at place: Int) throws(MalformedTable) -> Paint {
    let line = try colorLine(of: place)
    let radii = line.ends(try places.length(place + 8), try places.length(place + 14))
    return gradient(
      line,
      .radial(
        center: try places.point(place + 10), unit: Size(width: 1, height: 1), start: radii.0,
        end: radii.1))
  }

  private func sweep(at place: Int) throws(MalformedTable) -> Paint {
    let line = try colorLine(of: place)
    // Half turns from the left, counterclockwise.
    let angles = line.ends(try bytes.fraction(place + 8), try bytes.fraction(place + 10))
    return gradient(
      line,
      .angular(
        center: try places.point(place + 4), start: -180 * (angles.0 + 1),
        end: -180 * (angles.1 + 1)))
  }

  private func gradient(_ line: ColorLine, _ geometry: GradientPaint.Geometry) -> Paint {
    .gradient(GradientPaint(stops: line.stops, colorSpace: .device, geometry: geometry))
  }

  private func colorLine(of place: Int) throws(MalformedTable) -> ColorLine {
    let start = place + (try bytes.unsigned24(place + 1))
    let count = try bytes.unsigned16(start + 1)
    // The stops of a paint that varies have an index more.
    let size = try bytes.unsigned8(place) & 1 == 1 ? 10 : 6
    var stops: [GradientStop] = []
    for index in 0..<count {
      let stop = start + 3 + index * size
      stops.append(
        GradientStop(color: try color(at: stop + 2), location: try bytes.fraction(stop)))
    }
    stops.sort { $0.location < $1.location }
    guard let first = stops.first?.location, let last = stops.last?.location else {
      throw MalformedTable()
    }
    let length = last > first ? last - first : 1
    return ColorLine(
      stops: stops.map {
        GradientStop(color: $0.color, location: ($0.location - first) / length)
      }, first: first, last: first + length)
  }

  /// The colour of an index in the palette and an opacity; text's colour is black.
  private func color(at place: Int) throws(MalformedTable) -> ResolvedColor {
    let index = UInt32(try bytes.unsigned16(place))
    let opacity = try bytes.fraction(place + 2).clamped(to: 0...1)
    return (face.color(index) ?? .black).multiplyingOpacity(by: opacity)
  }
}

extension Point {
  /// The foot of the perpendicular from `end` to the line through `self` that is perpendicular to
  /// the one through `self` and `turned`.
  fileprivate func foot(of end: Point, perpendicularTo turned: Point) -> Point {
    let (x, y) = (-(turned.y - self.y), turned.x - self.x)
    let square = x * x + y * y
    guard square > 0 else { return end }
    let share = ((end.x - self.x) * x + (end.y - self.y) * y) / square
    return Point(x: self.x + x * share, y: self.y + y * share)
  }
}
