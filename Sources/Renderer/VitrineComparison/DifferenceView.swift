import VitrineDisplayList
import VitrineGeometry

/// A way to show two pictures and their differences.
public enum DifferenceView: String, Hashable, Sendable, CaseIterable {
  /// The expected picture, the actual one and the difference, side by side.
  case side
  /// The left half of the expected picture and the right half of the actual one.
  case swipe
  /// Both pictures, mixed in equal parts.
  case onion
  /// Both pictures in turn.
  case blink
  /// The actual picture, faded, with differences marked by colour.
  case heat
  /// Differing pixels in white on black.
  case mask

  /// Returns the pictures to show: one, or for `blink` two of the same size.
  ///
  /// - Parameter room: the available size, in pixels; pictures are stacked if that makes them
  ///   larger.
  package func frames(
    _ comparison: PictureComparison, expected: Bitmap, actual: Bitmap, room: Size? = nil
  ) -> [Bitmap] {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let (old, new) = (Plate(width, height, expected), Plate(width, height, actual))
    switch self {
    case .side:
      let heat = DifferencePicture.draw(comparison, expected: expected, actual: actual)
      let parts = [expected, actual, heat]
      let (row, column) = (Plate.size(ofRow: parts), Plate.size(ofColumn: parts))
      let isColumn = room.map { $0.scale(of: column) > $0.scale(of: row) } ?? false
      return [(isColumn ? Plate.column(parts) : Plate.row(parts)).bitmap]
    case .swipe: return [old.joined(new) { $2 < width / 2 ? $0 : $1 }.bitmap]
    case .onion: return [old.joined(new) { old, new, _ in Plate.mix(old, new) }.bitmap]
    case .blink: return [old.bitmap, new.bitmap]
    case .heat: return [DifferencePicture.draw(comparison, expected: expected, actual: actual)]
    case .mask:
      return [old.joined(new) { old, new, _ in old == new ? 0xff00_0000 : 0xffff_ffff }.bitmap]
    }
  }
}

/// The size of a picture, in pixels.
private struct PixelSize {
  package let width: Int
  package let height: Int
}

extension Size {
  /// Returns the scale at which a picture fits.
  fileprivate func scale(of size: PixelSize) -> Double {
    min(width / Double(max(1, size.width)), height / Double(max(1, size.height)))
  }
}

/// A picture under construction, as words of alpha, red, green and blue.
private struct Plate {
  package let width: Int
  package let height: Int
  package var words: [UInt32]

  private static let gap = 16

  /// Creates a transparent picture with another one at its top left.
  package init(_ width: Int, _ height: Int, _ bitmap: Bitmap? = nil) {
    self.width = width
    self.height = height
    words = Array(repeating: 0, count: width * height)
    if let bitmap { draw(bitmap, column: 0, line: 0) }
  }

  /// Returns pictures side by side.
  package static func row(_ bitmaps: [Bitmap]) -> Plate {
    var plate = Plate(size(ofRow: bitmaps))
    var column = 0
    for bitmap in bitmaps {
      plate.draw(bitmap, column: column, line: 0)
      column += bitmap.width + gap
    }
    return plate
  }

  /// Returns pictures one below the other.
  package static func column(_ bitmaps: [Bitmap]) -> Plate {
    var plate = Plate(size(ofColumn: bitmaps))
    var line = 0
    for bitmap in bitmaps {
      plate.draw(bitmap, column: 0, line: line)
      line += bitmap.height + gap
    }
    return plate
  }

  /// Returns the size of pictures side by side.
  package static func size(ofRow bitmaps: [Bitmap]) -> PixelSize {
    PixelSize(
      width: bitmaps.map(\.width).reduce(0, +) + gap * (bitmaps.count - 1),
      height: bitmaps.map(\.height).max() ?? 0)
  }

  /// Returns the size of pictures one below the other.
  package static func size(ofColumn bitmaps: [Bitmap]) -> PixelSize {
    PixelSize(
      width: bitmaps.map(\.width).max() ?? 0,
      height: bitmaps.map(\.height).reduce(0, +) + gap * (bitmaps.count - 1))
  }

  private init(_ size: PixelSize) { self.init(size.width, size.height) }

  private mutating func draw(_ bitmap: Bitmap, column: Int, line: Int) {
    bitmap.pixels.withUnsafeBytes { bytes in
      for row in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let place = (row * bitmap.width + x) * 4
          words[(line + row) * width + column + x] = bytes.loadUnaligned(
            fromByteOffset: place, as: UInt32.self)
        }
      }
    }
  }

  /// Combines two pictures of the same size; `mix` receives both words and their column.
  package func joined(_ other: Plate, _ mix: (UInt32, UInt32, Int) -> UInt32) -> Plate {
    var plate = self
    for place in words.indices {
      plate.words[place] = mix(words[place], other.words[place], place % width)
    }
    return plate
  }

  /// Returns the mean of two premultiplied words.
  package static func mix(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first & second) &+ ((first ^ second) & 0xfefe_fefe) >> 1
  }

  package var bitmap: Bitmap {
    Bitmap(
      width: width, height: height, pixels: words.withUnsafeBytes { Array($0) })
  }
}
