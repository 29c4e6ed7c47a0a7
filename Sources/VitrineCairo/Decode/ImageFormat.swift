/// The picture formats that can be decoded.
enum ImageFormat {
  case png
  case jpeg

  /// Recognises a format by the first bytes of a file.
  ///
  /// - Throws: ``ImageError`` for bytes of any other kind, with the kind's name where it is known.
  init(_ bytes: [UInt8]) throws(ImageError) {
    func starts(_ prefix: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + prefix.count
        && bytes[offset..<(offset + prefix.count)].elementsEqual(prefix)
    }
    func starts(_ prefix: String, at offset: Int = 0) -> Bool {
      starts(Array(prefix.utf8), at: offset)
    }
    if starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      if starts("CgBI", at: 12) { throw .unsupported(format: "Xcode's optimised PNG (CgBI)") }
      self = .png
    } else if starts([0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if starts("version https://git-lfs") {
      throw .lfsPointer
    } else if starts("GIF8") {
      throw .unsupported(format: "GIF")
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      throw .unsupported(format: "WebP")
    } else if starts("ftyp", at: 4) {
      throw .unsupported(format: "HEIF and AVIF")
    } else if starts([0x49, 0x49, 0x2a, 0]) || starts([0x4d, 0x4d, 0, 0x2a]) {
      throw .unsupported(format: "TIFF")
    } else if starts("BM") {
      throw .unsupported(format: "BMP")
    } else if starts("%PDF") {
      throw .unsupported(format: "PDF")
    } else if starts("<svg") || starts("<?xml") {
      throw .unsupported(format: "SVG")
    } else {
      throw .notAnImage
    }
  }
}
