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
