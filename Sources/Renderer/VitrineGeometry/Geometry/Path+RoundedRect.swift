/// A radius for each corner of a rectangle, in points.
package struct CornerRadii: Hashable, Sendable {
  /// The radii clockwise from the top left corner.
  package var topLeft, topRight, bottomRight, bottomLeft: Double

  /// Creates a radius for each corner, in points.
  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// Creates the same radius for all corners, in points.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// The purpose of an outline, which decides how its corners are drawn.
///
/// Source: pictures of iOS 18.5: continuous corners of filled and clipped areas have another curve
/// than those of lines.
package enum OutlineUse: Hashable, Sendable {
  /// The outline is filled or clipped to.
  case area
  /// A line is drawn along the outline.
  case line
}

extension Path {
  /// A rectangle with round corners; `radius` is clamped to half the shorter side.
  ///
  /// The radius rule is SwiftUI's (recorded: a radius above half the side gives a capsule, a
  /// negative one a plain rectangle).
  package static func roundedRect(
    _ rect: Rect, radius: Double, style: RoundedCornerStyle, for use: OutlineUse = .area
  ) -> Path {
    roundedRect(rect, radii: CornerRadii(radius), style: style, for: use)
  }

  /// A rectangle with a radius for each corner, each clamped to half the shorter side.
  ///
  /// It runs clockwise from the middle of the right side, where SwiftUI's `trim` starts according
  /// to authors' reports. If long curves meet elsewhere on that side, it starts between them.
  package static func roundedRect(
    _ rect: Rect, radii: CornerRadii, style: RoundedCornerStyle, for use: OutlineUse = .area
  ) -> Path {
    let half = min(rect.width, rect.height) / 2
    func clamped(_ radius: Double) -> Double { min(max(radius, 0), half) }
    let (topLeft, topRight) = (clamped(radii.topLeft), clamped(radii.topRight))
    let (bottomRight, bottomLeft) = (clamped(radii.bottomRight), clamped(radii.bottomLeft))
    guard max(topLeft, topRight, bottomRight, bottomLeft) > 0 else { return .rect(rect) }
    var path = Path()
    // Two curves and a line for each corner, and both ends; charts have thousands of rectangles.
    path.elements.reserveCapacity(4 * 3 + 3)
    var last: (room: (Double, Double), corner: RoundCorner)?
    /// Neighbouring corners share the side between them in proportion to their radii.
    func add(
      _ radius: Double, at x: Double, _ y: Double, _ right: Double, _ down: Double,
      across: Double, along: Double
    ) {
      guard radius > 0 else {
        let corner = Point(x: x, y: y)
        path.elements.append(path.isEmpty ? .move(corner) : .line(corner))
        return
      }
      let room = (rect.width / (radius + across), rect.height / (radius + along))
      if last.map({ $0.room != room }) ?? true {
        last = (room, RoundCorner(style, use, roomX: room.0, roomY: room.1))
      }
      guard let corner = last?.corner else { return }
      path.append(
        corner, at: Point(x: x, y: y), x: right * radius, y: down * radius,
        forward: right * down < 0)
    }
    add(bottomRight, at: rect.maxX, rect.maxY, -1, -1, across: bottomLeft, along: topRight)
    add(bottomLeft, at: rect.minX, rect.maxY, 1, -1, across: bottomRight, along: topLeft)
    add(topLeft, at: rect.minX, rect.minY, 1, 1, across: topRight, along: bottomLeft)
    add(topRight, at: rect.maxX, rect.minY, -1, 1, across: topLeft, along: bottomRight)
    path.startBetweenEnds()
    return path
  }

  /// Closes the outline with a line, and starts in the middle of it.
  private mutating func startBetweenEnds() {
    guard case .move(let first) = elements.first, let last = lastPoint else { return }
    let middle = Point(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
    if middle != first { elements.replaceSubrange(0..<1, with: [.move(middle), .line(first)]) }
    elements.append(.close)
  }

  /// Appends one corner curve, mirrored into place by the signs of `x` and `y`.
  private mutating func append(
    _ corner: RoundCorner, at origin: Point, x: Double, y: Double, forward: Bool
  ) {
    let count = corner.points.count
    func point(_ index: Int) -> Point {
      let point = corner.points[forward ? index : count - 1 - index]
      return Point(x: origin.x + x * point.x, y: origin.y + y * point.y)
    }
    elements.append(elements.isEmpty ? .move(point(0)) : .line(point(0)))
    for start in stride(from: 1, to: count, by: 3) {
      elements.append(.curve(point(start + 2), control1: point(start), control2: point(start + 1)))
    }
  }
}
