// What apps ask of maps, which show no places here.

extension MapCameraPosition {
  /// A position that shows a rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .automatic }
  /// The region of the position; unknown.
  public var region: MKCoordinateRegion? { nil }
  /// The camera of the position; unknown.
  public var camera: MapCamera? { nil }
  /// Whether the position follows the person.
  public var followsUserLocation: Bool { false }
}

/// What a map shows after it has moved; never given.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
}

/// How often changes of the camera are told.
public enum MapCameraUpdateFrequency: Sendable {
  /// The choices.
  case continuous, onEnd
}

/// The geometry of a map, which is unknown.
nonisolated public struct MapProxy {
  /// The coordinate of a point; always `nil`.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
}

/// A container whose closure sees the geometry of a map.
nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  /// Creates a container.
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  /// The content.
  public var body: some View { content(MapProxy()) }
}

nonisolated extension View {
  /// Performs an action when the camera has moved; has no effect.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Performs an action when the camera has moved; has no effect.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Shows or hides the controls of a map; has no effect.
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}
