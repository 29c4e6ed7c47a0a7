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
    let mask = try soft(shadow, items, state, region, grain)
    context.setSource(color.multiplyingOpacity(by: state.opacity))
    context.mask(try Pattern(mask, region, grain))
  }

  /// Draws the shadow of what lies around `items` onto them, in `color`.
  func paint(
    _ shadow: ShadowShape, inside items: [DisplayList.Item], _ color: ResolvedColor, _ state: State
  ) throws(PaintError) {
    let whole = bounds(of: items, state.transform)
    let visible = whole.intersection(context.clipExtents)
    guard color.opacity > 0, !visible.isEmpty else { return }
    let region = shadow.spread(visible)
    let grain = shadow.grain(for: region)
    let covered = try soft(shadow, items, state, region, grain)
    let around = try ImageSurface(width: visible.width, height: visible.height, format: .alpha)
    let inner = try DrawingContext(around)
    inner.setSource(.black)
    inner.paint(opacity: 1)
    let back = AffineTransform.translation(x: Double(visible.left), y: Double(visible.top))
    inner.erase(try Pattern(covered, region, grain, from: back))
    try inner.check()
    around.multiply(by: try layer(items, state.transform, visible, format: .alpha))
    context.setSource(color.multiplyingOpacity(by: state.opacity))
    context.mask(try Pattern(around, visible, (1, 1)))
  }

  /// The coverage of `items` where their shadow falls, made soft.
  private func soft(
    _ shadow: ShadowShape, _ items: [DisplayList.Item], _ state: State, _ region: PixelRect,
    _ grain: (x: Double, y: Double)
  ) throws(PaintError) -> ImageSurface {
    let shift = AffineTransform.translation(x: shadow.shift.x, y: shadow.shift.y)
    let mask = try layer(
      items, state.transform.concatenating(shift), region, grain: grain, format: .alpha)
    mask.blur(
      BlurKernel(shadow: shadow.radius.x / grain.x),
      BlurKernel(shadow: shadow.radius.y / grain.y))
    return mask
  }
}

extension Pattern {
  /// A picture of `region` in device pixels, or in pixels that `start` maps to them.
  fileprivate init(
    _ picture: borrowing ImageSurface, _ region: PixelRect, _ grain: (x: Double, y: Double),
    from start: AffineTransform = .identity
  ) throws(PaintError) {
    let isCoarse = grain.x > 1 || grain.y > 1
    try self.init(
      picture, map: start.concatenating(.layer(region, grain: grain)),
      filter: isCoarse ? .bilinear : .nearest, around: .clear)
  }
}
