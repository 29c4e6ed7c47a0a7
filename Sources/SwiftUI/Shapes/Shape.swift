internal import VitrineGeometry
package import VitrineModel

/// The role of a shape, which tells styles how to draw it.
public struct ShapeRole: Sendable {
  /// It is filled.
  public static let fill = ShapeRole()
  /// It is stroked.
  public static let stroke = ShapeRole()
  /// A separator style.
  public static let separator = ShapeRole()
}

/// An outline that follows from a box; as a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a box.
  func path(in rect: CGRect) -> Path
  /// The role of the shape.
  static var role: ShapeRole { get }
  /// How the outline responds to the layout direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

nonisolated extension Shape {
  /// A filled shape.
  public static var role: ShapeRole { .fill }
  /// It is drawn mirrored from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// Returns the proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// The shape filled with the foreground style.
  public var body: ShapeView<Self> { ShapeView(shape: self, layers: []) }
}

/// A shape that can become smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by so many points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that archives know, as a whole or but for the outline of a shape in it.
package protocol ModelShape {
  /// Whether the outline follows from a closure, which needs the box.
  nonisolated var needsBox: Bool { get }
  /// The shape as an archive holds it, in a box if it needs one.
  nonisolated func model(in rect: CGRect) -> VitrineModel.Shape
}

nonisolated extension Shape {
  /// Whether the outline follows from a closure, which needs the box.
  var asksForBox: Bool { (self as? any ModelShape)?.needsBox ?? true }

  /// The shape as an archive holds it, in a box if it needs one.
  func archived(in rect: CGRect) -> VitrineModel.Shape {
    if let known = self as? any ModelShape { return known.model(in: rect) }
    let outline = path(in: rect).archived
    // An outline of endless boxes, such as a rectangle that is inset too far, has no ink.
    return .path(
      PathShape(
        outline.isFinite ? outline : VitrineGeometry.Path(), layoutDirectionBehavior,
        in: Rect(rect).size))
  }

  /// The shape as a view of an archive; one whose outline is a closure waits for its box.
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

  /// The shape in a modifier of a view, whose box it takes.
  ///
  /// - Parameter node: the view; it gets a probe where the shape asks for its box.
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
  /// Changes what is drawn of the shape.
  mutating func draw(_ change: (inout ShapePainting) -> Void) { edit { change(&$0.painting) } }

  /// Changes the outline, outside of what has changed it before.
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
