/// One corner as cubic curves in units of the radius, from the horizontal to the vertical side; the
/// corner itself is the origin.
struct RoundCorner {
  /// The start, followed by two control points and the end of each curve.
  private(set) var points: [Point]

  /// A quarter circle as one curve, as used for ellipses.
  private static let quarter = [
    Point(x: 1, y: 0), Point(x: 1 - Path.kappa, y: 0), Point(x: 0, y: 1 - Path.kappa),
    Point(x: 0, y: 1),
  ]

  /// Creates the corner for `roomX` and `roomY`, the available length of both sides in units of the
  /// radius, at least one.
  ///
  /// If a side is shorter than a continuous corner needs, that half of the corner approaches the
  /// circle; the other half is not affected. Source: read off pictures of iOS 18.5; capsules and
  /// rounded rectangles match them within a pixel.
  init(_ style: RoundedCornerStyle, _ use: OutlineUse, roomX: Double, roomY: Double) {
    let (shareX, shareY) = (RoundCorner.share(roomX), RoundCorner.share(roomY))
    switch (style, use) {
    case (.circular, _): points = RoundCorner.quarter
    case (.continuous, .area): points = RoundCorner.area(shareX, shareY)
    case (.continuous, .line): points = RoundCorner.line(shareX, shareY)
    }
  }

  /// How much of the continuous curve fits, from none (0) to all of it (1).
  private static func share(_ room: Double) -> Double {
    min(max((room - 1) / (continuous[0].0 - 1), 0), 1)
  }
}

// MARK: Filled corners

extension RoundCorner {
  private static func area(_ shareX: Double, _ shareY: Double) -> [Point] {
    let x = HalfCorner.mixed(shareX, beside: shareY)
    let y = HalfCorner.mixed(shareY, beside: shareX)
    let middle = (x.middle + y.middle) / 2
    return [
      Point(x: x.start, y: 0), Point(x: x.control, y: 0),
      Point(x: middle + x.handle, y: middle - x.handle), Point(x: middle, y: middle),
      Point(x: middle - y.handle, y: middle + y.handle), Point(x: 0, y: y.control),
      Point(x: 0, y: y.start),
    ]
  }
}

/// Half a corner, from a side to the diagonal, which it meets at a right angle.
struct HalfCorner {
  /// Distance of the curve's start from the corner.
  let start: Double
  /// Distance of the first control point from the corner, also on the side.
  let control: Double
  /// Both coordinates of the point on the diagonal.
  let middle: Double
  /// Distance of the second control point from that point along both axes.
  let handle: Double

  /// Half of a quarter circle.
  static let circular = HalfCorner(
    start: 1, control: 1 - 4 / 3 * tangent(.pi / 16), middle: 1 - 0.5.squareRoot(),
    handle: 4 / 3 * tangent(.pi / 16) * 0.5.squareRoot())

  /// Half of a continuous corner as iOS 18.5 draws it.
  ///
  /// Fitted to pictures of corners of 12, 36, 60 and 90 pixels, with an error of at most a sixth of
  /// a pixel in every row. (UIKit's curve as published by PixelCut is up to a pixel off.)
  static let continuous = HalfCorner(start: 1.1954, control: 0.8421, middle: 0.2906, handle: 0.2284)

  /// The half interpolated from the circular to the continuous one.
  ///
  /// The curvature at the diagonal also depends on the other half: beside a circular one it keeps
  /// four fifths of the circle's. Read off a capsule and a rectangle with short sides.
  static func mixed(_ share: Double, beside other: Double) -> HalfCorner {
    func mix(_ from: Double, _ to: Double, _ share: Double) -> Double { from + (to - from) * share }
    let bend = share * min(1, 0.2 + 1.5 * other)
    let (from, to) = (circular, continuous)
    return HalfCorner(
      start: mix(from.start, to.start, share), control: mix(from.control, to.control, bend),
      middle: mix(from.middle, to.middle, share), handle: mix(from.handle, to.handle, bend))
  }
}

// MARK: Corners of lines

extension RoundCorner {
  /// The corner curve of UIKit's continuous rounded rectangles, as published by PixelCut in "Code
  /// for iOS 7 rounded rectangles"; it reaches 1.528665 radii along each side.
  private static let continuous: [(Double, Double)] = [
    (1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.63149399, 0.07491100),
    (0.37282392, 0.16905899), (0.16905899, 0.37282392), (0.07491100, 0.63149399),
    (0, 0.86840694), (0, 1.08849296), (0, 1.52866483),
  ]

  /// A quarter circle divided at the angles at which the continuous curve has its joints.
  private static let circular: [(Double, Double)] = {
    let joint = 0.37743  // asin(1 − 0.63149399)
    let angles = [0, joint, Double.pi / 2 - joint, Double.pi / 2]
    var points: [(Double, Double)] = [(1, 0)]
    for (start, end) in zip(angles, angles.dropFirst()) {
      let handle = 4 / 3 * tangent((end - start) / 4)
      let (s0, c0) = sineAndCosine(start)
      let (s1, c1) = sineAndCosine(end)
      points.append((1 - s0 - handle * c0, 1 - c0 + handle * s0))
      points.append((1 - s1 + handle * c1, 1 - c1 - handle * s1))
      points.append((1 - s1, 1 - c1))
    }
    return points
  }()

  private static func line(_ shareX: Double, _ shareY: Double) -> [Point] {
    zip(continuous, circular).enumerated().map { index, pair in
      let (smooth, round) = pair
      let share = index < continuous.count / 2 ? shareX : shareY
      return Point(
        x: round.0 + (smooth.0 - round.0) * share, y: round.1 + (smooth.1 - round.1) * share)
    }
  }
}
