import VitrineDisplayList

extension PNGEncoder {
  /// A PNG file that shows bitmaps of one size in an endless loop; a plain file for a single
  /// bitmap.
  ///
  /// - Throws: ``PNGError`` as for one bitmap.
  package func encode(frames: [Bitmap], milliseconds: Int) throws(PNGError) -> [UInt8] {
    var movie = AnimatedPNG(self)
    for frame in frames { try movie.append(frame, milliseconds: milliseconds) }
    return try movie.finish()
  }
}
