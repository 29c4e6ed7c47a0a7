import VitrineDisplayList
import VitrineGeometry

/// One picture while it is being drawn.
struct Painting: ~Copyable {
  /// The state that an item inherits from the enclosing groups.
  struct State {
    /// Transforms the item's points to device pixels.
    var transform: AffineTransform
    /// Multiplies the opacity of the item, which then is the only one in its group.
    var opacity = 1.0
    /// The number of times the item is drawn because of the shadows around it.
    var repetitions = 1

    /// The state in a separate picture.
    func isolated(_ transform: AffineTransform) -> State {
      State(transform: transform, repetitions: repetitions)
    }

    /// The state for content that is drawn `count` times within this one.
    func repeated(_ count: Int) -> State {
      var state = self
      state.repetitions *= count
      return state
    }
  }

  let context: DrawingContext
  let glyphs: any GlyphSource
  let coverage: GlyphMaskCache
  let bitmaps: any BitmapSource
  let budget: PaintBudget
  /// Whether nothing has been drawn yet onto the picture or the group that is the current target.
  var targetIsBlank = true

  init(
    context: consuming DrawingContext, glyphs: any GlyphSource, coverage: GlyphMaskCache,
    bitmaps: any BitmapSource, budget: PaintBudget
  ) {
    self.context = context
    self.glyphs = glyphs
    self.coverage = coverage
    self.bitmaps = bitmaps
    self.budget = budget
  }

  /// Draws `items`, back to front.
  mutating func drawItems(_ items: [DisplayList.Item], _ state: State) throws(PaintError) {
    for item in items {
      try budget.check()
      try drawItem(item, state)
    }
  }

  /// Draws an item.
  private mutating func drawItem(_ item: DisplayList.Item, _ state: State) throws(PaintError) {
    switch item {
    case .fill(let fill): try drawFill(fill, state)
    case .stroke(let stroke): try drawStroke(stroke, state)
    case .glyphs(let run): try drawGlyphs(run, state)
    case .image(let image): try drawImage(image, state)
    case .group(let group): try drawGroup(group, state)
    case .hit: return
    }
    targetIsBlank = false
  }

  private mutating func drawGroup(
    _ group: DisplayList.Group, _ state: State
  ) throws(PaintError) {
    switch group.effect {
    case .opacity(let factor): try drawFaded(group.items, by: factor, state)
    case .clip(let path, let style): try drawClipped(group.items, to: path, style, state)
    case .transform(let transform):
      var inner = state
      inner.transform = transform.concatenating(state.transform)
      guard inner.transform.isDrawable else { return }
      try drawItems(group.items, inner)
    case .shadow(let color, let radius, let x, let y):
      let shadow = ShadowShape(radius: radius, x: x, y: y, transform: state.transform)
      guard state.repetitions < Painting.mostRepetitions else {
        return try drawOverShadow(shadow, of: group.items, color, state)
      }
      try drawShadow(shadow, of: group.items, color, state.repeated(2))
      targetIsBlank = false
      try drawItems(group.items, state.repeated(2))
    case .innerShadow(let color, let radius, let x, let y):
      let shadow = ShadowShape(radius: radius, x: x, y: y, transform: state.transform)
      guard state.repetitions < Painting.mostRepetitions else {
        return try drawWithInnerShadow(shadow, of: group.items, color, state)
      }
      try drawItems(group.items, state.repeated(3))
      try drawInnerShadow(shadow, of: group.items, color, state.repeated(3))
    case .blend(let mode): try drawBlended(group.items, mode, state)
    case .blur(let radius, let box): try drawBlurred(group.items, radius: radius, box: box, state)
    case .mask(let mask): try drawMasked(group.items, by: mask, state)
    case .colors(let matrix): try drawRecolored(group.items, by: matrix, state)
    case .projection(let map): try drawProjected(group.items, map, state)
    case .accent: try drawItems(group.items, state)
    }
  }
}

// MARK: Leaves

extension Painting {
  /// The pixels of the current path for which a paint is made.
  private func extents(for paint: Paint) -> PixelRect {
    // One colour is the same everywhere: to measure the outline would take as long as to fill it.
    if case .color = paint { .empty } else { context.pathExtents }
  }

  private func drawFill(_ fill: DisplayList.Fill, _ state: State) throws(PaintError) {
    context.newPath()
    context.add(fill.path, state.transform)
    try budget.check()
    let region = extents(for: fill.paint)
    try withSource(fill.paint, covering: region, state) { context.fill(fill.style) }
  }

  private func drawStroke(_ stroke: DisplayList.Stroke, _ state: State) throws(PaintError) {
    guard stroke.style.lineWidth > 0 else { return }
    context.newPath()
    context.add(stroke.path, state.transform)
    context.countStroke(stroke.path, stroke.style, state.transform)
    try budget.check()
    let region = extents(for: stroke.paint)
      .expanded(by: stroke.style.reach * state.transform.largestScale)
    try withSource(stroke.paint, covering: region, state) {
      context.stroke(stroke.style, state.transform, isAntialiased: stroke.isAntialiased)
    }
  }
}
