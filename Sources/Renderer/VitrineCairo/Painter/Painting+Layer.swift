import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// Items drawn on a separate transparent picture, which shows `region` of the target.
  ///
  /// - Parameter downsampling: the number of device pixels for each pixel of the picture along both
  ///   axes.
  func layer(
    _ items: [DisplayList.Item], _ state: State, _ transform: AffineTransform, _ region: PixelRect,
    downsampling: (x: Double, y: Double) = (1, 1), format: ImageSurface.Format = .argb
  ) throws(PaintError) -> ImageSurface {
    let surface = try surface(region, downsampling, format)
    let map = AffineTransform.layer(region, downsampling: downsampling)
    var painting = Painting(
      context: try DrawingContext(surface, budget: budget), glyphs: glyphs, coverage: coverage,
      bitmaps: bitmaps, budget: budget)
    try painting.drawItems(items, state.isolated(transform.concatenating(map)))
    try painting.context.check()
    surface.flush()
    return surface
  }

  /// A transparent picture of a region, whose pixels are counted.
  func surface(
    _ region: PixelRect, _ downsampling: (x: Double, y: Double), _ format: ImageSurface.Format
  ) throws(PaintError) -> ImageSurface {
    let width = Int(saturating: (Double(region.width) / downsampling.x).rounded(.up))
    let height = Int(saturating: (Double(region.height) / downsampling.y).rounded(.up))
    let surface = try ImageSurface(width: width, height: height, format: format, budget: budget)
    try budget.spend(pixels: width * height)
    return surface
  }

  /// Averages the pixels of a picture, which are counted.
  func blur(
    _ surface: borrowing ImageSurface, _ horizontal: BlurKernel, _ vertical: BlurKernel,
    edges: ImageSurface.BlurEdges = .clear
  ) throws(PaintError) {
    try budget.spend(
      pixels: surface.width * surface.height,
      neighbours: horizontal.weights.count + vertical.weights.count)
    // The sums of one direction, which are twice as wide as bytes.
    let bytes = surface.width * surface.height * surface.bytesPerPixel * 2
    try budget.hold(bytes)
    surface.blur(horizontal, vertical, edges: edges)
    budget.release(bytes)
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
