import VitrineFoundation

/// A location with its address.
///
/// Every property is `nil`, because no geocoder is available.
open class CLPlacemark: NSObject {
  /// The location of the placemark.
  open var location: CLLocation? { nil }
  /// The name of the placemark.
  open var name: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// The neighbourhood.
  open var subLocality: String? { nil }
  /// The state or region.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The inland water of the location.
  open var inlandWater: String? { nil }
  /// The ocean of the location.
  open var ocean: String? { nil }
  /// The areas of interest at the location.
  open var areasOfInterest: [String]? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the building.
  open var subThoroughfare: String? { nil }
  /// The country or region.
  open var country: String? { nil }
  /// The country code.
  open var isoCountryCode: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
}

/// A geocoder, which finds nothing, as without a network.
open class CLGeocoder: NSObject {
  /// Creates a geocoder.
  public override init() { super.init() }
  /// Whether a request is in progress; always `false`.
  open var isGeocoding: Bool { false }
  /// Looks up the address of a location; always fails with a network error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Looks up the address of a location; always fails with a network error.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Looks up an address; always fails with a network error.
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Looks up an address; always fails with a network error.
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Stops; has no effect.
  open func cancelGeocode() {}
}

/// The domain of location errors.
public let kCLErrorDomain = "kCLErrorDomain"
