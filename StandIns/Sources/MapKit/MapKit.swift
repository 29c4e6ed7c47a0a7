@_exported import CoreLocation
@_exported import SwiftUI

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Creates a span of zero degrees.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates a span in degrees of latitude and longitude.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A rectangular region of a map.
public struct MKCoordinateRegion: Sendable {
  /// The centre of the region.
  public var center: CLLocationCoordinate2D
  /// The span of the region.
  public var span: MKCoordinateSpan
  /// Creates a region at zero degrees.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// Creates a region around a centre.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Creates a region with a size in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metres = 111_319.5
    let width = max(cos(center.latitude * .pi / 180), 0.01) * metres
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metres, longitudeDelta: longitudinalMeters / width))
  }
}

/// The appearance of maps.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The error of map requests, which always fail here.
public struct MKError: Error, Equatable, Sendable {
  /// The codes of the error.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// A placemark.
open class MKPlacemark: CLPlacemark {
  private let place: CLLocationCoordinate2D
  /// The coordinate of the placemark.
  open var coordinate: CLLocationCoordinate2D { place }
  /// Creates a placemark without an address.
  public init(coordinate: CLLocationCoordinate2D) { place = coordinate }
}

/// The address of a map item.
open class MKAddress: NSObject {
  /// The full address.
  public let fullAddress: String
  /// The short address.
  public let shortAddress: String?
  /// Creates an address.
  public init?(fullAddress: String, shortAddress: String?) {
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// The representations of a map item's address, which isn't looked up.
open class MKAddressRepresentations: NSObject {
  /// The name of the city.
  open var cityName: String? { nil }
  /// The city with its context.
  open var cityWithContext: String? { nil }
  /// The name of the country.
  open var regionName: String? { nil }
}

/// A point of interest.
open class MKMapItem: NSObject {
  /// The name of the map item.
  open var name: String?
  /// Where it is.
  public let placemark: MKPlacemark
  /// The location of the map item.
  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// The address; always `nil`.
  open var address: MKAddress? { nil }
  /// The representations of the address; always `nil`.
  open var addressRepresentations: MKAddressRepresentations? { nil }
  /// Creates a map item of a placemark.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Creates a map item at a location.
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }
  /// Opens the place in Maps; has no effect.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// A snapshot of a map, which is a drawn placeholder without streets.
///
/// Unchecked, because options are set by the code that owns them, as on Apple's systems.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// The options of a snapshot.
  open class Options: NSObject {
    /// The region that the snapshot shows.
    open var region = MKCoordinateRegion()
    /// The size in points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels per point.
    open var scale: CGFloat = 2
    /// The appearance of the map.
    open var mapType = MKMapType.standard
    /// Whether buildings are shown.
    open var showsBuildings = true
    /// Creates default options.
    public override init() { super.init() }
  }

  /// An image of a map with the positions of coordinates.
  open class Snapshot: NSObject {
    /// The image of the snapshot.
    public let image: UIImage
    private let options: Options
    init(_ options: Options) {
      self.options = options
      image = UIImage(data: MapPlaceholder.png(options), scale: options.scale) ?? UIImage()
    }
    /// Returns the position of a coordinate, in points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      let region = options.region
      let right = coordinate.longitude - region.center.longitude
      let down = region.center.latitude - coordinate.latitude
      let x = region.span.longitudeDelta > 0 ? right / region.span.longitudeDelta : 0
      let y = region.span.latitudeDelta > 0 ? down / region.span.latitudeDelta : 0
      return CGPoint(x: options.size.width * (0.5 + x), y: options.size.height * (0.5 + y))
    }
  }

  /// A closure that receives the snapshot.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  private let options: Options
  /// Creates a snapshotter with options.
  public init(options: Options = Options()) { self.options = options }
  /// Draws the placeholder.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(Snapshot(options), nil)
  }
  /// Draws the placeholder.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    completionHandler(Snapshot(options), nil)
  }
  /// Draws the placeholder.
  open func start() async throws -> Snapshot { Snapshot(options) }
  /// Stops; has no effect.
  open func cancel() {}
}

/// A request for the places at a location, as `MKReverseGeocodingRequest`.
open class MKReverseGeocodingRequest: NSObject {
  /// The location to look up.
  public let location: CLLocation
  /// The preferred locale of results.
  open var preferredLocale: Locale?
  /// Creates a reverse geocoding request.
  public init?(location: CLLocation) { self.location = location }
  /// The places at the location; always throws a network error.
  open var mapItems: [MKMapItem] {
    get async throws { throw CLError(.network) }
  }
  /// Stops; has no effect.
  open func cancel() {}
}
