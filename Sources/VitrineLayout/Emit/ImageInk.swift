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
