@_spi(StandIns) import SwiftUI
import VitrineUIKit

/// The position from which a map is viewed.
public struct MapCameraPosition: Sendable {
  /// A position that frames the map's content.
  public static let automatic = MapCameraPosition()
  /// A position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition()
  }
  /// Where someone is.
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { fallback }
  /// A position that uses a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition() }
}

/// A camera above a map.
public struct MapCamera: Sendable {
  /// Creates a map camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {}
}

/// How a map can be moved.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: Int
  /// Creates a map interaction modes.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A value of the option.
  public static let pan = MapInteractionModes(rawValue: 1), zoom = MapInteractionModes(rawValue: 2)
  /// All ways.
  public static let all = MapInteractionModes(rawValue: 15)
}

/// A map; a widget shows WidgetKit's sign in its place, a preview of a view a drawn placeholder, as the
/// map itself needs the network.
nonisolated public struct Map: View {
  /// Creates a map.
  public init() {}
  /// Creates a map.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {}
  /// Creates a map of a region with something at places.
  public init<Items: RandomAccessCollection, A>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {}
  /// Creates a map.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) {}
  /// Creates a map.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) {}
  /// Creates a map.
  public init(position: Binding<MapCameraPosition>) {}
  /// Creates a map.
  public init(initialPosition: MapCameraPosition) {}

  /// The sign or the placeholder, as large as there is room.
  public var body: some View {
    PlatformContainer(
      name: "Map",
      content: GeometryReader { proxy in
        let options = MKMapSnapshotter.Options()
        let _ = options.size = proxy.size
        Image(uiImage: MKMapSnapshotter.Snapshot(options).image).resizable()
      })
  }
}

/// Something on a map.
public protocol MapContent {}
/// Several things on a map.
public struct MapContents: MapContent {}
/// No thing on a map.
public struct EmptyMapContent: MapContent {
  /// Creates empty map content.
  public init() {}
}

/// Collects what is on a map.
@resultBuilder
public enum MapContentBuilder {
  /// Builds an element of a map's content.
  public static func buildExpression<C: MapContent>(_ content: C) -> MapContents { MapContents() }
  /// Several things.
  public static func buildExpression<D, ID, C: MapContent>(_ content: ForEach<D, ID, C>)
    -> MapContents
  { MapContents() }
  /// Several things.
  public static func buildBlock(_ content: MapContents...) -> MapContents { MapContents() }
  /// Things that may be missing.
  public static func buildOptional(_ content: MapContents?) -> MapContents { MapContents() }
  /// Either things.
  public static func buildEither(first content: MapContents) -> MapContents { content }
  /// Or others.
  public static func buildEither(second content: MapContents) -> MapContents { content }
}

/// A balloon marker at a coordinate.
public struct Marker: MapContent {
  /// Creates a marker.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// Creates a marker.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
}
/// A view at a place.
public struct Annotation<Content: View>: MapContent {
  /// Creates an annotation.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}
/// A polyline.
public struct MapPolyline: MapContent {
  /// Creates a map polyline.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}
/// A circle around a coordinate.
public struct MapCircle: MapContent {
  /// Creates a map circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}
/// Where someone is.
public struct UserAnnotation: MapContent {
  /// Creates a placeholder, as the view is not drawn.
  public init() {}
}
extension MapContent {
  /// Colours it.
  public func tint(_ color: Color?) -> Self { self }
  /// Colours its line.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
  /// Colours its inside.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
}

/// A pin, as earlier systems call it.
public struct MapMarker: Sendable {
  /// Creates a map marker.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A pin, as earlier systems call it.
public struct MapPin: Sendable {
  /// Creates a map pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A view at a place, as earlier systems call it.
public struct MapAnnotation<Content: View> {
  /// Creates a map annotation.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder content: () -> Content) {}
}

/// The style of a map.
public struct MapStyle: Sendable {
  /// A style of the map.
  public static let standard = MapStyle(), imagery = MapStyle(), hybrid = MapStyle()
}

nonisolated extension View {
  /// Sets what maps look like.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Sets the controls of maps.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
}

// More of the picture of a map: it is a placeholder.

extension MKMapSnapshotter.Options {
  /// Light or dark.
  public var traitCollection: UITraitCollection {
    get { .current }
    set {}
  }
  /// Which places are shown.
  public var pointOfInterestFilter: MKPointOfInterestFilter? {
    get { nil }
    set {}
  }
  /// The camera of the snapshot.
  public var camera: MKMapCamera {
    get { MKMapCamera() }
    set {}
  }
}
/// Which places are shown.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// All, or none.
  public static let includingAll = MKPointOfInterestFilter()
  /// Excludes all points of interest.
  public static let excludingAll = MKPointOfInterestFilter()
}
/// A camera above a map.
public final class MKMapCamera: NSObject, Sendable {}
