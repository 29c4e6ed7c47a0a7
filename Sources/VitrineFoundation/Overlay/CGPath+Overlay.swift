internal import VitrineGeometry

// Curves become lines in what comes out, off by a hundredth of a point at most; Core Graphics keeps
// them.
extension CGPath {
  /// The union of this outline and another one.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    overlaid(other, .union, rule)
  }

  /// The intersection of this outline and another one.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    overlaid(other, .intersection, rule)
  }

  /// This outline without the area of another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    overlaid(other, .subtraction, rule)
  }

  /// The area of this outline or another one, without their intersection.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    overlaid(other, .symmetricDifference, rule)
  }

  /// The outline of the same area without crossings.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    overlaid(CGPath(Path()), .union, rule)
  }

  /// The parts of this outline's lines that are in another outline.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathOverlay.lines(of: path, inside: other.path, true, rule: rule.model))
  }

  /// The parts of this outline's lines that are outside of another outline.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathOverlay.lines(of: path, inside: other.path, false, rule: rule.model))
  }

  /// Whether two outlines have a point of their insides in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The outline with its curves replaced by lines that are off by `threshold` points at most.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(path.flattened(tolerance: max(Double(threshold), OverlayGrid.tolerance)))
  }

  private func overlaid(
    _ other: CGPath, _ operation: PathOverlay.Operation, _ rule: CGPathFillRule
  ) -> CGPath {
    CGPath(PathOverlay(path, other.path, rule: rule.model).area(operation))
  }
}

extension CGPathFillRule {
  fileprivate var model: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}
