import VitrineDisplayList
import VitrineGeometry

extension Painting {
  /// Pixels of a gradient that are computed at a time: what fits a processor's cache.
  private static let pixelsPerBand = 1 << 16

  /// Calls `draw` with `paint` as the source, once or for one part of `region` after the other.
  ///
  /// - Parameter region: holds all that `draw` covers, in device pixels.
  func withSource(
    _ paint: Paint, covering region: PixelRect, _ state: State, _ draw: () -> Void
  ) throws(PaintError) {
    switch paint {
    case .color(let color):
      guard color.opacity > 0 else { return }
      context.setSource(color.multiplyingOpacity(by: state.opacity))
      draw()
    case .gradient(let gradient):
      let faded = gradient.mapColors { $0.multiplyingOpacity(by: state.opacity) }
      try withSource(
        faded.raster(state.transform), covering: region.intersection(context.clipExtents), draw)
    case .image(let image): try withSource(image, covering: region, state, draw)
    case .backdrop(let backdrop): try withSource(backdrop, covering: region, state, draw)
    }
  }

  private func withSource(
    _ gradient: (any GradientRaster)?, covering region: PixelRect, _ draw: () -> Void
  ) throws(PaintError) {
    guard let gradient, !region.isEmpty else { return }
    if let color = gradient.onlyColor {
      context.setSource(color)
      return draw()
    }
    let rows = min(max(Painting.pixelsPerBand / region.width, 1), region.height)
    let surface = try ImageSurface(
      width: region.width, height: rows, format: gradient.isOpaque ? .rgb : .argb, budget: budget)
    for top in stride(from: region.top, to: region.bottom, by: rows) {
      // Below the last band the surface keeps older rows, but there `draw` covers nothing.
      var band = region
      band.top = top
      band.bottom = min(top + rows, region.bottom)
      surface.withPixels { gradient.draw(band, into: $0, stride: $1) }
      let shift = AffineTransform.translation(x: Double(-band.left), y: Double(-band.top))
      context.setSource(
        try Pattern(surface, map: shift, filter: .nearest, extend: .clear))
      draw()
    }
  }
}
