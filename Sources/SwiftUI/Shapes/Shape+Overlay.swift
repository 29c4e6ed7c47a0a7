/// A shape laid on another one in the same box.
nonisolated struct OverlaidShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

nonisolated extension Shape {
  /// What lies in this shape or in another one.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }
  /// What lies in both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }
  /// What lies in this shape, but not in another one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }
  /// What lies in one of two shapes, but not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
  /// The parts of this shape's outline that lie in another shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  /// The parts of this shape's outline that lie outside of another shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
