internal import VitrineGeometry

// Results contain lines instead of curves, which deviate by a hundredth of a point at most; Core
// Graphics keeps curves.
extension CGPath {
  /// Returns the union of this path and another one.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    overlaid(other, .union, rule)
  }

  /// Returns the intersection of this path and another one.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    overlaid(other, .intersection, rule)
  }

  /// Returns this path without the area of another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    overlaid(other, .subtraction, rule)
  }

  /// Returns the area of this path or another one, without their intersection.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    overlaid(other, .symmetricDifference, rule)
  }

  /// Returns a path of the same area without intersecting edges.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    overlaid(CGPath(Path()), .union, rule)
  }

  /// Returns the parts of this path's lines that are inside another path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathOverlay.lines(of: path, inside: other.path, true, rule: rule.model))
  }

  /// Returns the parts of this path's lines that are outside another path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(PathOverlay.lines(of: path, inside: other.path, false, rule: rule.model))
  }

  /// Returns whether the areas of two paths intersect.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// Returns the path with its curves replaced by lines that deviate by `threshold` points at most.
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
