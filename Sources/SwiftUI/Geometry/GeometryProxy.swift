internal import VitrineGeometry

/// A space that boxes are measured in.
public enum CoordinateSpace: Hashable, Sendable {
  /// The whole widget.
  case global
  /// The view itself.
  case local
  /// A view with a name.
  case named(String)
}

/// A space that boxes are measured in.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value denotes.
  var coordinateSpace: CoordinateSpace { get }
}

/// The whole widget.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The global coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}
/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The local coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}
/// A view with a name; boxes in it are counted as in the whole widget here.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: String
  /// The coordinate space with the given name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The whole widget.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
}

/// Size and place of a view, once layout knows them.
public struct GeometryProxy: Sendable {
  private let box: Rect
  private let margins: VitrineGeometry.EdgeInsets
  private let container: ContainerCorners?

  init(_ box: Rect, _ context: LoweringContext) {
    self.box = box
    container = context.container
    margins = context.pass.surface.margins
  }

  /// Size in points.
  public var size: CGSize { CGSize(box.size) }

  /// Space that the widget keeps around its content, in points.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(
      top: margins.top, leading: margins.leading, bottom: margins.bottom,
      trailing: margins.trailing)
  }

  /// The box of the view; spaces other than its own are the whole widget.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : CGRect(box)
  }

  /// The box of the view; spaces other than its own are the whole widget.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The box of a named space, which is the whole widget here.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { CGRect(box) }

  /// Radii of corners that have one centre with those of the shape around the view; `nil` without one.
  public var concentricCornerRadii: RectangleCornerRadii? { container?.radii(in: box) }

  /// Radii of the corners of a box in the view's own space that have one centre with those of the shape
  /// around it; `nil` without one.
  public func concentricCornerRadii(in frame: CGRect) -> RectangleCornerRadii? {
    let origin = Point(x: box.minX + Double(frame.minX), y: box.minY + Double(frame.minY))
    return container?.radii(in: Rect(origin: origin, size: Rect(frame).size))
  }

  /// Resolves an anchor in the coordinate space of the reader.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

/// A value that is measured in the space of another view.
public struct Anchor<Value> {
  let value: Value

  /// A measured value.
  package init(value: Value) { self.value = value }
}

extension Anchor: Sendable where Value: Sendable {}
