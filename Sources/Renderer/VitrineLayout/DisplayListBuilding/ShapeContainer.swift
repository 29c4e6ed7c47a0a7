import VitrineGeometry
import VitrineModel

/// The shape and box that shapes relative to their container follow.
///
/// A reference, so that what draws a tree can hand it on at little cost.
final class ShapeContainer: Sendable {
  private let shape: Shape
  private let box: Rect

  /// Creates a container of a shape in `box`.
  init(_ shape: Shape, in box: Rect) {
    self.shape = shape
    self.box = box
  }

  /// The container's outline in a box inside it, as far inside as the nearest of its sides.
  ///
  /// Source: the audited `ContainerRelativeShape` of OpenSwiftUI: the container's shape with that
  /// inset, in a box that is larger by it.
  func outline(in rect: Rect, _ inset: Double, _ use: OutlineUse) -> Path {
    let inner = rect.insetBy(inset)
    guard inner.width > 0 || inset <= 0, inner.height > 0 || inset <= 0 else { return Path() }
    let distance = max(
      0,
      min(
        inner.minX - box.minX, inner.minY - box.minY, box.maxX - inner.maxX,
        box.maxY - inner.maxY))
    // The shape that follows has its own reading direction, and mirrors the result itself.
    return ShapeOutline(container: self, isMirrored: false).path(
      shape, in: inner.insetBy(-distance), inset: distance, for: use)
  }
}

extension WidgetSurface {
  /// The surface as what shapes follow.
  var container: ShapeContainer {
    let shape: Shape =
      switch mask {
      case .none: .rectangle(Rectangle())
      case .ellipse: .ellipse(Ellipse())
      case .rounded(let radius): .rounded(radius)
      }
    return ShapeContainer(shape, in: box)
  }
}
