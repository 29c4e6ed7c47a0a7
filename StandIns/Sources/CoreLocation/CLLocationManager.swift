import VitrineFoundation

/// Whether the app is authorized to use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The older name of `authorizedAlways`.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The accuracy that a person allows.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// The kind of activity that location updates are used for.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// An error of locating the device.
public struct CLError: Error, Equatable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
    case deferredDistanceFiltered, deferredCanceled, rangingUnavailable, rangingFailure
    case promptDeclined, historicalLocationError
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// The authorization status; always denied.
  public static var denied: Code { .denied }
  /// The location is unknown.
  public static var locationUnknown: Code { .locationUnknown }
}

/// A region.
open class CLRegion: NSObject {
  /// The identifier of the region.
  public let identifier: String
  /// Whether the app is notified of entries.
  open var notifyOnEntry = true
  /// Whether the app is notified of exits.
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

/// A circular region.
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

/// A heading of the device.
public final class CLHeading: NSObject, Sendable {
  /// Degrees from magnetic north.
  public let magneticHeading: CLLocationDirection = 0
  /// Degrees from true north; negative because it is unknown.
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

/// The manager of the device's location, to which access is denied.
///
/// Unchecked, because properties are set by the code that owns the manager, as on Apple's systems.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The delegate that receives updates.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The desired accuracy, in metres.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The minimum distance between reported locations, in metres.
  open var distanceFilter = kCLDistanceFilterNone
  /// The kind of activity that location updates are used for.
  open var activityType = CLActivityType.other
  /// Whether updates continue in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause updates.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether the system indicates the use of the location.
  open var showsBackgroundLocationIndicator = false
  /// The last location; always `nil`.
  open var location: CLLocation? { nil }
  /// The last heading; always `nil`.
  open var heading: CLHeading? { nil }
  /// Whether the widget is authorized to use the location; always `false`.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// The authorization status; always denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// The accuracy authorization; always full.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// The monitored regions; always empty.
  open var monitoredRegions: Set<CLRegion> { [] }

  /// Creates a location manager.
  public override init() { super.init() }
  /// The authorization status; always denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Returns whether location services are enabled; always `false`.
  open class func locationServicesEnabled() -> Bool { false }
  /// Returns whether headings are available; always `false`.
  open class func headingAvailable() -> Bool { false }
  /// Returns whether regions can be monitored; always `false`.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Requests authorization, which is always denied.
  open func requestWhenInUseAuthorization() { refuse() }
  /// Requests authorization, which is always denied.
  open func requestAlwaysAuthorization() { refuse() }
  /// Requests the location; the delegate receives an error.
  open func requestLocation() { fail() }
  /// Starts updates; the delegate receives an error.
  open func startUpdatingLocation() { fail() }
  /// Stops; has no effect.
  open func stopUpdatingLocation() {}
  /// Starts updates; the delegate receives an error.
  open func startMonitoringSignificantLocationChanges() { fail() }
  /// Stops; has no effect.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Starts monitoring a region; has no effect.
  open func startMonitoring(for region: CLRegion) {}
  /// Stops; has no effect.
  open func stopMonitoring(for region: CLRegion) {}
  /// Starts updates of the heading; has no effect.
  open func startUpdatingHeading() {}
  /// Stops; has no effect.
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
