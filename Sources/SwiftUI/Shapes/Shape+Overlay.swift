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
  /// The union of this shape and another one.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }
  /// The intersection of this shape and another one.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }
  /// This shape without the area of another one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }
  /// The area of this shape or another one, without their intersection.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
  /// The parts of this shape's outline that are in another shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  /// The parts of this shape's outline that are outside of another shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    OverlaidShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
