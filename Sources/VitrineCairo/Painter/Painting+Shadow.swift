import VitrineModel

extension Painting {
  /// Draws the shadow of `items` in `color`.
  ///
  /// Only what the clip lets through is computed, and a wide blur at a lower resolution, so that
  /// neither an immense radius nor a distant shadow costs more than the picture's own size.
  func paint(
    _ shadow: ShadowShape, of items: [DisplayList.Item], _ color: ResolvedColor, _ state: State
  ) throws(PaintError) {
    let whole = shadow.bounds(of: bounds(of: items, state.transform))
    let visible = whole.intersection(context.clipExtents)
    guard color.opacity > 0, !visible.isEmpty else { return }
    let region = shadow.spread(visible).intersection(whole)
    let grain = shadow.grain(for: region)
    let map = AffineTransform(
      a: 1 / grain.x, b: 0, c: 0, d: 1 / grain.y, tx: -Double(region.left) / grain.x,
      ty: -Double(region.top) / grain.y)
    let mask = try ImageSurface(
      width: Int((Double(region.width) / grain.x).rounded(.up)),
      height: Int((Double(region.height) / grain.y).rounded(.up)), format: .alpha)
    let shift = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: shadow.shift.x, ty: shadow.shift.y)
    try draw(items, state.transform.concatenating(shift).concatenating(map), onto: mask)
    mask.blur(
      ShadowKernel(radius: shadow.radius.x / grain.x),
      ShadowKernel(radius: shadow.radius.y / grain.y))
    let isCoarse = grain.x > 1 || grain.y > 1
    context.setSource(color.multiplyingOpacity(by: state.opacity))
    context.mask(
      try Pattern(mask, map: map, filter: isCoarse ? .bilinear : .nearest, around: .clear))
  }

  private func draw(
    _ items: [DisplayList.Item], _ transform: AffineTransform, onto mask: borrowing ImageSurface
  ) throws(PaintError) {
    var painting = Painting(
      context: try DrawingContext(mask), glyphs: glyphs, coverage: coverage, bitmaps: bitmaps)
    try painting.paint(items, State(transform: transform))
    try painting.context.check()
  }
}
