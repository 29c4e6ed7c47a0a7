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
  /// A place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Whether a place is on the Earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place and a moment.
public final class CLLocation: NSObject, NSSecureCoding, NSCopying, Sendable {
  /// The place.
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
  /// The moment.
  public let timestamp: Date

  /// A place at this moment.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// A place at a moment.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }
  /// A place at a moment, in movement.
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

/// What a person allows.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The older name of `authorizedAlways`.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How accurate places are that a person allows.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// What places are needed for.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why there is no place.
public struct CLError: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }
  /// The reason.
  public let code: Code
  /// A reason.
  public init(_ code: Code) { self.code = code }
  /// Access is denied.
  public static var denied: Code { .denied }
  /// The place is not known.
  public static var locationUnknown: Code { .locationUnknown }
}

/// A region around a place.
open class CLRegion: NSObject {
  /// What identifies the region.
  public let identifier: String
  /// Whether it tells of entries.
  open var notifyOnEntry = true
  /// Whether it tells of exits.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circle around a place.
open class CLCircularRegion: CLRegion {
  /// The centre.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance
  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  /// Whether a place lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// A direction of the device.
public final class CLHeading: NSObject, Sendable {
  /// Degrees from magnetic north.
  public let magneticHeading: CLLocationDirection = 0
  /// Degrees from north; negative, as it is not known.
  public let trueHeading: CLLocationDirection = -1
}

/// Takes what a manager finds out.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Takes places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Takes the reason why there are none.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Says that a person has allowed or denied access.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Says that a person has allowed or denied access.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Says that a region was entered.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Says that a region was left.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Takes a direction.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
}

extension CLLocationManagerDelegate {
  /// Takes places.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Takes the reason why there are none.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Says that a person has allowed or denied access.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Says that a person has allowed or denied access.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Says that a region was entered.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Says that a region was left.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Takes a direction.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
}

/// Asks the device for its place: here access is denied, as by a person.
///
/// Unchecked, because properties are set by the code that owns the manager, as on Apple's systems.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Takes what the manager finds out.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How accurate places should be, in metres.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// Metres between places that are told of.
  open var distanceFilter = kCLDistanceFilterNone
  /// What places are needed for.
  open var activityType = CLActivityType.other
  /// Whether places are needed while the app is not seen.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the system shows that places are needed.
  open var showsBackgroundLocationIndicator = false
  /// The last place: none.
  open var location: CLLocation? { nil }
  /// The last direction: none.
  open var heading: CLHeading? { nil }
  /// Whether the widget may use places: no.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// Access is denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Places would be accurate.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Regions that are watched: none.
  open var monitoredRegions: Set<CLRegion> { [] }

  /// Makes a manager.
  public override init() { super.init() }
  /// Access is denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// The device has no such services.
  open class func locationServicesEnabled() -> Bool { false }
  /// The device has no compass.
  open class func headingAvailable() -> Bool { false }
  /// Regions cannot be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Answers that access is denied.
  open func requestWhenInUseAuthorization() { refuse() }
  /// Answers that access is denied.
  open func requestAlwaysAuthorization() { refuse() }
  /// Answers that access is denied.
  open func requestLocation() { fail() }
  /// Answers that access is denied.
  open func startUpdatingLocation() { fail() }
  /// Ends nothing.
  open func stopUpdatingLocation() {}
  /// Answers that access is denied.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Ends nothing.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Watches nothing.
  open func startMonitoring(for region: CLRegion) {}
  /// Ends nothing.
  open func stopMonitoring(for region: CLRegion) {}
  /// Finds no direction.
  open func startUpdatingHeading() {}
  /// Ends nothing.
  open func stopUpdatingHeading() {}

  private func refuse() {
    DispatchQueue.main.async {
      self.delegate?.locationManagerDidChangeAuthorization(self)
      self.delegate?.locationManager(self, didChangeAuthorization: .denied)
    }
  }
  private func fail() {
    DispatchQueue.main.async {
      self.delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// A place with its address.
open class CLPlacemark: NSObject {
  /// The place.
  open var location: CLLocation? { nil }
  /// The name.
  open var name: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state or region.
  open var administrativeArea: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
}

/// Finds addresses of places: here it finds none, as without a network.
open class CLGeocoder: NSObject {
  /// Makes a geocoder.
  public override init() { super.init() }
  /// Whether it is at work: no.
  open var isGeocoding: Bool { false }
  /// Answers that there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Answers that there is no network.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Answers that there is no network.
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Answers that there is no network.
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Ends nothing.
  open func cancelGeocode() {}
}
