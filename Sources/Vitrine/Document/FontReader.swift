import VitrineCairo
import VitrineText

/// Reads the faces of a font file of any kind.
enum FontReader {
  /// Endings of the names of font files, in lowercase.
  static let nameEndings = [
    ".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".otb", ".pfb", ".pfa", ".dfont",
  ]

  /// Whether the name is that of a font file.
  static func isFont(_ name: String) -> Bool {
    let name = name.lowercased()
    return nameEndings.contains { name.hasSuffix($0) }
  }

  /// Whether bytes begin as those of a font file do.
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

  /// The faces of a file.
  ///
  /// OpenType is read as it is. All else, OpenType with bitmaps alone among it, is unpacked first.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - family: the name to list all faces under; each one's own family name when `nil`.
  ///   - limit: most bytes of all faces together.
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
