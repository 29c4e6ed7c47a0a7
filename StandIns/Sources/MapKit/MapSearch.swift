// Searches of maps, which find nothing without a network.

/// What is searched for, and the search.
open class MKLocalSearch: NSObject {
  /// What is searched for.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The region.
    open var region = MKCoordinateRegion()
    /// The kinds of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The filter of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Creates a request.
    public override init() { super.init() }
    /// Creates a request for a completion.
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }
  }
  /// Kinds of results.
  public struct ResultType: OptionSet, Sendable {
    /// The raw value of the kinds.
    public let rawValue: UInt
    /// Creates kinds.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses, places or natural features.
    public static let address = ResultType(rawValue: 1)
    /// Places.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Natural features.
    public static let physicalFeature = ResultType(rawValue: 4)
  }
  /// What was found.
  open class Response: NSObject {
    /// The places: none.
    open var mapItems: [MKMapItem] { [] }
    /// The region of the places.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  /// Creates a search.
  public init(request: Request) {}
  /// Searches.
  ///
  /// - Returns: nothing that was found.
  open func start() async throws -> Response { Response() }
  /// Searches; the closure is given nothing that was found.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
  /// Ends the search.
  open func cancel() {}
}

/// A completion of words.
open class MKLocalSearchCompletion: NSObject {
  /// The words of a completion.
  open var title: String { "" }
  /// The words of a completion.
  open var subtitle: String { "" }
}

/// Completes words; there are no completions.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of results.
  public typealias ResultType = MKLocalSearch.ResultType
  /// The words.
  open var queryFragment = ""
  /// The region.
  open var region = MKCoordinateRegion()
  /// The kinds of results.
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  /// The completions: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// The object that receives completions; it is never called.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Creates a completer.
  public override init() { super.init() }
  /// Ends the search.
  open func cancel() {}
}

/// Methods by which an object receives completions.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// There are completions; never called.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// The search failed; never called.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A shape of a map.
public struct MapPolygon: MapContent {
  /// Creates a shape.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A map of UIKit, which is never drawn.
@MainActor @preconcurrency
open class MKMapView: UIView {
  /// The region.
  open var region = MKCoordinateRegion()
  /// The look of the map.
  open var mapType = MKMapType.standard
  /// Whether the place of the person is shown.
  open var showsUserLocation = false
  /// The object that is told of changes; never told.
  open weak var delegate: (any MKMapViewDelegate)?
  /// Whether people can move the map.
  open var isScrollEnabled = true
  /// Whether people can magnify the map.
  open var isZoomEnabled = true
  /// Sets the region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
}

/// Methods by which an object is told of changes of a map.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {}
