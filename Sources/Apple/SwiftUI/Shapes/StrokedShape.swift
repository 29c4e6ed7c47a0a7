import VitrineFoundation

/// A shape that consists of the line along the outline of another one.
nonisolated public struct _StrokedShape<S: Shape>: Shape, StrokedOutlineShape, LocatedView {
  package var location = KeptLocation()
  /// The shape along whose outline the line is drawn.
  public var shape: S
  /// The line.
  public var style: StrokeStyle

  /// Creates a shape of a line along the outline of another shape.
  public init(shape: S, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

  /// The shape is stroked.
  public static var role: ShapeRole { .stroke }
  /// The outline of the line in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// The behaviour of the shape without the line.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  /// Returns the size of the shape without the line.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var stroked: any Shape { shape }
}

/// A shape whose drawing is the stroke of another shape.
protocol StrokedOutlineShape {
  /// The other shape.
  nonisolated var stroked: any Shape { get }
  /// The line.
  nonisolated var style: StrokeStyle { get }
}

extension Path {
  /// Returns the outline of the line that is drawn along the outline.
  ///
  /// Curves become lines, with an error of at most a hundredth of a point.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let line = StrokedOutline(
      width: Double(style.lineWidth), cap: style.lineCap, join: style.lineJoin,
      miterLimit: Double(style.miterLimit), dash: style.dash.map { Double($0) },
      phase: Double(style.dashPhase))
    return Path(archived: line.area(of: archived))
  }
}
