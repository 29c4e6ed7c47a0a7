@_exported import VitrineFoundation

/// A latitude and longitude in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double

/// As accurate as navigation needs.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As accurate as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// To ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// To a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// To a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// To three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As little accurate as can be.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3001
/// No filter of distances.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// No coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the Earth in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees
  /// The place at zero degrees.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a location coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Whether a place is on the Earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place and a date.
public final class CLLocation: NSObject, NSSecureCoding, NSCopying, Sendable {
  /// The coordinate of the location.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How far the place may be off, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the height may be off, in metres.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement in degrees from north.
  public let course: CLLocationDirection
  /// Metres a second.
  public let speed: CLLocationSpeed
  /// The timestamp of the location.
  public let timestamp: Date

  /// A place at this date.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// A place at a date.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// A place at a date, in movement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    (self.altitude, self.horizontalAccuracy) = (altitude, horizontalAccuracy)
    (self.verticalAccuracy, self.course) = (verticalAccuracy, course)
    (self.speed, self.timestamp) = (speed, timestamp)
  }

  /// The metres to another place, on a sphere.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let radius = 6_371_008.8
    let (a, b) = (coordinate, location.coordinate)
    let height = (b.latitude - a.latitude) * .pi / 180
    let width = (b.longitude - a.longitude) * .pi / 180
    let part =
      pow(sin(height / 2), 2) + cos(a.latitude * .pi / 180) * cos(b.latitude * .pi / 180)
      * pow(sin(width / 2), 2)
    return 2 * radius * asin(min(sqrt(part), 1))
  }

  /// Places are kept securely.
  public static var supportsSecureCoding: Bool { true }
  /// Keeps the place.
  public func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(timestamp.timeIntervalSince1970, forKey: "timestamp")
  }
  /// A place that was kept.
  public convenience init?(coder: NSCoder) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: coder.decodeDouble(forKey: "latitude"),
        longitude: coder.decodeDouble(forKey: "longitude")),
      altitude: coder.decodeDouble(forKey: "altitude"), horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date(timeIntervalSince1970: coder.decodeDouble(forKey: "timestamp")))
  }
  /// The place itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
