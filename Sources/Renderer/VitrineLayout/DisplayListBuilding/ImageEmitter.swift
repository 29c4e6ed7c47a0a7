import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Draws bitmaps.
struct ImageEmitter {
  let environment: EnvironmentValues

  /// The parts of the image in `box`, or the block that replaces it while content is redacted.
  func items(_ source: ImageSource, _ image: Image, _ box: Rect) -> [DisplayList.Item] {
    if environment.isRedacted { return [Redaction.block(box, environment)] }
    let isTemplate = (image.renderingMode ?? source.renderingMode) == .template
    let styled = isTemplate ? environment.styled(.foreground, in: box) : nil
    let parts = ImageSlices(source, image, box, environment).parts.map { part in
      DisplayList.Item.image(
        ImageItem(
          bitmap: source.bitmap, source: part.source, destination: part.destination,
          interpolation: image.interpolation, template: styled?.paint, tile: part.tile,
          isAntialiased: image.antialiased))
    }
    return styled?.applied(to: parts) ?? parts
  }
}
