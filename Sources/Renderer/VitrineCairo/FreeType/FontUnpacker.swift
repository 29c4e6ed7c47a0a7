/// Makes OpenType faces of font files of other kinds.
///
/// HarfBuzz reads OpenType alone. FreeType opens WOFF, WOFF2, a Macintosh's resources, Type 1 and
/// faces of nothing but bitmaps: the first three hold OpenType tables, which are handed on as they
/// are; of the others a face with their outlines is made.
package enum FontUnpacker {
  /// The maximum number of faces of a file.
  package static let mostFaces = 256

  /// The faces of a file, each as a separate OpenType file, or as a collection of them.
  ///
  /// - Parameters:
  ///   - bytes: a font file of any kind that FreeType reads.
  ///   - limit: the maximum number of bytes of all faces together.
  /// - Throws: ``FontUnpackingError``.
  package static func openType(
    _ bytes: [UInt8], limit: Int
  ) throws(FontUnpackingError) -> [[UInt8]] {
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(FontUnpackingError) in try faces(buffer, limit: limit) }
    }
    return try result.get()
  }

  private static func faces(
    _ bytes: UnsafeBufferPointer<UInt8>, limit: Int
  ) throws(FontUnpackingError) -> [[UInt8]] {
    let count = try FreeTypeFace(bytes, index: -1).faceCount
    guard count <= mostFaces else { throw .tooManyFaces(limit: mostFaces) }
    var (files, left) = ([[UInt8]](), limit)
    for index in 0..<max(count, 1) {
      let file = try openType(FreeTypeFace(bytes, index: index), limit: left)
      left -= file.count
      files.append(file)
    }
    return files
  }

  private static func openType(
    _ face: borrowing FreeTypeFace, limit: Int
  ) throws(FontUnpackingError) -> [UInt8] {
    if face.isOpenType, face.hasOutlines || face.hasPictures {
      return try face.openType(limit: limit)
    }
    let glyphs = try GlyphContours.glyphs(of: face)
    let file = OpenTypeFile(face, glyphs).bytes
    guard file.count <= limit else { throw .tooLarge(limit: limit) }
    return file
  }
}
