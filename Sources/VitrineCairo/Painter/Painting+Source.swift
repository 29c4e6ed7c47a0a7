import VitrineModel

extension Painting {
  /// Makes `paint` the source for what is drawn next inside `region`, in device pixels.
  ///
  /// - Returns: whether there is anything to draw.
  func setSource(
    _ paint: Paint, _ state: State, region: PixelRect
  ) throws(PaintError) -> Bool {
    switch paint {
    case .color(let color):
      context.setSource(color.multiplyingOpacity(by: state.opacity))
      return color.opacity > 0
    case .linearGradient(let stops, let start, let end):
      let stops = stops.map {
        GradientStop(
          color: $0.color.multiplyingOpacity(by: state.opacity), location: $0.location)
      }
      let gradient = LinearGradientRaster(
        stops: stops, start: start, end: end, transform: state.transform)
      return try setSource(gradient, region: region.intersection(context.clipExtents))
    }
  }

  private func setSource(
    _ gradient: LinearGradientRaster?, region: PixelRect
  ) throws(PaintError) -> Bool {
    guard let gradient, !region.isEmpty else { return false }
    if let color = gradient.onlyColor {
      context.setSource(color)
      return true
    }
    let surface = try ImageSurface(
      width: region.width, height: region.height, format: gradient.isOpaque ? .rgb : .argb)
    surface.withPixels { gradient.draw(region, into: $0, stride: $1) }
    let shift = AffineTransform(
      a: 1, b: 0, c: 0, d: 1, tx: Double(-region.left), ty: Double(-region.top))
    context.setSource(try Pattern(surface, map: shift, filter: .nearest))
    return true
  }
}
