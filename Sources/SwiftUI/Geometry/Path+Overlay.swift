import VitrineFoundation
internal import VitrineModel

// Curves become lines in what comes out, off by a hundredth of a point at most; SwiftUI keeps them.
extension Path {
  /// The union of this outline and another one.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    overlaid(other, .union, eoFill)
  }
  /// The intersection of this outline and another one.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    overlaid(other, .intersection, eoFill)
  }
  /// This outline without the area of another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    overlaid(other, .subtraction, eoFill)
  }
  /// The area of this outline or another one, without their intersection.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    overlaid(other, .symmetricDifference, eoFill)
  }
  /// The outline of the same area without crossings.
  public func normalized(eoFill: Bool = true) -> Path { overlaid(Path(), .union, eoFill) }
  /// The parts of this outline's lines that are in another outline.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: other, true, eoFill)
  }
  /// The parts of this outline's lines that are outside of another outline.
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
