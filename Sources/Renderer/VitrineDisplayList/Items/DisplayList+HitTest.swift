import VitrineGeometry

extension DisplayList {
  /// Returns the frontmost region at a point of the picture, with all clips and transforms applied.
  package func hitRegion(at point: Point) -> HitRegion? {
    guard Rect(origin: .zero, size: size).contains(point) else { return nil }
    return DisplayList.region(at: point, in: items, transform: ProjectionTransform())
  }

  /// Whether a point is inside the picture and the clip of its content.
  package func contains(_ point: Point) -> Bool {
    guard Rect(origin: .zero, size: size).contains(point) else { return false }
    guard items.count == 1, case .group(let group) = items[0],
      case .clip(let path, let style) = group.effect
    else { return true }
    return path.contains(point, using: style.rule)
  }

  private static func region(
    at point: Point, in items: [Item], transform: ProjectionTransform
  ) -> HitRegion? {
    for item in items.reversed() {
      switch item {
      case .fill, .stroke, .glyphs, .image: break
      case .hit(var region):
        guard let shape = region.shape.applying(transform), shape.contains(point) else { break }
        region.shape = shape
        return region
      case .group(let group):
        let found = inner(of: group, at: point, transform)
        if let found { return found }
      }
    }
    return nil
  }

  private static func inner(
    of group: Group, at point: Point, _ transform: ProjectionTransform
  ) -> HitRegion? {
    var transform = transform
    switch group.effect {
    case .opacity, .shadow, .innerShadow, .blend, .blur, .mask, .colors, .accent: break
    case .transform(let inner):
      transform = ProjectionTransform(inner).concatenating(transform)
    case .projection(let inner): transform = inner.concatenating(transform)
    case .clip(let path, let style):
      guard path.applying(transform)?.contains(point, using: style.rule) == true else { return nil }
    }
    return region(at: point, in: group.items, transform: transform)
  }
}
