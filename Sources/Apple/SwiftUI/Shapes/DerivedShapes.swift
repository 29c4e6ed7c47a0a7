internal import VitrineGeometry
package import VitrineModel

/// A shape with a change of its outline that exists in archives.
package protocol ChangedShape: Shape, ModelShape {
  /// The shape without the change.
  associatedtype Base: Shape
  /// The shape without the change.
  nonisolated var base: Base { get }
  /// The change of the outline.
  nonisolated var change: ShapeModifier { get }
}

nonisolated extension ChangedShape {
  /// The behaviour of the shape without the change.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  package var needsBox: Bool { base.asksForBox }
  package func model(in rect: CGRect) -> VitrineModel.Shape {
    base.archived(in: rect).changed(change)
  }
  /// Returns the changed outline in a rectangle.
  package func outline(in rect: CGRect) -> Path {
    let (box, inner) = (Rect(rect), base.path(in: rect).archived)
    let outline: VitrineGeometry.Path =
      switch change {
      case .trim(let trim): inner.trimmed(from: trim.from, to: trim.to)
      case .inset(let length): base.archived(in: rect).outline(in: box, inset: length)
      case .offset(let offset): inner.offsetBy(dx: offset.x, dy: offset.y)
      case .scale(let scale):
        inner.applying(scale.transform.around(scale.anchor.point(in: box)))
      case .rotation(let rotation):
        inner.applying(rotation.transform.around(rotation.anchor.point(in: box)))
      case .transform(let map): inner.applying(map.around(box.origin))
      case .size(let size): base.path(in: CGRect(size.box(in: box))).archived
      }
    return Path(archived: outline)
  }
}

/// An inset shape.
nonisolated struct InsetOutline<Base: Shape>: InsettableShape, ChangedShape, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let amount: CGFloat
  var change: ShapeModifier { .inset(amount.archived) }
  func path(in rect: CGRect) -> Path { outline(in: rect) }
  func inset(by more: CGFloat) -> InsetOutline<Base> {
    InsetOutline(base: base, amount: amount + more)
  }
}

/// A shape whose outline is trimmed or drawn in another rectangle.
nonisolated struct OutlineShape<Base: Shape>: ChangedShape, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let change: ShapeModifier
  func path(in rect: CGRect) -> Path { outline(in: rect) }
}

/// A shape with a rotation.
nonisolated public struct RotatedShape<Content: Shape>: ChangedShape, LocatedView {
  package var location = KeptLocation()
  /// The shape without the change.
  package let base: Content
  /// The rotation.
  package let change: ShapeModifier
  /// Creates a shape with a rotation.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    var effect = RotationEffect()
    effect.degrees = angle.archivedDegrees
    effect.anchor = anchor.archived
    (base, change) = (shape, .rotation(effect))
  }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A shape with an offset.
nonisolated public struct OffsetShape<Content: Shape>: ChangedShape, LocatedView {
  package var location = KeptLocation()
  /// The shape without the change.
  package let base: Content
  /// The offset.
  package let change: ShapeModifier
  /// Creates a shape with an offset.
  public init(shape: Content, offset: CGSize) {
    var move = Offset()
    (move.x, move.y) = (offset.width.archived, offset.height.archived)
    (base, change) = (shape, .offset(move))
  }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the shape inset by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

/// A shape with a scale.
nonisolated public struct ScaledShape<Content: Shape>: ChangedShape, LocatedView {
  package var location = KeptLocation()
  /// The shape without the change.
  package let base: Content
  /// The scale.
  package let change: ShapeModifier
  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    var effect = ScaleEffect()
    (effect.x, effect.y) = (scale.width.archived, scale.height.archived)
    effect.anchor = anchor.archived
    (base, change) = (shape, .scale(effect))
  }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
}

/// A shape with an affine transform.
nonisolated public struct TransformedShape<Content: Shape>: ChangedShape, LocatedView {
  package var location = KeptLocation()
  /// The shape without the change.
  package let base: Content
  /// The transform.
  package let change: ShapeModifier
  /// Creates a shape with a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    (base, change) = (shape, .transform(VitrineGeometry.AffineTransform(transform)))
  }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(in: rect) }
}

nonisolated extension Shape {
  /// Returns the shape with the part of its outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    var trim = Trim()
    trim.from = min(max(startFraction.archived, 0), 1)
    trim.to = min(max(endFraction.archived, 0), 1)
    return OutlineShape(base: self, change: .trim(trim))
  }
  /// Rotates the shape around an anchor.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// Scales the shape about an anchor.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// Scales the shape uniformly about an anchor.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// Moves the shape.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  /// Moves the shape.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }
  /// Moves the shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }
  /// Applies an affine transform to the shape.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// Draws the shape in a rectangle of fixed size.
  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
    var box = ShapeSize()
    (box.width, box.height) = (max(0, size.width.archived), max(0, size.height.archived))
    box.anchor = anchor.archived
    return OutlineShape(base: self, change: .size(box))
  }
  /// Draws the shape in a rectangle of fixed size.
  public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
