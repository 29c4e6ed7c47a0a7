import VitrineCoding
import VitrineDisplayList
import VitrineGeometry

/// A region of an image that is repeated to fill an area.
package struct ImagePaint: ArchiveRecord {
  package var name = ""
  package var sourceRect = Region()
  package var scale = 1.0

  /// A rectangle in unit coordinates of an image.
  package struct Region: ArchiveRecord {
    package var x = 0.0
    package var y = 0.0
    package var width = 1.0
    package var height = 1.0

    package init() {}

    package static let fields: [Field<Region>] = [
      Field("x", \.x, rule: .fraction, "Left edge as a fraction of the width."),
      Field("y", \.y, rule: .fraction, "Top edge as a fraction of the height."),
      Field("width", \.width, rule: .fraction, "Fraction of the width; default 1."),
      Field("height", \.height, rule: .fraction, "Fraction of the height; default 1."),
    ]

    /// Refuses a region that extends beyond the image, for which SwiftUI defines no behaviour.
    package func validate() -> String? {
      guard width > 0, height > 0 else { return "a region of an image needs an extent" }
      let room = 1 + 1e-9
      return x + width <= room && y + height <= room
        ? nil : "a region of an image must be between 0 and 1 on both axes"
    }

    /// Takes the whole image for a region that has no extent, or is not inside it.
    package mutating func reconcile(_ changes: RuleChanges) {
      guard let problem = validate() else { return }
      changes.note("is not used: \(problem)")
      self = Region()
    }
  }

  package init() {}

  package static let fields: [Field<ImagePaint>] = [
    Field("name", \.name, required: true, rule: .notEmpty, "Name of an asset of this archive."),
    Field(
      "sourceRect", \.sourceRect,
      "The region of the image, as fractions of its sides; default: all of it."),
    Field("scale", \.scale, rule: .positive, "Size relative to the image's own; default 1."),
  ]
}

extension ImagePaint {
  /// The image tiled from the top left corner of a box (assumed); clear without an image.
  package func paint(in box: Rect, _ environment: EnvironmentValues) -> Paint {
    guard let source = environment.images?.image(named: name, environment) else {
      return .color(.clear)
    }
    let part = Rect(
      x: sourceRect.x * source.pixels.width, y: sourceRect.y * source.pixels.height,
      width: sourceRect.width * source.pixels.width,
      height: sourceRect.height * source.pixels.height)
    let size = Size(
      width: part.width / source.scale * scale, height: part.height / source.scale * scale)
    return .image(
      TiledImage(bitmap: source.bitmap, source: part, tile: Rect(origin: box.origin, size: size)))
  }
}
