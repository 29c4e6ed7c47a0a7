import VitrineModel

extension PNGEncoder {
  /// A PNG file that shows bitmaps of one size in turn, for ever; of one bitmap a plain file.
  ///
  /// Source: W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", animation.
  ///
  /// - Throws: ``PNGError`` as for one bitmap.
  package func encode(frames: [Bitmap], milliseconds: Int) throws(PNGError) -> [UInt8] {
    guard let first = frames.first else { throw .emptyPicture }
    guard frames.count > 1 else { return try encode(first) }
    guard first.width > 0, first.height > 0 else { throw .emptyPicture }
    // All frames share a header, so that alpha is kept where one of them may need it.
    var chunks = [
      PNGChunk.header(width: first.width, height: first.height, .rgba), .sRGB,
      PNGChunk("acTL", PNGEncoder.word(frames.count) + PNGEncoder.word(0)),
    ]
    var number = 0
    for (index, frame) in frames.enumerated() {
      let data = try zlibCompress(Scanlines(frame, format: .rgba).bytes, level: level ?? 4)
      let size = PNGEncoder.word(frame.width) + PNGEncoder.word(frame.height)
      let pause = PNGEncoder.word(milliseconds).suffix(2) + PNGEncoder.word(1000).suffix(2)
      let place = PNGEncoder.word(0) + PNGEncoder.word(0)
      chunks.append(PNGChunk("fcTL", PNGEncoder.word(number) + size + place + pause + [0, 0]))
      number += 1
      if index == 0 {
        chunks.append(PNGChunk("IDAT", data))
      } else {
        chunks.append(PNGChunk("fdAT", PNGEncoder.word(number) + data))
        number += 1
      }
    }
    return try PNGChunk.file(of: chunks + [PNGChunk("IEND", [])])
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
