import VitrineModel

/// Draws bitmaps.
struct ImageInk {
  let environment: EnvironmentValues

  /// The image in `box`, or the block that stands for it while content is redacted.
  func item(_ source: ImageSource, _ image: Image, _ box: Rect) -> DisplayList.Item {
    if environment.isRedacted { return Redaction.block(box, environment) }
    let isTemplate = image.renderingMode == .template
    return .image(
      ImageItem(
        bitmap: source.bitmap,
        source: Rect(origin: .zero, size: source.pixels), destination: box,
        interpolation: image.interpolation,
        template: isTemplate ? environment.paint(.foreground, in: box) : nil))
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
