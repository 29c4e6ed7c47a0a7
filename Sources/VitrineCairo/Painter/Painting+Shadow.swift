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
    let shift = AffineTransform.translation(x: shadow.shift.x, y: shadow.shift.y)
    let mask = try layer(
      items, state.transform.concatenating(shift), region, grain: grain, format: .alpha)
    mask.blur(
      BlurKernel(shadow: shadow.radius.x / grain.x),
      BlurKernel(shadow: shadow.radius.y / grain.y))
    let isCoarse = grain.x > 1 || grain.y > 1
    context.setSource(color.multiplyingOpacity(by: state.opacity))
    context.mask(
      try Pattern(
        mask, map: .layer(region, grain: grain), filter: isCoarse ? .bilinear : .nearest,
        around: .clear))
  }
}
