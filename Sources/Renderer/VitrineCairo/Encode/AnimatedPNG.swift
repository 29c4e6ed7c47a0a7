import VitrineDisplayList
import VitrinePlatform

/// A PNG file that shows bitmaps of one size in an endless loop.
///
/// Each frame contains only the box that differs from the previous one, and an equal frame extends
/// the previous one. Identical input gives identical bytes. Source: W3C, "Portable Network Graphics
/// (PNG) Specification (Third Edition)", animation.
package struct AnimatedPNG {
  /// A picture, the part of it that is new, and its duration.
  private struct Frame: Sendable {
    var bitmap: Bitmap
    var box: PixelBox
    var milliseconds: Int

    func stream(_ encoder: PNGEncoder) throws(PNGError) -> [UInt8] {
      try encoder.workspaces.lend { (workspace) throws(PNGError) in
        let lines = Scanlines(bitmap.cropped(to: box), in: workspace.lines, pixel: .rgba)
        return Array(try workspace.compress(lines.bytes, encoder.compression.method(for: lines)))
      }
    }
  }

  /// A frame's compressed rows.
  package typealias Stream = Result<[UInt8], PNGError>
  /// Calls a function with each number below a count, and returns the results in order.
  package typealias Map = (Int, @Sendable (Int) -> Stream) -> [Stream]

  private let encoder: PNGEncoder
  private var frames: [Frame] = []

  /// Creates an animated PNG.
  package init(_ encoder: PNGEncoder = PNGEncoder()) {
    self.encoder = encoder
  }

  /// Appends a picture with a duration.
  ///
  /// - Parameter merges: whether a picture that equals the previous one extends it; otherwise it is
  ///   a separate frame.
  /// - Throws: ``PNGError`` when it has no pixel or another size than the first, or memory runs
  ///   out.
  package mutating func append(_ bitmap: Bitmap, milliseconds: Int, merges: Bool = true)
    throws(PNGError)
  {
    let whole = PixelBox(column: 0, row: 0, width: bitmap.width, height: bitmap.height)
    guard bitmap.width > 0, bitmap.height > 0 else { throw .emptyPicture }
    guard let last = frames.last?.bitmap else {
      frames.append(Frame(bitmap: bitmap, box: whole, milliseconds: milliseconds))
      return
    }
    guard last.width == bitmap.width, last.height == bitmap.height else { throw .unequalFrames }
    let difference = PixelBox(ofDifferencesBetween: last, bitmap)
    if merges, difference == nil {
      frames[frames.count - 1].milliseconds += milliseconds
      return
    }
    // A frame has one pixel at least.
    let box = difference ?? PixelBox(column: 0, row: 0, width: 1, height: 1)
    frames.append(Frame(bitmap: bitmap, box: box, milliseconds: milliseconds))
  }

  /// The file; of one picture a plain one.
  ///
  /// - Parameter map: compresses the frames, on one core or on several.
  /// - Throws: ``PNGError`` when there is no picture or memory runs out.
  package func finish(
    _ map: Map = { count, work in (0..<count).map(work) }
  ) throws(PNGError) -> [UInt8] {
    guard let first = frames.first else { throw .emptyPicture }
    if frames.count == 1 { return try encoder.encode(first.bitmap) }
    // All frames share a header, so alpha is kept if any of them needs it.
    var chunks = [
      PNGChunk.header(width: first.bitmap.width, height: first.bitmap.height), .sRGB,
      PNGChunk("acTL", AnimatedPNG.word(frames.count) + AnimatedPNG.word(0)),
    ]
    let streams = map(frames.count) { [frames, encoder] index in
      Result { () throws(PNGError) in try frames[index].stream(encoder) }
    }
    var sequence = 0
    func number() -> [UInt8] {
      defer { sequence += 1 }
      return AnimatedPNG.word(sequence)
    }
    for (index, frame) in frames.enumerated() {
      let data = try streams[index].get()
      chunks.append(PNGChunk("fcTL", number() + AnimatedPNG.control(frame.box, frame.milliseconds)))
      chunks.append(index == 0 ? PNGChunk("IDAT", data) : PNGChunk("fdAT", number() + data))
    }
    return try PNGChunk.file(of: chunks)
  }

  /// Size, place and time of a frame that stays and replaces the pixels in its box.
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

  /// The smallest box that holds every differing pixel of two bitmaps of one size; `nil` when they
  /// are equal.
  init?(ofDifferencesBetween left: Bitmap, _ right: Bitmap) {
    let width = left.width
    var (first, last) = (width, -1)
    var rows: ClosedRange<Int>?
    left.pixels.withUnsafeBytes { left in
      right.pixels.withUnsafeBytes { right in
        // Swift aligns array storage to 16 bytes, so words can be read from it.
        let (one, other) = (
          left.assumingMemoryBound(to: UInt32.self), right.assumingMemoryBound(to: UInt32.self)
        )
        for start in stride(from: 0, to: one.count, by: width) {
          let line = start..<start + width
          guard !PixelBox.areEqual(left, right, line) else { continue }
          let row = start / width
          rows = (rows?.lowerBound ?? row)...row
          let differs = { (column: Int) in one[start + column] != other[start + column] }
          first = (0..<first).first(where: differs) ?? first
          last = (last + 1..<width).last(where: differs) ?? last
        }
      }
    }
    guard let rows else { return nil }
    self.init(column: first, row: rows.lowerBound, width: last - first + 1, height: rows.count)
  }

  private static func areEqual(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, _ pixels: Range<Int>
  ) -> Bool {
    guard let left = left.baseAddress, let right = right.baseAddress else { return true }
    let start = pixels.lowerBound * 4
    return memcmp(left + start, right + start, pixels.count * 4) == 0
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
