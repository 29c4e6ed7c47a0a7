import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// Draws the shadow of `items` in `color`.
  ///
  /// Only the part inside the clip is computed, and a wide blur at a lower resolution, so that
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

  /// Draws the shadow of the area around `items` onto them, in `color`.
  func drawInnerShadow(
    _ shadow: ShadowShape, of items: [DisplayList.Item], _ color: ResolvedColor, _ state: State
  ) throws(PaintError) {
    let whole = bounds(of: items, state.transform)
    let visible = whole.intersection(context.clipExtents)
    guard color.opacity > 0, !visible.isEmpty else { return }
    let region = shadow.spread(visible)
    let downsampling = shadow.downsampling(for: region)
    let covered = try soft(shadow, items, state, region, downsampling)
    let cover = try layer(items, state, state.transform, visible, format: .alpha)
    try drawAround(covered, region, downsampling, cover, visible, color, state)
  }

  /// Draws `color` where `cover`, a picture of `visible`, covers and `covered`, one of `region`,
  /// does not.
  func drawAround(
    _ covered: borrowing ImageSurface, _ region: PixelRect, _ downsampling: (x: Double, y: Double),
    _ cover: borrowing ImageSurface, _ visible: PixelRect, _ color: ResolvedColor, _ state: State
  ) throws(PaintError) {
    let around = try surface(visible, (1, 1), .alpha)
    let inner = try DrawingContext(around)
    inner.setSource(.black)
    inner.paint(opacity: 1)
    let back = AffineTransform.translation(x: Double(visible.left), y: Double(visible.top))
    inner.erase(try Pattern(covered, region, downsampling, from: back))
    try inner.check()
    around.multiply(by: cover)
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
      items, state, state.transform.concatenating(shift), region, downsampling: downsampling,
      format: .alpha)
    try blur(
      mask,
      BlurKernel(shadow: shadow.radius.x / downsampling.x),
      BlurKernel(shadow: shadow.radius.y / downsampling.y))
    return mask
  }
}

extension Pattern {
  /// A picture of `region` in device pixels, or in pixels that `start` maps to them.
  init(
    _ picture: borrowing ImageSurface, _ region: PixelRect, _ downsampling: (x: Double, y: Double),
    from start: AffineTransform = .identity
  ) throws(PaintError) {
    let isCoarse = downsampling.x > 1 || downsampling.y > 1
    try self.init(
      picture, map: start.concatenating(.layer(region, downsampling: downsampling)),
      filter: isCoarse ? .bilinear : .nearest, extend: .clear)
  }
}
