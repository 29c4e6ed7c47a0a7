import VitrineModel

/// A PNG file that shows bitmaps of one size in turn, for ever.
///
/// Of each frame only the box is kept that differs from the one before, and a frame that is the same
/// lengthens it. Identical input gives identical bytes.
/// Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", animation.
package struct AnimatedPNG {
  /// A picture, or the part of it that is new, and how long it stands.
  private struct Frame {
    var bitmap: Bitmap
    var box: PixelBox
    var milliseconds: Int
  }

  private let encoder: PNGEncoder
  private var chunks: [PNGChunk] = []
  private var sequence = 0
  private var frames = 0
  private var last: Bitmap?
  private var waiting: Frame?

  /// Makes a file without frames.
  package init(_ encoder: PNGEncoder = PNGEncoder()) {
    self.encoder = encoder
  }

  /// Adds a picture that stands for a time.
  ///
  /// - Parameter merges: whether a picture that is the same as the one before lengthens that; else it
  ///   is a frame of its own.
  /// - Throws: ``PNGError`` when it has no pixel or another size than the first, or memory runs out.
  package mutating func append(_ bitmap: Bitmap, milliseconds: Int, merges: Bool = true)
    throws(PNGError)
  {
    let whole = PixelBox(column: 0, row: 0, width: bitmap.width, height: bitmap.height)
    guard bitmap.width > 0, bitmap.height > 0 else { throw .emptyPicture }
    guard let last else {
      (self.last, waiting) = (bitmap, Frame(bitmap: bitmap, box: whole, milliseconds: milliseconds))
      return
    }
    guard last.width == bitmap.width, last.height == bitmap.height else { throw .unequalFrames }
    let difference = PixelBox(ofDifferencesBetween: last, bitmap)
    if merges, difference == nil {
      waiting?.milliseconds += milliseconds
      return
    }
    // A frame has one pixel at least.
    let box = difference ?? PixelBox(column: 0, row: 0, width: 1, height: 1)
    try flush()
    self.last = bitmap
    waiting = Frame(bitmap: bitmap.cropped(to: box), box: box, milliseconds: milliseconds)
  }

  /// The file; of one picture a plain one.
  ///
  /// - Throws: ``PNGError`` when there is no picture or memory runs out.
  package mutating func finish() throws(PNGError) -> [UInt8] {
    guard let last else { throw .emptyPicture }
    if frames == 0 { return try encoder.encode(last) }
    try flush()
    // All frames share a header, so that alpha is kept where one of them may need it.
    let head = [
      PNGChunk.header(width: last.width, height: last.height), .sRGB,
      PNGChunk("acTL", AnimatedPNG.word(frames) + AnimatedPNG.word(0)),
    ]
    return try PNGChunk.file(of: head + chunks)
  }

  private mutating func flush() throws(PNGError) {
    guard let frame = waiting else { return }
    waiting = nil
    let data = try encoder.workspaces.lend { (workspace) throws(PNGError) in
      let lines = Scanlines(frame.bitmap, in: workspace.lines, pixel: .rgba)
      return Array(try workspace.compress(lines.bytes, encoder.compression.method(for: lines)))
    }
    chunks.append(PNGChunk("fcTL", number() + AnimatedPNG.control(frame.box, frame.milliseconds)))
    if frames == 0 {
      chunks.append(PNGChunk("IDAT", data))
    } else {
      chunks.append(PNGChunk("fdAT", number() + data))
    }
    frames += 1
  }

  /// The next number of the chunks that have one.
  private mutating func number() -> [UInt8] {
    defer { sequence += 1 }
    return AnimatedPNG.word(sequence)
  }

  /// Size, place and time of a frame that stays and replaces what is in its box.
  private static func control(_ box: PixelBox, _ milliseconds: Int) -> [UInt8] {
    // Both parts of the fraction have 16 bits: long times are whole seconds.
    let isShort = milliseconds <= Int(UInt16.max)
    let time = isShort ? milliseconds : min(milliseconds / 1000, Int(UInt16.max))
    return word(box.width) + word(box.height) + word(box.column) + word(box.row)
      + word(time).suffix(2) + word(isShort ? 1000 : 1).suffix(2) + [0, 0]
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// A part of a bitmap, in whole pixels.
struct PixelBox: Hashable {
  var column: Int
  var row: Int
  var width: Int
  var height: Int

  init(column: Int, row: Int, width: Int, height: Int) {
    (self.column, self.row, self.width, self.height) = (column, row, width, height)
  }

  /// The smallest box that holds every differing pixel of two bitmaps of one size; `nil` when they are
  /// equal.
  init?(ofDifferencesBetween left: Bitmap, _ right: Bitmap) {
    let stride = left.width * 4
    var (first, last) = (stride, -1)
    var rows: ClosedRange<Int>?
    for row in 0..<left.height {
      let line = row * stride..<(row + 1) * stride
      guard left.pixels[line] != right.pixels[line] else { continue }
      rows = (rows?.lowerBound ?? row)...row
      for (index, place) in line.enumerated() where left.pixels[place] != right.pixels[place] {
        first = min(first, index)
        last = max(last, index)
      }
    }
    guard let rows else { return nil }
    self.init(
      column: first / 4, row: rows.lowerBound, width: last / 4 - first / 4 + 1, height: rows.count)
  }
}

extension Bitmap {
  /// A part of the bitmap.
  fileprivate func cropped(to box: PixelBox) -> Bitmap {
    var part: [UInt8] = []
    part.reserveCapacity(box.width * box.height * 4)
    for row in box.row..<box.row + box.height {
      let start = (row * width + box.column) * 4
      part += pixels[start..<start + box.width * 4]
    }
    return Bitmap(width: box.width, height: box.height, pixels: part)
  }
}
