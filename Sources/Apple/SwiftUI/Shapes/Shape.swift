internal import VitrineGeometry
package import VitrineModel

/// The role of a shape, which determines how styles draw it.
public struct ShapeRole: Sendable {
  /// The shape is filled.
  public static let fill = ShapeRole()
  /// The shape is stroked.
  public static let stroke = ShapeRole()
  /// The shape is a separator.
  public static let separator = ShapeRole()
}

/// An outline in a rectangle; as a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// The role of the shape.
  static var role: ShapeRole { get }
  /// How the outline responds to the layout direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

nonisolated extension Shape {
  /// The default role, a filled shape.
  public static var role: ShapeRole { .fill }
  /// The default behaviour: the shape is mirrored in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// Returns the proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Fills the shape with the foreground style.
  public var body: ShapeView<Self> { ShapeView(shape: self, layers: []) }
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by an amount in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that exists in archives, at least apart from the outline of a shape inside it.
package protocol ModelShape {
  /// Whether a closure defines the outline and needs the shape's rectangle.
  nonisolated var needsBox: Bool { get }
  /// Returns the shape for archives, in a rectangle if it needs one.
  nonisolated func model(in rect: CGRect) -> VitrineModel.Shape
}

nonisolated extension Shape {
  /// Whether a closure defines the outline and needs the shape's rectangle.
  var asksForBox: Bool { (self as? any ModelShape)?.needsBox ?? true }

  /// Returns the shape for archives, in a rectangle if it needs one.
  func archived(in rect: CGRect) -> VitrineModel.Shape {
    if let known = self as? any ModelShape { return known.model(in: rect) }
    let outline = path(in: rect).archived
    // Outlines of infinite rectangles, for example of a rectangle with too large an inset, draw
    // nothing.
    return .path(
      PathShape(
        outline.isFinite ? outline : VitrineGeometry.Path(), layoutDirectionBehavior,
        in: Rect(rect).size))
  }

  /// Returns the shape as a view of an archive; a shape whose outline a closure defines waits for
  /// its rectangle.
  func node(
    _ context: LoweringContext, painting: (inout VitrineModel.Shape) -> Void
  ) -> ViewNode {
    guard asksForBox else {
      var shape = archived(in: .zero)
      painting(&shape)
      return ViewNode(.shape(shape))
    }
    let (name, box, _) = context.requestMeasurement()
    guard let box else { return context.measurementProxy(name) }
    var shape = archived(in: CGRect(origin: .zero, size: CGSize(box.size)))
    painting(&shape)
    return ViewNode(.shape(shape), id: context.pass.isFinal ? nil : name)
  }

  /// Returns the shape for a modifier of a view, in the view's bounds.
  ///
  /// - Parameter node: the view; it is measured if the shape needs its rectangle.
  func archived(
    over node: inout ViewNode, _ context: LoweringContext, _ style: FillStyle = FillStyle()
  ) -> VitrineModel.Shape? {
    var shape: VitrineModel.Shape
    if asksForBox {
      let (name, box, _) = context.requestMeasurement()
      node = context.measured(node, name)
      guard let box else { return nil }
      shape = archived(in: CGRect(origin: .zero, size: CGSize(box.size)))
    } else {
      shape = archived(in: .zero)
    }
    shape.draw { $0.fillStyle = style }
    return shape
  }
}

extension VitrineModel.Shape {
  /// Changes the painting of the shape.
  mutating func draw(_ change: (inout ShapePainting) -> Void) { edit { change(&$0.painting) } }

  /// Adds a change of the outline, after previous changes.
  func changed(_ modifier: ShapeModifier) -> VitrineModel.Shape {
    var shape = self
    shape.edit { $0.modifiers.append(modifier) }
    return shape
  }

  private mutating func edit(_ change: (inout any ShapePayload) -> Void) {
    var payload: any ShapePayload = self.payload
    change(&payload)
    switch payload {
    case let shape as VitrineModel.Rectangle: self = .rectangle(shape)
    case let shape as VitrineModel.RoundedRectangle: self = .roundedRectangle(shape)
    case let shape as VitrineModel.UnevenRoundedRectangle: self = .unevenRoundedRectangle(shape)
    case let shape as VitrineModel.Circle: self = .circle(shape)
    case let shape as VitrineModel.Capsule: self = .capsule(shape)
    case let shape as VitrineModel.Ellipse: self = .ellipse(shape)
    case let shape as VitrineModel.ContainerRelativeShape: self = .containerRelative(shape)
    case let shape as PathShape: self = .path(shape)
    default: break
    }
  }
}
