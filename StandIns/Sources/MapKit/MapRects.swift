import CoreLocation

/// The number of points of the world's map from one edge to the other.
private let worldWidth = 268_435_456.0

/// A point of the world's map, in Mercator's projection.
public struct MKMapPoint: Hashable, Sendable {
  /// The distance from the left edge, in points of the map.
  public var x: Double
  /// The distance from the top edge, in points of the map.
  public var y: Double
  /// Creates the point at the top left.
  public init() { (x, y) = (0, 0) }
  /// Creates a point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Creates the point of a coordinate.
  public init(_ coordinate: CLLocationCoordinate2D) {
    // The projection has no poles; the map ends where it is a square.
    let latitude = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78)
    let sine = sin(latitude * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * worldWidth
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * worldWidth
  }
  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D {
    let angle = (0.5 - y / worldWidth) * 2 * .pi
    return CLLocationCoordinate2D(
      latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / worldWidth * 360 - 180)
  }
  /// Returns the distance to another point, in metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (from, to) = (coordinate, other.coordinate)
    return CLLocation(latitude: from.latitude, longitude: from.longitude)
      .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
  }
}

/// A size on the world's map.
public struct MKMapSize: Hashable, Sendable {
  /// The width, in points of the map.
  public var width: Double
  /// The height, in points of the map.
  public var height: Double
  /// Creates a size of zero.
  public init() { (width, height) = (0, 0) }
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The size of the world.
  public static let world = MKMapSize(width: worldWidth, height: worldWidth)
}

/// A rectangle of the world's map.
public struct MKMapRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize
  /// Creates an empty rectangle.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// The world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The centre from left to right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The centre from top to bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// Whether it is no rectangle.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  /// Returns the part that both have; null if there is none.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard intersects(other) else { return .null }
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }
  /// Returns a rectangle that is smaller on each side.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// Returns a rectangle that has moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Returns whether both have a part in common.
  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }
  /// Returns whether a point is inside.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
  /// Returns whether a rectangle is inside.
  public func contains(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX <= other.minX && other.maxX <= maxX && minY <= other.minY
      && other.maxY <= maxY
  }
}

extension MKCoordinateRegion {
  /// Creates the region of a rectangle of the map.
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: bottom.longitude - top.longitude))
  }
}
