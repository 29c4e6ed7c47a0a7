package import VitrineModel

/// What a shape does while other software reads it.
public struct ShapeRole: Sendable {
  /// It is filled.
  public static let fill = ShapeRole()
  /// It is stroked.
  public static let stroke = ShapeRole()
  /// It stands between things.
  public static let separator = ShapeRole()
}

/// An outline that follows from a box; as a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a box.
  func path(in rect: CGRect) -> Path
  /// What the shape does.
  static var role: ShapeRole { get }
  /// The size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

nonisolated extension Shape {
  /// A filled shape.
  public static var role: ShapeRole { .fill }
  /// What is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// The shape filled with the foreground style.
  public var body: ShapeView<Self> { ShapeView(shape: self, ink: []) }
}

/// A shape that can become smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by so many points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that archives know.
package protocol PrimitiveShape {
  /// The shape as an archive holds it.
  nonisolated var primitive: VitrineModel.Shape { get }
}

/// What is drawn of a shape.
enum ShapeLayer: Sendable {
  case fill(any ShapeStyle, evenOdd: Bool)
  case stroke(any ShapeStyle, StrokeStyle)
  case border(any ShapeStyle, StrokeStyle)
}

/// A shape that is drawn in one or more ways.
nonisolated public struct ShapeView<Content: Shape>: View, PrimitiveView {
  /// What the view is made of.
  public typealias Body = Never
  /// The shape.
  public let shape: Content
  /// What is drawn, from back to front; the foreground style fills it when there is nothing.
  let ink: [ShapeLayer]

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    guard ink.count > 1 else { return [node(ink.first, context)] }
    // One over the other: the shape's own box is that of the first.
    var base = node(ink[0], context)
    for layer in ink.dropFirst() {
      base.modifiers.append(.overlay(.stacked([node(layer, context)], alignment: .center)))
    }
    return [base]
  }

  private func node(_ layer: ShapeLayer?, _ context: LoweringContext) -> ViewNode {
    shape.node(context) { shape in
      switch layer {
      case nil: break
      case .fill(let style, let evenOdd):
        if evenOdd { context.record("FillStyle.isEOFilled") }
        shape.drawn.fill = style.archivedStyle(context)
      case .stroke(let style, let line):
        shape.drawn.stroke = Stroke(style.archivedStyle(context), line)
      case .border(let style, let line):
        shape.drawn.strokeBorder = Stroke(style.archivedStyle(context), line)
      }
    }
  }
}

nonisolated extension Shape {
  /// The shape as a view of an archive; one whose outline is a closure waits for its box.
  func node(
    _ context: LoweringContext, ink: (inout VitrineModel.Shape) -> Void
  ) -> ViewNode {
    if var known = archivedShape {
      ink(&known)
      return ViewNode(.shape(known))
    }
    let (name, box, _) = context.question()
    guard let box else { return context.probe(name) }
    var shape = outline(in: box.size)
    ink(&shape)
    return ViewNode(.shape(shape), id: context.pass.isFinal ? nil : name)
  }

  /// The shape in a modifier of a view, whose box it takes.
  ///
  /// - Parameter node: the view; it gets a probe while the box is not known.
  func archived(
    over node: inout ViewNode, _ context: LoweringContext
  ) -> VitrineModel.Shape? {
    if let known = archivedShape { return known }
    let (name, box, _) = context.question()
    node = context.probed(node, name)
    return box.map { outline(in: $0.size) }
  }

  /// The shape as archives know it, if its outline is no closure.
  var archivedShape: VitrineModel.Shape? {
    if let box = self as? any PrimitiveShapeBox { return box.base.archivedShape }
    return (self as? any PrimitiveShape)?.primitive
  }

  private func outline(in size: Size) -> VitrineModel.Shape {
    var shape = PathShape()
    shape.path = path(in: CGRect(origin: .zero, size: CGSize(size))).archived
    return .path(shape)
  }
}

extension VitrineModel.Shape {
  /// Fill and stroke.
  var drawn: ShapeInk {
    get { ink }
    set {
      switch self {
      case .rectangle(var shape):
        shape.ink = newValue
        self = .rectangle(shape)
      case .roundedRectangle(var shape):
        shape.ink = newValue
        self = .roundedRectangle(shape)
      case .unevenRoundedRectangle(var shape):
        shape.ink = newValue
        self = .unevenRoundedRectangle(shape)
      case .circle(var shape):
        shape.ink = newValue
        self = .circle(shape)
      case .capsule(var shape):
        shape.ink = newValue
        self = .capsule(shape)
      case .ellipse(var shape):
        shape.ink = newValue
        self = .ellipse(shape)
      case .containerRelative(var shape):
        shape.ink = newValue
        self = .containerRelative(shape)
      case .path(var shape):
        shape.ink = newValue
        self = .path(shape)
      }
    }
  }
}
