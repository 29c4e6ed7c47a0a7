import VitrineModel

/// Draws bitmaps.
struct ImageInk {
  let environment: EnvironmentValues

  /// The parts of the image in `box`, or the block that stands for it while content is redacted.
  func items(_ source: ImageSource, _ image: Image, _ box: Rect) -> [DisplayList.Item] {
    if environment.isRedacted { return [Redaction.block(box, environment)] }
    let isTemplate = (image.renderingMode ?? source.renderingMode) == .template
    let template = isTemplate ? environment.paint(.foreground, in: box) : nil
    return ImageSlices(source, image, box, environment).parts.map { part in
      .image(
        ImageItem(
          bitmap: source.bitmap, source: part.source, destination: part.destination,
          interpolation: image.interpolation, template: template, tile: part.tile,
          isAntialiased: image.antialiased))
    }
  }
}

/// Draws the box that stands in for a symbol.
struct SymbolInk {
  let environment: EnvironmentValues

  /// Thickness of the line as a share of the box's shorter side.
  private static let line = 0.08
  /// Distance of the line from the box's edges, as a share of the shorter side.
  private static let inset = 0.14
  /// Radius of the corners as a share of the shorter side.
  private static let radius = 0.2

  /// A rounded square in the foreground style.
  func item(_ box: Rect) -> DisplayList.Item {
    if environment.isRedacted { return Redaction.block(box, environment) }
    let side = min(box.width, box.height)
    let inner = Rect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side)
      .inset(by: EdgeInsets(side * SymbolInk.inset))
    return .stroke(
      .init(
        path: .roundedRect(inner, radius: side * SymbolInk.radius, style: .circular),
        style: StrokeStyle(lineWidth: side * SymbolInk.line),
        paint: environment.paint(.foreground, in: box)))
  }
}
