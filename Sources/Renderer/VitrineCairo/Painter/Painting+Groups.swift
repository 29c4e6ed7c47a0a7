import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// Draws `items` as one picture whose coverage is multiplied by `factor`.
  mutating func drawFaded(
    _ items: [DisplayList.Item], by factor: Double, _ state: State
  ) throws(PaintError) {
    guard factor > 0 else { return }
    var inner = state
    inner.opacity *= factor
    // The opacity of a single item has the same effect as that of the group: coverage is a product
    // either way.
    if items.holdOneLeaf || (factor >= 1 && !items.readBelow) { return try drawItems(items, inner) }
    inner.opacity = 1
    let region = bounds(of: items, state.transform)
    try drawInGroup(items, inner, region: region) { context in
      context.paint(opacity: factor * state.opacity)
    }
  }

  /// Draws `items` as far as they are inside `path`.
  ///
  /// Like SwiftUI's layer masks, an antialiased edge multiplies the finished picture of the items.
  /// Clipping each item on its own would let the lower ones shine through at the edge.
  mutating func drawClipped(
    _ items: [DisplayList.Item], to path: Path, _ style: FillStyle, _ state: State
  ) throws(PaintError) {
    context.newPath()
    context.add(path, state.transform)
    try budget.check()
    let region = context.pathExtents.intersection(context.clipExtents)
    guard !region.isEmpty else { return context.newPath() }
    // Blending needs the content below, which a separate picture would hide.
    let needsTarget = items.readBelow && !targetIsBlank
    if items.holdOneLeaf || needsTarget || path.isWholePixelRect(state.transform) {
      context.save()
      context.clip(style)
      try drawItems(items, state)
      context.restore()
    } else if targetIsBlank {
      // Nothing is below, so the outside can be erased afterwards instead of drawing elsewhere.
      context.save()
      context.newPath()
      context.add(region)
      context.clip()
      try drawItems(items, state)
      eraseOutside(path, style, region, state.transform)
      context.restore()
    } else {
      try drawInGroup(items, state, region: region) { context in
        context.newPath()
        context.add(path, state.transform)
        context.fill(style)
      }
    }
  }

  /// Erases the part of `region` outside `path`.
  ///
  /// Erasing the complement of the path is much faster than multiplying by its inside, but cairo
  /// can only represent the complement if no part of the path has a winding number beyond one.
  private func eraseOutside(
    _ path: Path, _ style: FillStyle, _ region: PixelRect, _ transform: AffineTransform
  ) {
    context.newPath()
    context.add(path, transform)
    if style.isEOFilled || path.isConvex {
      context.add(region)
      var outside = style
      outside.isEOFilled = true
      context.erase(outside)
    } else {
      context.keepInside(style)
    }
  }

  /// Draws `items` onto a separate picture, makes that the source and calls `finish`.
  private mutating func drawInGroup(
    _ items: [DisplayList.Item], _ state: State, region: PixelRect,
    finish: (borrowing DrawingContext) -> Void
  ) throws(PaintError) {
    let visible = region.intersection(context.clipExtents)
    guard !visible.isEmpty else { return }
    context.save()
    context.newPath()
    context.add(visible)
    context.clip()
    let pixels = visible.width * visible.height
    try budget.spend(pixels: pixels)
    try budget.hold(pixels * 4)
    defer { budget.release(pixels * 4) }
    context.beginGroup()
    targetIsBlank = true
    try drawItems(items, state)
    targetIsBlank = false
    context.endGroup()
    finish(context)
    context.restore()
  }
}

extension [DisplayList.Item] {
  /// Whether the items leave the ink of exactly one leaf, however deep it is.
  fileprivate var holdOneLeaf: Bool {
    var inked: DisplayList.Item?
    for item in self {
      if case .hit = item { continue }
      guard inked == nil else { return false }
      inked = item
    }
    switch inked {
    case .group(let group):
      switch group.effect {
      case .opacity, .clip, .transform, .accent: return group.items.holdOneLeaf
      // A shadow is separate ink, and other effects draw a separate picture.
      case .shadow, .innerShadow, .blend, .blur, .mask, .colors, .projection: return false
      }
    case .none, .hit: return false
    case .fill, .stroke, .glyphs, .image: return true
    }
  }

  /// Whether one of the items depends on the pixels below all of them.
  var readBelow: Bool { contains(where: \.readsBelow) }
}

extension DisplayList.Item {
  /// Whether the item depends on the pixels below it.
  var readsBelow: Bool {
    switch self {
    case .fill(let fill): fill.paint.readsBelow
    case .stroke(let stroke): stroke.paint.readsBelow
    case .glyphs(let run): run.paint.readsBelow
    case .image(let image): image.template?.readsBelow ?? false
    case .hit: false
    case .group(let group):
      switch group.effect {
      case .blend: true
      case .clip, .transform, .shadow, .innerShadow, .accent: group.items.readBelow
      // A single leaf is faded without a separate picture.
      case .opacity: group.items.holdOneLeaf && group.items.readBelow
      case .blur, .mask, .colors, .projection: false
      }
    }
  }
}
