@_spi(StandIns) import VitrineUIKit

/// The placeholder for a map: a plain land colour with a grid of roads.
enum MapPlaceholder {
  private static let land: [UInt8] = [0xF2, 0xEF, 0xE6, 0xFF]
  private static let path: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
  /// The maximum length of an edge, in pixels.
  private static let edgeLimit = 2048.0
  /// The distance between roads, and their width, in points.
  private static let spacing = 48.0
  private static let width = 6.0

  /// Returns the placeholder as the data of a PNG file.
  static func png(_ options: MKMapSnapshotter.Options) -> Data {
    let scale = min(max(options.scale, 1), 3)
    let columns = Int(min(max(options.size.width * scale, 1), edgeLimit))
    let rows = Int(min(max(options.size.height * scale, 1), edgeLimit))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rows * columns * 4)
    for row in 0..<rows {
      for column in 0..<columns {
        pixels += isPath(Double(column) / scale) || isPath(Double(row) / scale) ? path : land
      }
    }
    return StoredPNG.encode(pixels, columns: columns, rows: rows)
  }

  private static func isPath(_ place: Double) -> Bool {
    place.truncatingRemainder(dividingBy: spacing) < width
  }
}
