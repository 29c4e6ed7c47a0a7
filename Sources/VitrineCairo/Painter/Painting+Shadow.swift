import VitrineModel

extension Painting {
  /// Draws the shadow of `items` in `color`.
  ///
  /// Only what the clip lets through is computed, and a wide blur at a lower resolution, so that
  /// neither an immense radius nor a distant shadow costs more than the picture's own size.
  func drawShadow(
    _ shadow: ShadowShape, of items: [DisplayList.Item], _ color: ResolvedColor, _ state: State
  ) throws(PaintError) {
    let whole = shadow.bounds(of: bounds(of: items, state.transform))
    let visible = whole.intersection(context.clipExtents)
    guard color.opacity > 0, !visible.isEmpty else { return }
    let region = shadow.spread(visible).intersection(whole)
    let downsampling = shadow.downsampling(for: region)
    let mask = try soft(shadow, items, state, region, downsampling)
    context.setSource(color.multiplyingOpacity(by: state.opacity))
    context.mask(try Pattern(mask, region, downsampling))
  }

  /// Draws the shadow of what lies around `items` onto them, in `color`.
  func drawInnerShadow(
    _ shadow: ShadowShape, of items: [DisplayList.Item], _ color: ResolvedColor, _ state: State
  ) throws(PaintError) {
    let whole = bounds(of: items, state.transform)
    let visible = whole.intersection(context.clipExtents)
    guard color.opacity > 0, !visible.isEmpty else { return }
    let region = shadow.spread(visible)
    let downsampling = shadow.downsampling(for: region)
    let covered = try soft(shadow, items, state, region, downsampling)
    let around = try ImageSurface(width: visible.width, height: visible.height, format: .alpha)
    let inner = try DrawingContext(around)
    inner.setSource(.black)
    inner.paint(opacity: 1)
    let back = AffineTransform.translation(x: Double(visible.left), y: Double(visible.top))
    inner.erase(try Pattern(covered, region, downsampling, from: back))
    try inner.check()
    around.multiply(by: try layer(items, state.transform, visible, format: .alpha))
    context.setSource(color.multiplyingOpacity(by: state.opacity))
    context.mask(try Pattern(around, visible, (1, 1)))
  }

  /// The coverage of `items` where their shadow falls, blurred.
  private func soft(
    _ shadow: ShadowShape, _ items: [DisplayList.Item], _ state: State, _ region: PixelRect,
    _ downsampling: (x: Double, y: Double)
  ) throws(PaintError) -> ImageSurface {
    let shift = AffineTransform.translation(x: shadow.offset.x, y: shadow.offset.y)
    let mask = try layer(
      items, state.transform.concatenating(shift), region, downsampling: downsampling,
      format: .alpha)
    mask.blur(
      BlurKernel(shadow: shadow.radius.x / downsampling.x),
      BlurKernel(shadow: shadow.radius.y / downsampling.y))
    return mask
  }
}

extension Pattern {
  /// A picture of `region` in device pixels, or in pixels that `start` maps to them.
  fileprivate init(
    _ picture: borrowing ImageSurface, _ region: PixelRect, _ downsampling: (x: Double, y: Double),
    from start: AffineTransform = .identity
  ) throws(PaintError) {
    let isCoarse = downsampling.x > 1 || downsampling.y > 1
    try self.init(
      picture, map: start.concatenating(.layer(region, downsampling: downsampling)),
      filter: isCoarse ? .bilinear : .nearest, extend: .clear)
  }
}
