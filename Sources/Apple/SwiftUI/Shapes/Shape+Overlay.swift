/// A combination of two shapes in the same rectangle.
nonisolated struct OverlaidShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

nonisolated extension Shape {
  /// Returns the union with another shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }
  /// Returns the intersection with another shape.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }
  /// Returns the area of this shape outside another one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }
  /// Returns the area that is in exactly one of both shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
  /// Returns the parts of this shape's outline inside another shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  /// Returns the parts of this shape's outline outside another shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
