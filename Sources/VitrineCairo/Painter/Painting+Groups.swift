import VitrineModel

extension Painting {
  /// Draws `items` as one picture whose coverage is multiplied by `factor`.
  mutating func paint(
    _ items: [DisplayList.Item], opacity factor: Double, _ state: State
  ) throws(PaintError) {
    guard factor > 0 else { return }
    var inner = state
    inner.opacity *= min(factor, 1)
    // One item's own opacity says the same as the group's: coverage is a product either way.
    if factor >= 1 || items.holdOneLeaf { return try paint(items, inner) }
    inner.opacity = 1
    let region = bounds(of: items, state.transform)
    try paintGroup(items, inner, region: region) { context in
      context.paint(opacity: factor * state.opacity)
    }
  }

  /// Draws `items` as far as they lie inside `path`.
  ///
  /// Like SwiftUI's layer masks, a soft edge multiplies the finished picture of the items. Clipping
  /// each item on its own would let the lower ones shine through at the edge.
  mutating func paint(
    _ items: [DisplayList.Item], clippedTo path: Path, _ rule: FillRule, _ state: State
  ) throws(PaintError) {
    context.newPath()
    context.add(path, state.transform)
    let region = context.pathExtents.intersection(context.clipExtents)
    guard !region.isEmpty else { return context.newPath() }
    if items.holdOneLeaf || path.isWholePixelRect(state.transform) {
      context.save()
      context.clip(rule)
      try paint(items, state)
      context.restore()
    } else if targetIsBlank {
      // Nothing lies below, so the outside can be erased afterwards instead of drawing elsewhere.
      context.save()
      context.newPath()
      context.add(region)
      context.clip()
      try paint(items, state)
      context.newPath()
      context.add(path, state.transform)
      context.eraseOutside(rule)
      context.restore()
    } else {
      try paintGroup(items, state, region: region) { context in
        context.newPath()
        context.add(path, state.transform)
        context.fill(rule)
      }
    }
  }

  /// Draws `items` onto a picture of their own, makes that the source and calls `finish`.
  private mutating func paintGroup(
    _ items: [DisplayList.Item], _ state: State, region: PixelRect,
    finish: (borrowing DrawingContext) -> Void
  ) throws(PaintError) {
    let visible = region.intersection(context.clipExtents)
    guard !visible.isEmpty else { return }
    context.save()
    context.newPath()
    context.add(visible)
    context.clip()
    context.beginGroup()
    targetIsBlank = true
    try paint(items, state)
    targetIsBlank = false
    context.endGroup()
    finish(context)
    context.restore()
  }
}

extension [DisplayList.Item] {
  /// Whether the items leave the ink of exactly one leaf, however deep it lies.
  fileprivate var holdOneLeaf: Bool {
    var inked: DisplayList.Item?
    for item in self {
      if case .hit = item { continue }
      guard inked == nil else { return false }
      inked = item
    }
    switch inked {
    case .group(let group): return group.items.holdOneLeaf
    case .none, .hit: return false
    case .fill, .stroke, .glyphs, .image: return true
    }
  }
}

extension Path {
  /// Whether the path, mapped by `transform`, is one rectangle with all edges between pixels.
  fileprivate func isWholePixelRect(_ transform: AffineTransform) -> Bool {
    guard elements.count == 5, case .move(let first) = elements[0], case .close = elements[4]
    else { return false }
    var corners = [first]
    for element in elements[1...3] {
      guard case .line(let corner) = element else { return false }
      corners.append(corner)
    }
    let mapped = corners.map(transform.apply)
    // Cairo's coordinates have steps of 1/256 pixel.
    let isWhole = mapped.allSatisfy {
      abs($0.x - $0.x.rounded()) < 1 / 512 && abs($0.y - $0.y.rounded()) < 1 / 512
    }
    let isUpright = (0..<4).allSatisfy { index in
      let (here, next) = (mapped[index], mapped[(index + 1) % 4])
      return (abs(here.x - next.x) < 1 / 256) != (abs(here.y - next.y) < 1 / 256)
    }
    return isWhole && isUpright
  }
}
