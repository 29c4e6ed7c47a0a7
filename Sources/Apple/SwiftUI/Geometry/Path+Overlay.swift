import VitrineFoundation

// Curves are converted to lines, with an error of at most a hundredth of a point; SwiftUI preserves
// them.
extension Path {
  /// Returns the union with another outline.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    overlaid(other, .union, eoFill)
  }
  /// Returns the intersection with another outline.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    overlaid(other, .intersection, eoFill)
  }
  /// Returns the area of this outline outside another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    overlaid(other, .subtraction, eoFill)
  }
  /// Returns the area that is in exactly one of both outlines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    overlaid(other, .symmetricDifference, eoFill)
  }
  /// Returns an outline of the same area without crossings.
  public func normalized(eoFill: Bool = true) -> Path { overlaid(Path(), .union, eoFill) }
  /// Returns the parts of this outline's lines inside another outline.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: other, true, eoFill)
  }
  /// Returns the parts of this outline's lines outside another outline.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: other, false, eoFill)
  }

  private func overlaid(
    _ other: Path, _ operation: PathOverlay.Operation, _ eoFill: Bool
  ) -> Path {
    let overlay = PathOverlay(archived, other.archived, rule: eoFill ? .evenOdd : .nonZero)
    return Path(archived: overlay.area(operation))
  }

  private func lines(inside area: Path, _ isInside: Bool, _ eoFill: Bool) -> Path {
    Path(
      archived: PathOverlay.lines(
        of: archived, inside: area.archived, isInside, rule: eoFill ? .evenOdd : .nonZero))
  }
}
