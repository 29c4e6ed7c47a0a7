internal import VitrineModel

/// A shape in a smaller box.
nonisolated struct InsetOutline<Base: Shape>: InsettableShape, ChangedShape {
  let base: Base
  let amount: CGFloat
  let outline: (@Sendable (CGRect) -> Path)?

  var original: any Shape { base }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  var change: ShapeModifier { .inset(Double(amount)) }

  init(base: Base, amount: CGFloat, outline: (@Sendable (CGRect) -> Path)? = nil) {
    (self.base, self.amount, self.outline) = (base, amount, outline)
  }

  func path(in rect: CGRect) -> Path {
    let inner = CGRect(
      x: rect.minX + min(amount, rect.width / 2), y: rect.minY + min(amount, rect.height / 2),
      width: max(0, rect.width - 2 * amount), height: max(0, rect.height - 2 * amount))
    return outline?(inner) ?? base.path(in: inner)
  }

  func inset(by more: CGFloat) -> InsetOutline<Base> {
    InsetOutline(base: base, amount: amount + more)
  }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Base: Shape>: Shape, ChangedShape {
  let base: Base
  let from: CGFloat
  let to: CGFloat
  var original: any Shape { base }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  var change: ShapeModifier {
    var trim = Trim()
    trim.from = min(max(Double(from), 0), 1)
    trim.to = min(max(Double(to), 0), 1)
    return .trim(trim)
  }
  func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: from, to: to) }
}

/// A shape that is moved, turned or stretched.
nonisolated struct TransformedShape<Base: Shape>: Shape, ChangedShape {
  let base: Base
  let change: ShapeModifier
  /// The map of a box.
  let map: @Sendable (CGRect) -> CGAffineTransform
  var original: any Shape { base }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  func path(in rect: CGRect) -> Path { base.path(in: rect).applying(map(rect)) }
}

/// A shape in a box of a fixed size.
nonisolated struct SizedShape<Base: Shape>: Shape, ChangedShape {
  let base: Base
  let size: CGSize
  var original: any Shape { base }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  var change: ShapeModifier {
    var box = ShapeSize()
    (box.width, box.height) = (max(0, Double(size.width)), max(0, Double(size.height)))
    return .size(box)
  }
  func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }
}

nonisolated extension Shape {
  /// The part of the outline between two shares of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: startFraction, to: endFraction)
  }
  /// The shape turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    var effect = RotationEffect()
    (effect.degrees, effect.anchor) = (angle.degrees, anchor.archived)
    return TransformedShape(base: self, change: .rotation(effect)) {
      $0.map(around: anchor, .init(rotationAngle: angle.radians))
    }
  }
  /// The shape stretched.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    var effect = ScaleEffect()
    (effect.x, effect.y, effect.anchor) = (Double(x), Double(y), anchor.archived)
    return TransformedShape(base: self, change: .scale(effect)) {
      $0.map(around: anchor, .init(scaleX: x, y: y))
    }
  }
  /// The shape made larger.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape moved.
  public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }
  /// The shape moved.
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }
  /// The shape moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    var offset = Offset()
    (offset.x, offset.y) = (Double(x), Double(y))
    return TransformedShape(base: self, change: .offset(offset)) { _ in
      .init(translationX: x, y: y)
    }
  }
  /// The shape mapped.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    let map = VitrineModel.AffineTransform(transform)
    return TransformedShape(base: self, change: .transform(map)) { _ in transform }
  }
  /// The shape in a box of a size.
  public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }
  /// The shape in a box of a size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

extension CGRect {
  fileprivate func map(around anchor: UnitPoint, _ map: CGAffineTransform) -> CGAffineTransform {
    let x = minX + anchor.x * width
    let y = minY + anchor.y * height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
