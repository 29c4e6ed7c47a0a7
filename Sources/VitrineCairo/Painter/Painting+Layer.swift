import VitrineModel

extension Painting {
  /// Items drawn on a transparent picture of their own, which shows `region` of the target.
  ///
  /// - Parameter downsampling: device pixels that one pixel of the picture stands for along both
  ///   axes.
  func layer(
    _ items: [DisplayList.Item], _ transform: AffineTransform, _ region: PixelRect,
    downsampling: (x: Double, y: Double) = (1, 1), format: ImageSurface.Format = .argb
  ) throws(PaintError) -> ImageSurface {
    let surface = try ImageSurface(
      width: Int((Double(region.width) / downsampling.x).rounded(.up)),
      height: Int((Double(region.height) / downsampling.y).rounded(.up)), format: format)
    let map = AffineTransform.layer(region, downsampling: downsampling)
    var painting = Painting(
      context: try DrawingContext(surface), glyphs: glyphs, coverage: coverage, bitmaps: bitmaps)
    try painting.drawItems(items, State(transform: transform.concatenating(map)))
    try painting.context.check()
    surface.flush()
    return surface
  }

  /// Draws a picture of `region`.
  func drawLayer(
    _ layer: borrowing ImageSurface, _ region: PixelRect,
    downsampling: (x: Double, y: Double) = (1, 1), opacity: Double
  ) throws(PaintError) {
    let isCoarse = downsampling.x > 1 || downsampling.y > 1
    context.save()
    defer { context.restore() }
    context.newPath()
    context.add(region)
    context.clip()
    context.setSource(
      try Pattern(
        layer, map: .layer(region, downsampling: downsampling),
        filter: isCoarse ? .bilinear : .nearest,
        extend: isCoarse ? .edge : .clear))
    context.paint(opacity: opacity)
  }

  /// The pixels that items of a group touch and the clip lets through.
  func visible(_ items: [DisplayList.Item], _ state: State) -> PixelRect {
    bounds(of: items, state.transform).intersection(context.clipExtents)
  }
}

extension AffineTransform {
  /// From device pixels to those of a picture of `region`.
  static func layer(
    _ region: PixelRect, downsampling: (x: Double, y: Double) = (1, 1)
  ) -> AffineTransform {
    AffineTransform(
      a: 1 / downsampling.x, b: 0, c: 0, d: 1 / downsampling.y,
      tx: -Double(region.left) / downsampling.x,
      ty: -Double(region.top) / downsampling.y)
  }
}
