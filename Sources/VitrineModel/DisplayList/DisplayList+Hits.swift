extension DisplayList {
  /// The hit regions in the picture's space, back to front; the last one under a tap takes it.
  ///
  /// A region that a clip hides altogether is left out; one that it cuts is given as the common
  /// rectangle.
  package var hitRegions: [HitRegion] {
    DisplayList.regions(
      in: items, transform: ProjectionTransform(), visible: Rect(origin: .zero, size: size))
  }

  private static func regions(
    in items: [Item], transform: ProjectionTransform, visible: Rect
  ) -> [HitRegion] {
    items.flatMap { item -> [HitRegion] in
      switch item {
      case .fill, .stroke, .glyphs, .image: return []
      case .hit(var region):
        region.shape = region.shape.applying(transform) ?? Path()
        guard let box = region.shape.boundingRect, let seen = box.intersection(visible) else {
          return []
        }
        if seen != box { region.shape = .rect(seen) }
        return [region]
      case .group(let group):
        var transform = transform
        var visible = visible
        switch group.effect {
        case .opacity, .shadow, .innerShadow, .blend, .blur, .mask, .colors: break
        case .transform(let inner):
          transform = ProjectionTransform(inner).concatenating(transform)
        case .projection(let inner): transform = inner.concatenating(transform)
        case .clip(let path, _):
          guard let box = path.applying(transform)?.boundingRect,
            let common = box.intersection(visible)
          else { return [] }
          visible = common
        }
        return regions(in: group.items, transform: transform, visible: visible)
      }
    }
  }
}
