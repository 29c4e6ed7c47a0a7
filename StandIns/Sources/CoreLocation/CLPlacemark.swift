import VitrineFoundation

/// A place with its address.
///
/// Every property is `nil`, because there is no geocoder.
open class CLPlacemark: NSObject {
  /// The location of the placemark.
  open var location: CLLocation? { nil }
  /// The name of the placemark.
  open var name: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state or region.
  open var administrativeArea: String? { nil }
  /// The part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The water that the place is on.
  open var inlandWater: String? { nil }
  /// The ocean that the place is in.
  open var ocean: String? { nil }
  /// The areas of interest at the place.
  open var areasOfInterest: [String]? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The country or region.
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
  /// Creates a geocoder.
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

/// The domain of errors of places.
public let kCLErrorDomain = "kCLErrorDomain"
