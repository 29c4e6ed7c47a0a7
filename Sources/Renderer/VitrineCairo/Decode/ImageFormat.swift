/// The picture formats that can be read.
enum ImageFormat: String, Codable {
  case png
  case jpeg
  case webP
  case svg
  case pdf

  /// The format as people call it.
  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webP: "WebP"
    case .svg: "SVG"
    case .pdf: "PDF"
    }
  }

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
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      self = .webP
    } else if starts("%PDF-") {
      self = .pdf
    } else if starts("version https://git-lfs") {
      throw .lfsPointer
    } else if starts("GIF8") {
      throw .unsupported(format: "GIF")
    } else if starts("ftyp", at: 4) {
      throw .unsupported(format: "HEIF and AVIF")
    } else if starts([0x49, 0x49, 0x2a, 0]) || starts([0x4d, 0x4d, 0, 0x2a]) {
      throw .unsupported(format: "TIFF")
    } else if starts("BM") {
      throw .unsupported(format: "BMP")
    } else if starts([0x1f, 0x8b]) {
      throw .unsupported(format: "compressed SVG")
    } else if ImageFormat.isMarkup(bytes) {
      self = .svg
    } else {
      throw .notAnImage
    }
  }

  /// Whether the picture is a vector image, which has no pixel size.
  var isVector: Bool { self == .svg || self == .pdf }

  /// Whether a text starts with an SVG tag, or with anything that can precede one.
  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    var text = bytes.prefix(1024)
    if text.starts(with: [0xef, 0xbb, 0xbf]) { text = text.dropFirst(3) }
    text = text.drop { $0 == 0x20 || (0x09...0x0d).contains($0) }
    return ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"].contains { text.starts(with: $0.utf8) }
  }
}
