import VitrineDisplayList
import VitrineGeometry

/// Shadows whose items are drawn once.
///
/// A shadow is the coverage of its items, so that a plain one draws them twice, once as the shadow
/// and once as themselves. Nested shadows would double that each time. From `mostRepetitions` on,
/// the items are drawn once as a bitmap, which is then moved. The result differs only slightly, and
/// only for offsets of a fraction of a pixel.
extension Painting {
  /// The maximum number of times an item is drawn because of the shadows around it.
  static let mostRepetitions = 8

  /// Draws `items` over their shadow.
  func drawOverShadow(
    _ shadow: ShadowShape, of items: [DisplayList.Item], _ color: ResolvedColor, _ state: State
  ) throws(PaintError) {
    let ink = bounds(of: items, state.transform)
    let whole = shadow.bounds(of: ink)
    let visible = whole.intersection(context.clipExtents)
    let region = shadow.spread(visible).intersection(whole)
    let source = region.moved(x: -shadow.offset.x, y: -shadow.offset.y).union(context.clipExtents)
      .intersection(ink)
    guard !source.isEmpty else { return }
    let layer = try layer(items, state, state.transform, source)
    if color.opacity > 0, !visible.isEmpty {
      let downsampling = shadow.downsampling(for: region)
      let mask = try coverage(of: layer, source, moved: shadow, in: region, downsampling)
      context.setSource(color.multiplyingOpacity(by: state.opacity))
      context.mask(try Pattern(mask, region, downsampling))
    }
    try drawLayer(layer, source, opacity: state.opacity)
  }

  /// Draws `items`, and on them the shadow of the area around them.
  func drawWithInnerShadow(
    _ shadow: ShadowShape, of items: [DisplayList.Item], _ color: ResolvedColor, _ state: State
  ) throws(PaintError) {
    let ink = bounds(of: items, state.transform)
    let visible = ink.intersection(context.clipExtents)
    guard !visible.isEmpty else { return }
    let region = shadow.spread(visible)
    let source = region.moved(x: -shadow.offset.x, y: -shadow.offset.y).union(visible)
      .intersection(ink)
    let layer = try layer(items, state, state.transform, source)
    try drawLayer(layer, source, opacity: state.opacity)
    guard color.opacity > 0 else { return }
    let downsampling = shadow.downsampling(for: region)
    let covered = try coverage(of: layer, source, moved: shadow, in: region, downsampling)
    let cover = try coverage(of: layer, source, in: visible)
    try drawAround(covered, region, downsampling, cover, visible, color, state)
  }

  /// The blurred coverage of a picture of `source` where its shadow falls.
  private func coverage(
    of layer: borrowing ImageSurface, _ source: PixelRect, moved shadow: ShadowShape,
    in region: PixelRect, _ downsampling: (x: Double, y: Double)
  ) throws(PaintError) -> ImageSurface {
    let mask = try coverage(
      of: layer, source, in: region, offset: shadow.offset, downsampling)
    try blur(
      mask, BlurKernel(shadow: shadow.radius.x / downsampling.x),
      BlurKernel(shadow: shadow.radius.y / downsampling.y))
    return mask
  }

  /// The coverage of a picture of `source` in `region`.
  private func coverage(
    of layer: borrowing ImageSurface, _ source: PixelRect, in region: PixelRect,
    offset: (x: Double, y: Double) = (0, 0), _ downsampling: (x: Double, y: Double) = (1, 1)
  ) throws(PaintError) -> ImageSurface {
    let mask = try surface(region, downsampling, .alpha)
    let context = try DrawingContext(mask)
    let back = AffineTransform(
      a: downsampling.x, b: 0, c: 0, d: downsampling.y, tx: Double(region.left) - offset.x,
      ty: Double(region.top) - offset.y)
    let isWhole =
      offset.x == offset.x.rounded() && offset.y == offset.y.rounded() && downsampling == (1, 1)
    context.setSource(
      try Pattern(
        layer, map: back.concatenating(.layer(source)), filter: isWhole ? .nearest : .averaging,
        extend: .clear))
    context.paint(opacity: 1)
    try context.check()
    mask.flush()
    return mask
  }
}
