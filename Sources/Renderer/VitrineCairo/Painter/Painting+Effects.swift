import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// Draws `items` together with the colour of every pixel transformed.
  func drawRecolored(
    _ items: [DisplayList.Item], by matrix: ColorMatrix, _ state: State
  ) throws(PaintError) {
    let region = visible(items, state)
    guard !region.isEmpty else { return }
    let layer = try layer(items, state, state.transform, region)
    layer.map(matrix)
    try drawLayer(layer, region, opacity: state.opacity)
  }

  /// Draws `items` together as far as `mask` covers.
  func drawMasked(
    _ items: [DisplayList.Item], by mask: [DisplayList.Item], _ state: State
  ) throws(PaintError) {
    let region = visible(items, state).intersection(bounds(of: mask, state.transform))
    guard !region.isEmpty else { return }
    let layer = try layer(items, state, state.transform, region)
    let cover = try self.layer(mask, state, state.transform, region, format: .alpha)
    layer.multiply(by: cover)
    try drawLayer(layer, region, opacity: state.opacity)
  }

  /// Draws `items` together and blends them with the pixels below.
  ///
  /// The content below is read back, so that every mode is computed here.
  func drawBlended(
    _ items: [DisplayList.Item], _ mode: BlendMode, _ state: State
  ) throws(PaintError) {
    let region = visible(items, state)
    guard !region.isEmpty else { return }
    let layer = try layer(items, state, state.transform, region)
    let below = try context.copy(region, budget: budget)
    layer.blend(over: below, mode)
    try context.replace(region, with: layer)
  }

  /// Draws `items` together, blurred.
  func drawBlurred(
    _ items: [DisplayList.Item], radius: Double, box: Rect?, _ state: State
  ) throws(PaintError) {
    let shape = ShadowShape(radius: radius, x: 0, y: 0, transform: state.transform)
    let frame = box.map { PixelRect.bounds(of: .rect($0), state.transform) }
    let whole = frame ?? shape.bounds(of: bounds(of: items, state.transform))
    let visible = whole.intersection(context.clipExtents)
    guard !visible.isEmpty else { return }
    let region = frame ?? shape.spread(visible).intersection(whole)
    let downsampling = shape.downsampling(for: region)
    let layer = try layer(items, state, state.transform, region, downsampling: downsampling)
    try blur(
      layer,
      BlurKernel(gaussian: shape.radius.x / downsampling.x),
      BlurKernel(gaussian: shape.radius.y / downsampling.y),
      edges: frame == nil ? .clear : .repeated)
    try drawLayer(layer, region, downsampling: downsampling, opacity: state.opacity)
  }
}
