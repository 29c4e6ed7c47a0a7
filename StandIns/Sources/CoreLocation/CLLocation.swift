@_exported import VitrineFoundation

/// A latitude and longitude in degrees.
public typealias CLLocationDegrees = Double
/// A length in metres.
public typealias CLLocationDistance = Double
/// An accuracy in metres.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// An accuracy of a speed in metres per second.
public typealias CLLocationSpeedAccuracy = Double
/// An accuracy of a direction in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of one kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The reduced accuracy.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3001
/// The value for no distance filter.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A coordinate on the Earth in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees
  /// Creates a coordinate at zero degrees.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a location coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Returns whether a coordinate is valid.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A location at a date.
public final class CLLocation: NSObject, NSSecureCoding, NSCopying, Sendable {
  /// The coordinate of the location.
  public let coordinate: CLLocationCoordinate2D
  /// The height above sea level, in metres.
  public let altitude: CLLocationDistance
  /// The horizontal uncertainty, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The vertical uncertainty, in metres.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of movement in degrees from north.
  public let course: CLLocationDirection
  /// The speed, in metres per second.
  public let speed: CLLocationSpeed
  /// The timestamp of the location.
  public let timestamp: Date
  /// The uncertainty of the speed; negative, because it is not known.
  public var speedAccuracy: CLLocationSpeedAccuracy { -1 }
  /// The uncertainty of the course; negative, because it is not known.
  public var courseAccuracy: CLLocationDirectionAccuracy { -1 }

  /// Creates a location at the current date.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// Creates a location at a date.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// Creates a location at a date, with a course and a speed.
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

  /// Returns the distance to another location in metres, on a sphere.
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

  /// Whether secure coding is supported; always `true`.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the location.
  public func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(timestamp.timeIntervalSince1970, forKey: "timestamp")
  }
  /// Creates a location from an archive.
  public convenience init?(coder: NSCoder) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: coder.decodeDouble(forKey: "latitude"),
        longitude: coder.decodeDouble(forKey: "longitude")),
      altitude: coder.decodeDouble(forKey: "altitude"), horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date(timeIntervalSince1970: coder.decodeDouble(forKey: "timestamp")))
  }
  /// Returns the location itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
