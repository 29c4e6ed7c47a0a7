import VitrineGeometry

extension DisplayList {
  /// The hit regions in the picture's space, back to front; the last one at a point reacts to the
  /// tap.
  ///
  /// A region that a clip hides completely is omitted. A region that covers the whole clip gets the
  /// clip's outline; any other clipped region becomes the intersection of the rectangles.
  package var hitRegions: [HitRegion] {
    let box = Rect(origin: .zero, size: size)
    return DisplayList.regions(
      in: items, transform: ProjectionTransform(), visible: Visible(path: .rect(box), box: box))
  }

  /// The area that the clips around an item leave visible.
  private struct Visible {
    var path: Path
    var box: Rect

    /// The area inside a further clip; `nil` when nothing is left.
    func clipped(to path: Path) -> Visible? {
      guard let box = path.tightBounds, let common = box.intersection(self.box) else {
        return nil
      }
      if common == box { return Visible(path: path, box: box) }
      return common == self.box ? self : Visible(path: .rect(common), box: common)
    }
  }

  private static func regions(
    in items: [Item], transform: ProjectionTransform, visible: Visible
  ) -> [HitRegion] {
    items.flatMap { item -> [HitRegion] in
      switch item {
      case .fill, .stroke, .glyphs, .image: return []
      case .hit(var region):
        region.shape = region.shape.applying(transform) ?? Path()
        guard let box = region.shape.tightBounds, let seen = box.intersection(visible.box) else {
          return []
        }
        if seen == visible.box, region.shape == .rect(box) {
          region.shape = visible.path
        } else if seen != box {
          region.shape = .rect(seen)
        }
        return [region]
      case .group(let group):
        var transform = transform
        var visible = visible
        switch group.effect {
        case .opacity, .shadow, .innerShadow, .blend, .blur, .mask, .colors, .accent: break
        case .transform(let inner):
          transform = ProjectionTransform(inner).concatenating(transform)
        case .projection(let inner): transform = inner.concatenating(transform)
        case .clip(let path, _):
          guard let rest = path.applying(transform).flatMap(visible.clipped) else { return [] }
          visible = rest
        }
        return regions(in: group.items, transform: transform, visible: visible)
      }
    }
  }
}
