import VitrineFoundation

/// Whether the app is authorized to use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The older name of `authorizedAlways`.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// How accurate places are that a person allows.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// The kind of activity that location updates are used for.
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
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Access is denied.
  public static var denied: Code { .denied }
  /// The place is not known.
  public static var locationUnknown: Code { .locationUnknown }
}

/// A region around a place.
open class CLRegion: NSObject {
  /// The identifier of the region.
  public let identifier: String
  /// Whether it tells of entries.
  open var notifyOnEntry = true
  /// Whether it tells of exits.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circle around a place.
open class CLCircularRegion: CLRegion {
  /// The centre of the region.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance
  /// Creates a circular region.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }
  /// Whether a coordinate is inside the circle.
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

/// Methods by which a location manager reports its results.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Called with new locations.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when the location cannot be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the authorization changes.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the authorization changes.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called when the device enters a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the device leaves a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called with a new heading.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
}

extension CLLocationManagerDelegate {
  /// Called with new locations.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Called when the location cannot be determined.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Called when the authorization changes.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Called when the authorization changes.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Called when the device enters a region.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Called when the device leaves a region.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Called with a new heading.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
}

/// Asks the device for its place: here access is denied, as by a person.
///
/// Unchecked, because properties are set by the code that owns the manager, as on Apple's systems.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The delegate that receives updates.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How accurate places should be, in metres.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The minimum distance between reported locations, in metres.
  open var distanceFilter = kCLDistanceFilterNone
  /// The kind of activity that location updates are used for.
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

  /// Creates a location manager.
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
