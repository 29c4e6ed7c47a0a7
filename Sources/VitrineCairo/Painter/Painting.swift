import VitrineModel

/// One picture while it is being drawn.
struct Painting: ~Copyable {
  /// What enclosing groups do to an item.
  struct State {
    /// Maps the item's points to device pixels.
    var transform: AffineTransform
    /// Multiplies the opacity of the item, which then is the only one in its group.
    var opacity = 1.0
  }

  let context: DrawingContext
  let glyphs: any GlyphSource
  let coverage: GlyphMaskCache
  let bitmaps: any BitmapSource
  /// Whether nothing has been drawn yet onto the picture or the group that is the current target.
  var targetIsBlank = true

  init(
    context: consuming DrawingContext, glyphs: any GlyphSource, coverage: GlyphMaskCache,
    bitmaps: any BitmapSource
  ) {
    self.context = context
    self.glyphs = glyphs
    self.coverage = coverage
    self.bitmaps = bitmaps
  }

  /// Draws `items`, back to front.
  mutating func paint(_ items: [DisplayList.Item], _ state: State) throws(PaintError) {
    for item in items { try paint(item, state) }
  }

  private mutating func paint(_ item: DisplayList.Item, _ state: State) throws(PaintError) {
    switch item {
    case .fill(let fill): try paint(fill, state)
    case .stroke(let stroke): try paint(stroke, state)
    case .glyphs(let run): try paint(run, state)
    case .image(let image): try paint(image, state)
    case .group(let group): try paint(group, state)
    case .hit: return
    }
    targetIsBlank = false
  }

  private mutating func paint(
    _ group: DisplayList.Group, _ state: State
  ) throws(PaintError) {
    switch group.effect {
    case .opacity(let factor): try paint(group.items, opacity: factor, state)
    case .clip(let path, let style): try paint(group.items, clippedTo: path, style, state)
    case .transform(let transform):
      var inner = state
      inner.transform = transform.concatenating(state.transform)
      guard inner.transform.isDrawable else { return }
      try paint(group.items, inner)
    case .shadow(let color, let radius, let x, let y):
      let shadow = ShadowShape(radius: radius, x: x, y: y, transform: state.transform)
      try paint(shadow, of: group.items, color, state)
      targetIsBlank = false
      try paint(group.items, state)
    case .innerShadow(let color, let radius, let x, let y):
      try paint(group.items, state)
      let shadow = ShadowShape(radius: radius, x: x, y: y, transform: state.transform)
      try paint(shadow, inside: group.items, color, state)
    case .blend(let mode): try paint(group.items, mode, state)
    case .blur(let radius, let box): try paint(group.items, blur: radius, box: box, state)
    case .mask(let mask): try paint(group.items, maskedBy: mask, state)
    case .colors(let matrix): try paint(group.items, matrix, state)
    case .projection(let map): try paint(group.items, map, state)
    case .accent: try paint(group.items, state)
    }
  }
}

// MARK: Leaves

extension Painting {
  private func paint(_ fill: DisplayList.Fill, _ state: State) throws(PaintError) {
    context.newPath()
    context.add(fill.path, state.transform)
    try cover(context.pathExtents, with: fill.paint, state) { context.fill(fill.style) }
  }

  private func paint(_ stroke: DisplayList.Stroke, _ state: State) throws(PaintError) {
    guard stroke.style.lineWidth > 0 else { return }
    context.newPath()
    context.add(stroke.path, state.transform)
    let reach = stroke.style.reach * state.transform.largestScale
    let region = context.pathExtents.expanded(by: reach)
    try cover(region, with: stroke.paint, state) {
      context.stroke(stroke.style, state.transform, isAntialiased: stroke.isAntialiased)
    }
  }
}
