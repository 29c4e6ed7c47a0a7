/// Reads font files that are not OpenType as they are.
package enum FontDecoder {
  /// The faces of a file, each as an OpenType file or a collection of them.
  ///
  /// Untrusted files are read by FreeType in a helper process, as pictures are whose formats are
  /// large or rare.
  ///
  /// - Parameters:
  ///   - bytes: WOFF, WOFF2, Type 1, a Macintosh's resources, or OpenType with bitmaps alone.
  ///   - limit: the maximum number of bytes of all faces together.
  /// - Throws: ``FontDecodingError``.
  package static func openType(
    _ bytes: [UInt8], limit: Int
  ) throws(FontDecodingError) -> [[UInt8]] {
    let outcome: PictureJob.Outcome
    do throws(ImageError) {
      outcome = try HelperPool.shared.perform(.fontFaces(limit: limit), on: bytes)
    } catch {
      throw FontDecodingError(error)
    }
    guard case .bytes(let bundle) = outcome, let faces = FaceBundle.faces(bundle) else {
      throw FontDecodingError(.libraryCrashed(format: HelperService.font.name))
    }
    return faces
  }
}

/// Why a font file could not be read.
package struct FontDecodingError: Error, Hashable, Sendable {
  /// A description of the problem with the file.
  package let text: String

  package init(text: String) {
    self.text = text
  }

  init(_ error: ImageError) {
    text =
      switch error {
      case .corrupt(let message): message
      case .tooSlow(_, let seconds): "the font takes longer than \(seconds) s to read"
      case .libraryCrashed: "the font makes the library that reads it crash"
      default: error.description
      }
  }
}
