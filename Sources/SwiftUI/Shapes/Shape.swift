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
  /// What becomes of the outline in each reading direction.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

nonisolated extension Shape {
  /// A filled shape.
  public static var role: ShapeRole { .fill }
  /// What is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// Mirrored from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
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

/// A shape whose outline is another one's with a change that archives know.
protocol ChangedShape {
  /// The shape before the change.
  nonisolated var original: any Shape { get }
  /// What is changed.
  nonisolated var change: ShapeModifier { get }
}

/// What is drawn of a shape.
enum ShapeLayer: Sendable {
  case fill(any ShapeStyle, FillStyle)
  case stroke(any ShapeStyle, StrokeStyle, antialiased: Bool)
  case border(any ShapeStyle, StrokeStyle, antialiased: Bool)
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
      case .fill(let style, let fillStyle):
        let fill = style.archivedStyle(context)
        shape.edit {
          $0.ink.fill = fill
          $0.ink.fillStyle = fillStyle.archived
        }
      case .stroke(let style, let line, let antialiased):
        let stroke = Stroke(style.archivedStyle(context), line, antialiased: antialiased)
        shape.edit { $0.ink.stroke = stroke }
      case .border(let style, let line, let antialiased):
        let stroke = Stroke(style.archivedStyle(context), line, antialiased: antialiased)
        shape.edit { $0.ink.strokeBorder = stroke }
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
    if let changed = self as? any ChangedShape {
      let change = changed.change
      var shape = changed.original.archivedShape
      shape?.edit { $0.modifiers.append(change) }
      return shape
    }
    return (self as? any PrimitiveShape)?.primitive
  }

  private func outline(in size: Size) -> VitrineModel.Shape {
    let path = path(in: CGRect(origin: .zero, size: CGSize(size))).archived
    return .path(PathShape(path, layoutDirectionBehavior, in: size))
  }
}

extension VitrineModel.Shape {
  /// Changes what all shapes have.
  mutating func edit(_ change: (inout any ShapePayload) -> Void) {
    func edited<Payload: ShapePayload>(_ payload: Payload) -> Payload {
      var copy: any ShapePayload = payload
      change(&copy)
      return copy as? Payload ?? payload
    }
    switch self {
    case .rectangle(let shape): self = .rectangle(edited(shape))
    case .roundedRectangle(let shape): self = .roundedRectangle(edited(shape))
    case .unevenRoundedRectangle(let shape): self = .unevenRoundedRectangle(edited(shape))
    case .circle(let shape): self = .circle(edited(shape))
    case .capsule(let shape): self = .capsule(edited(shape))
    case .ellipse(let shape): self = .ellipse(edited(shape))
    case .containerRelative(let shape): self = .containerRelative(edited(shape))
    case .path(let shape): self = .path(edited(shape))
    }
  }
}
