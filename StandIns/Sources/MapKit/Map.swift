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
  /// A position at the user's location.
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { fallback }
  /// A position that uses a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition() }
}

/// The camera of a map.
public struct MapCamera: Sendable {
  /// Creates a map camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {}
}

/// How a map reacts to gestures.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates modes from their raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A value of the option.
  public static let pan = MapInteractionModes(rawValue: 1), zoom = MapInteractionModes(rawValue: 2)
  /// All gestures.
  public static let all = MapInteractionModes(rawValue: 15)
}

/// A map; a widget shows WidgetKit's placeholder for unsupported views, a preview of a view a drawn
/// placeholder, since the map itself needs the network.
nonisolated public struct Map: View {
  /// Creates a map.
  public init() {}
  /// Creates a map.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) {}
  /// Creates a map of a region with annotations.
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
  /// Creates a map with a selection.
  public init<V: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    selection: Binding<V?>, @MapContentBuilder content: () -> C
  ) {}
  /// Creates a map with a selection.
  public init<V: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    selection: Binding<V?>, @MapContentBuilder content: () -> C
  ) {}
  /// Creates a map.
  public init(position: Binding<MapCameraPosition>) {}
  /// Creates a map.
  public init(initialPosition: MapCameraPosition) {}

  /// The placeholder, which fills the available space.
  public var body: some View {
    PlatformContainer(
      name: "Map",
      content: ZStack {
        Rectangle().fill(Color(red: 0.95, green: 0.94, blue: 0.9))
        RoadGrid().stroke(.white, lineWidth: 6)
        Text(verbatim: "Map").font(.caption).foregroundStyle(.gray)
      }.clipped())
  }
}

/// Roads at equal distances.
nonisolated private struct RoadGrid: Shape {
  private static var spacing: CGFloat { 48 }

  func path(in rect: CGRect) -> Path {
    Path { path in
      // A map has a size of a screen at most.
      for x in stride(from: 0, to: min(rect.width, 4_000), by: RoadGrid.spacing) {
        path.move(to: CGPoint(x: rect.minX + x, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + x, y: rect.maxY))
      }
      for y in stride(from: 0, to: min(rect.height, 4_000), by: RoadGrid.spacing) {
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + y))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + y))
      }
    }
  }
}

/// The content of a map.
public protocol MapContent {}
/// Several elements of a map's content.
public struct MapContents: MapContent {}
/// Empty content of a map.
public struct EmptyMapContent: MapContent {
  /// Creates empty map content.
  public init() {}
}

/// A result builder of a map's content.
@resultBuilder
public enum MapContentBuilder {
  /// Builds an element of a map's content.
  public static func buildExpression<C: MapContent>(_ content: C) -> MapContents { MapContents() }
  /// Builds several elements of a map's content.
  public static func buildExpression<D, ID, C: MapContent>(_ content: ForEach<D, ID, C>)
    -> MapContents
  { MapContents() }
  /// Builds several elements of a map's content.
  public static func buildBlock(_ content: MapContents...) -> MapContents { MapContents() }
  /// Builds content of an `if` statement.
  public static func buildOptional(_ content: MapContents?) -> MapContents { MapContents() }
  /// Builds the content of the first branch.
  public static func buildEither(first content: MapContents) -> MapContents { content }
  /// Builds the content of the second branch.
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
/// A view at a coordinate.
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
/// The user's location.
public struct UserAnnotation: MapContent {
  /// Creates a placeholder, as the view is not drawn.
  public init() {}
}
extension MapContent {
  /// Sets the tint colour; has no effect.
  public func tint(_ color: Color?) -> Self { self }
  /// Sets the stroke; has no effect.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
  /// Sets the foreground style; has no effect.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
}

/// A marker of earlier systems.
public struct MapMarker: Sendable {
  /// Creates a map marker.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A marker of earlier systems.
public struct MapPin: Sendable {
  /// Creates a map pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
/// A view at a coordinate, of earlier systems.
public struct MapAnnotation<Content: View> {
  /// Creates a map annotation.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder content: () -> Content) {}
}

/// The style of a map.
public struct MapStyle: Sendable {
  /// A style of the map.
  public static let standard = MapStyle(), imagery = MapStyle(), hybrid = MapStyle()
  /// Whether hills are shown.
  public enum Elevation: Sendable {
    /// The choices.
    case automatic, flat, realistic
  }
  /// How prominent the map is.
  public enum Emphasis: Sendable {
    /// The choices.
    case automatic, muted
  }
  /// The standard style with options, which have no effect.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }
  /// Pictures from above with options, which have no effect.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
  /// Pictures from above with names and options, which have no effect.
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Places where people eat.
  public static let restaurant = Self(rawValue: "restaurant"), cafe = Self(rawValue: "cafe")
  /// Places where people eat.
  public static let bakery = Self(rawValue: "bakery"), foodMarket = Self(rawValue: "foodMarket")
  /// Places to visit.
  public static let museum = Self(rawValue: "museum"), park = Self(rawValue: "park")
  /// Places to visit.
  public static let beach = Self(rawValue: "beach"), store = Self(rawValue: "store")
  /// Places of transport.
  public static let airport = Self(rawValue: "airport")
  /// Places of transport.
  public static let parking = Self(rawValue: "parking")
  /// Places of transport.
  public static let gasStation = Self(rawValue: "gasStation")
  /// Places of transport.
  public static let publicTransport = Self(rawValue: "publicTransport")
  /// Places to sleep or to learn, and for health.
  public static let hotel = Self(rawValue: "hotel"), school = Self(rawValue: "school")
  /// Places for health.
  public static let hospital = Self(rawValue: "hospital")
  /// Places for health.
  public static let pharmacy = Self(rawValue: "pharmacy")
}

/// The kinds of places that a map names.
public struct PointOfInterestCategories: Sendable {
  /// All or no places.
  public static let all = PointOfInterestCategories(), excludingAll = PointOfInterestCategories()
  /// Some kinds of places.
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }
  /// All but some kinds of places.
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { .all }
}

/// A control of a map, which is not drawn.
nonisolated public protocol MapControl: View {
  /// Creates the control.
  init()
}
nonisolated extension MapControl {
  /// Nothing is drawn.
  public var body: some View { EmptyView() }
}
/// The button that shows where the person is; not drawn.
nonisolated public struct MapUserLocationButton: MapControl {
  /// Creates the control.
  public init() {}
}
/// The compass; not drawn.
nonisolated public struct MapCompass: MapControl {
  /// Creates the control.
  public init() {}
}
/// The scale; not drawn.
nonisolated public struct MapScaleView: MapControl {
  /// Creates the control.
  public init() {}
}
/// The button that tilts the map; not drawn.
nonisolated public struct MapPitchToggle: MapControl {
  /// Creates the control.
  public init() {}
}

nonisolated extension View {
  /// Sets the style of maps.
  public func mapStyle(_ style: MapStyle) -> some View { self }
  /// Sets the controls of maps.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
}

// Further options of map snapshots, which are placeholders.

extension MKMapSnapshotter.Options {
  /// Light or dark.
  public var traitCollection: UITraitCollection {
    get { .current }
    set {}
  }
  /// The filter of points of interest.
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
/// A filter of points of interest.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// Includes all points of interest.
  public static let includingAll = MKPointOfInterestFilter()
  /// Excludes all points of interest.
  public static let excludingAll = MKPointOfInterestFilter()
}
/// The camera of a map.
public final class MKMapCamera: NSObject, Sendable {}
