import VitrineGeometry
import VitrineModel

/// The parts that an image is drawn in: one, or nine when its edges keep their size.
struct ImageSlices {
  /// One part.
  struct Part {
    /// The source rectangle, in pixels of the image.
    var source: Rect
    /// Where it is drawn, in points.
    var destination: Rect
    /// Size of one repetition in points; `nil` stretches.
    var tile: Size?
  }

  /// A stretch of one axis: in the image, in pixels, and in the picture, in points.
  private struct Span {
    var from: ClosedRange<Double>
    var to: ClosedRange<Double>
    var isFlexible: Bool
  }

  /// The parts that cover any area, from the top left corner.
  let parts: [Part]

  /// Cuts an image that is drawn in `box`.
  ///
  /// Source: Apple's documentation of `resizable(capInsets:resizingMode:)`: the insets are not
  /// resized; `tile` repeats the image in its original size. Insets that do not fit into the box
  /// are made smaller in proportion (assumed).
  init(_ source: ImageSource, _ image: Image, _ box: Rect, _ environment: EnvironmentValues) {
    guard image.resizable else {
      let whole = Rect(origin: .zero, size: source.pixels)
      parts = [Part(source: whole, destination: box)]
      return
    }
    let insets = image.capInsets ?? source.capInsets ?? .zero
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (left, right) =
      isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let tiles = (image.resizingMode ?? source.resizingMode) == .tile
    let snapping = PixelSnapping(scale: environment.displayScale)
    let columns = ImageSlices.spans(
      source.pixels.width, box.minX...box.maxX, left, right, source.scale, snapping)
    let rows = ImageSlices.spans(
      source.pixels.height, box.minY...box.maxY, insets.top, insets.bottom, source.scale, snapping)
    parts = rows.flatMap { row in
      columns.map { column in
        ImageSlices.part(column, row, scale: source.scale, tiles: tiles)
      }
    }
  }

  private static func part(_ column: Span, _ row: Span, scale: Double, tiles: Bool) -> Part {
    var part = Part(
      source: Rect(
        x: column.from.lowerBound, y: row.from.lowerBound, width: column.from.length,
        height: row.from.length),
      destination: Rect(
        x: column.to.lowerBound, y: row.to.lowerBound, width: column.to.length,
        height: row.to.length))
    if tiles, column.isFlexible || row.isFlexible {
      part.tile = Size(
        width: column.isFlexible ? column.from.length / scale : column.to.length,
        height: row.isFlexible ? row.from.length / scale : row.to.length)
    }
    return part
  }

  /// The near edge, the middle and the far edge of an axis, without those that are empty.
  private static func spans(
    _ length: Double, _ place: ClosedRange<Double>, _ near: Double, _ far: Double, _ scale: Double,
    _ snapping: PixelSnapping
  ) -> [Span] {
    let natural = length / scale
    let (near, far) = (min(max(near, 0), natural), min(max(far, 0), natural - min(near, natural)))
    let factor = near + far > place.length ? place.length / (near + far) : 1
    let first = near == 0 ? place.lowerBound : snapping.snap(place.lowerBound + near * factor)
    let last = far == 0 ? place.upperBound : snapping.snap(place.upperBound - far * factor)
    let cuts = [place.lowerBound, first, max(first, last), place.upperBound]
    let marks = [0, near * scale, length - far * scale, length]
    return (0..<3).compactMap { index in
      guard cuts[index + 1] > cuts[index], marks[index + 1] > marks[index] else { return nil }
      return Span(
        from: marks[index]...marks[index + 1], to: cuts[index]...cuts[index + 1],
        isFlexible: index == 1)
    }
  }
}

extension ClosedRange<Double> {
  /// Distance of the ends.
  fileprivate var length: Double { upperBound - lowerBound }
}
