import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// Calls `draw` with the changed pixels below a box as the source.
  ///
  /// - Parameter region: holds all that `draw` covers, in device pixels.
  func withSource(
    _ backdrop: Backdrop, covering region: PixelRect, _ state: State, _ draw: () -> Void
  ) throws(PaintError) {
    let opacity = backdrop.opacity * state.opacity
    guard opacity > 0, !region.intersection(context.clipExtents).isEmpty else { return }
    // Of a shadow's shape only coverage counts, and nothing is below it.
    if context.holdsCoverageAlone {
      context.setSource(ResolvedColor.black.multiplyingOpacity(by: opacity))
      return draw()
    }
    let box = PixelRect.bounds(of: .rect(backdrop.box), state.transform)
      .intersection(context.targetExtents)
    guard !box.isEmpty else { return }
    let shape = ShadowShape(
      radius: backdrop.recipe.radius, x: 0, y: 0, transform: state.transform)
    let downsampling = shape.downsampling(for: box)
    try budget.spend(pixels: box.width * box.height)
    let picture = try context.copy(box, budget: budget).reduced(by: downsampling)
    try blur(
      picture, BlurKernel(gaussian: shape.radius.x / downsampling.x),
      BlurKernel(gaussian: shape.radius.y / downsampling.y), edges: .ignored)
    picture.map(backdrop.recipe)
    for matrix in backdrop.matrices { picture.map(matrix) }
    let isCoarse = downsampling.x > 1 || downsampling.y > 1
    try withSource(
      Pattern(
        picture, map: .layer(box, downsampling: downsampling),
        filter: isCoarse ? .bilinear : .nearest,
        extend: .edge), opacity: opacity, draw)
  }

  /// Calls `draw` with an image as the source, again and again.
  func withSource(
    _ image: TiledImage, covering region: PixelRect, _ state: State, _ draw: () -> Void
  ) throws(PaintError) {
    let opacity = image.opacity * state.opacity
    guard opacity > 0, !region.intersection(context.clipExtents).isEmpty else { return }
    // The source is restored with the clip, so that cairo releases the bitmap's memory.
    context.save()
    defer { context.restore() }
    try withPattern(of: image.item, state) { (pattern) throws(PaintError) in
      try withSource(pattern, opacity: opacity, draw)
    }
  }

  private func withSource(
    _ pattern: borrowing Pattern, opacity: Double, _ draw: () -> Void
  ) throws(PaintError) {
    guard opacity < 1 else {
      context.setSource(pattern)
      return draw()
    }
    context.save()
    context.beginGroup()
    context.setSource(pattern)
    draw()
    context.endGroup()
    context.paint(opacity: opacity)
    context.restore()
  }
}

extension ImageSurface {
  /// The picture with each pixel standing for several of this one.
  fileprivate consuming func reduced(by downsampling: (x: Double, y: Double)) throws(PaintError)
    -> ImageSurface
  {
    guard downsampling.x > 1 || downsampling.y > 1 else { return self }
    let small = try ImageSurface(
      width: Int(saturating: (Double(width) / downsampling.x).rounded(.up)),
      height: Int(saturating: (Double(height) / downsampling.y).rounded(.up)), format: .argb)
    let context = try DrawingContext(small)
    let map = AffineTransform(a: downsampling.x, b: 0, c: 0, d: downsampling.y, tx: 0, ty: 0)
    context.setSource(try Pattern(self, map: map, filter: .averaging, extend: .edge))
    context.paint(opacity: 1)
    try context.check()
    small.flush()
    return small
  }

  /// Changes the colours as a material does; where a pixel does not cover fully, the recipe's grey
  /// does by its amount.
  fileprivate func map(_ recipe: MaterialRecipe) {
    let greys = (0...255).map { Float(recipe.grey(at: Double($0) / 255)) * 255 }
    let (amount, saturation) = (Float(recipe.amount), Float(recipe.saturation))
    let weights = MaterialRecipe.luminance
    let (r, g, b) = (Float(weights.red), Float(weights.green), Float(weights.blue))
    forEachRow { row, width in
      for column in 0..<width {
        let pixel = row + column * 4
        let (blue, green) = (Float(pixel[0]), Float(pixel[1]))
        let (red, alpha) = (Float(pixel[2]), Float(pixel[3]))
        let opacity = alpha + (255 - alpha) * amount
        let luminance = r * red + g * green + b * blue
        let grey =
          amount * greys[Int(min(max(0, luminance), 255))] + Float(recipe.brightness) * opacity
        func mixed(_ component: Float) -> UInt8 {
          let rest = luminance + saturation * (component - luminance)
          return UInt8(min(max(0, (1 - amount) * rest + grey), opacity) + 0.5)
        }
        (pixel[0], pixel[1], pixel[2]) = (mixed(blue), mixed(green), mixed(red))
        pixel[3] = UInt8(opacity + 0.5)
      }
    }
  }
}
