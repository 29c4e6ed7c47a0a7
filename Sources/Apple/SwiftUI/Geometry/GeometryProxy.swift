internal import VitrineGeometry

/// A coordinate space.
public enum CoordinateSpace: Hashable, Sendable {
  /// The space of the whole widget.
  case global
  /// The space of the view itself.
  case local
  /// The space of a view with this name.
  case named(String)
}

/// A value that denotes a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value denotes.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole widget.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The global coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}
/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The local coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}
/// A space with a name; Vitrine measures it as that of the whole widget.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: String
  /// The coordinate space with the given name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole widget.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a view with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
}

/// The size and position of a view, as layout has measured them.
public struct GeometryProxy: Sendable {
  private let box: Rect
  private let margins: VitrineGeometry.EdgeInsets
  private let container: ContainerCorners?

  init(_ box: Rect, _ context: LoweringContext) {
    self.box = box
    container = context.container
    margins = context.pass.surface.margins
  }

  /// The size in points.
  public var size: CGSize { CGSize(box.size) }

  /// The space between the widget's edges and its content, in points.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
  }

  /// The bounds of the view, in its own space or that of the whole widget.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : CGRect(box)
  }

  /// The bounds of the view, in its own space or that of the whole widget.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space, which is that of the whole widget.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(box) }

  /// What covers the corners of the window; nothing of a widget's are covered.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

  /// Corner radii that are concentric with those of the surrounding shape; `nil` without one.
  public var concentricCornerRadii: RectangleCornerRadii? { container?.radii(in: box) }

  /// Corner radii of a box in the view's own space that are concentric with those of the
  /// surrounding shape; `nil` without one.
  public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
    let origin = Point(x: box.minX + Double(frame.minX), y: box.minY + Double(frame.minY))
    return container?.radii(in: Rect(origin: origin, size: Rect(frame).size))
  }

  /// Resolves an anchor in the coordinate space of the reader.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.value(in: CGPoint(x: box.minX, y: box.minY))
  }
}
