public import VitrineGeometry
internal import VitrineModel

/// How a shape or image responds to the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It is unchanged.
  case fixed
  /// It is drawn mirrored in one direction.
  case mirrors(in: LayoutDirection)

  /// It is drawn mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Sets whether the view is drawn mirrored in a layout direction.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    archived { _ in
      switch behavior {
      case .fixed: []
      case .mirrors(in: .rightToLeft): [.layoutDirectionBehavior(.mirrors)]
      // Mirrored in one direction is the same as always mirrored, and mirrored again in the other
      // direction.
      case .mirrors(in: .leftToRight):
        [.scaleEffect(.mirror), .layoutDirectionBehavior(.mirrors)]
      }
    }
  }
  /// Draws the view mirrored from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}

extension PathShape {
  /// Creates an outline in a box of a size in points, with its behaviour.
  init(_ path: VitrineGeometry.Path, _ behavior: LayoutDirectionBehavior, in size: Size) {
    self.init()
    self.path = path
    switch behavior {
    case .fixed: layoutDirectionBehavior = .fixed
    case .mirrors(in: .rightToLeft): break
    case .mirrors(in: .leftToRight):
      self.path = path.applying(
        VitrineGeometry.AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
  }
}

extension ScaleEffect {
  /// Mirrors a view horizontally.
  fileprivate static var mirror: ScaleEffect {
    var effect = ScaleEffect()
    effect.x = -1
    return effect
  }
}
