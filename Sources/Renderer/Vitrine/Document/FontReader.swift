import VitrineCairo
import VitrineText

/// Decodes the typefaces of a font file.
enum FontReader {
  /// The extensions of font files, in lowercase.
  static let nameEndings = [
    ".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".otb", ".pfb", ".pfa", ".dfont",
  ]

  /// Whether a file name has the extension of a font file.
  static func isFont(_ name: String) -> Bool {
    let name = name.lowercased()
    return nameEndings.contains { name.hasSuffix($0) }
  }

  /// Whether data begins like a font file.
  static func isFont(_ start: [UInt8]) -> Bool {
    beginnings.contains { start.starts(with: $0) }
  }

  private static let openType: [[UInt8]] = [
    [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
  ]
  private static let beginnings =
    openType + [
      Array("wOFF".utf8), Array("wOF2".utf8), Array("%!PS-AdobeFont".utf8),
      Array("%!FontType1".utf8), [0x80, 1],
    ]

  /// Returns the typefaces of a file.
  ///
  /// OpenType fonts are used unchanged. All others, including OpenType fonts that contain only
  /// bitmaps, are converted first.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - family: the family name of all typefaces; `nil` for their own.
  ///   - limit: the maximum size in bytes of all typefaces.
  /// - Throws: `FontDecodingError`.
  static func faces(
    of bytes: [UInt8], family: String? = nil, limit: Int
  ) throws(FontDecodingError) -> [FontFile] {
    if openType.contains(where: { bytes.starts(with: $0) }) {
      do throws(FontFile.Failure) {
        return try FontFile.faces(of: bytes, family: family)
      } catch {
        guard error == .noGlyphs else { throw FontDecodingError(text: error.text) }
      }
    }
    var faces: [FontFile] = []
    for file in try FontDecoder.openType(bytes, limit: limit) {
      do throws(FontFile.Failure) {
        faces += try FontFile.faces(of: file, family: family)
      } catch {
        throw FontDecodingError(text: error.text)
      }
    }
    return faces
  }
}
