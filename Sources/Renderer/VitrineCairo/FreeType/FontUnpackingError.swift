import CFreeType

/// Why no face could be read from a file.
package enum FontUnpackingError: Error, Hashable, Sendable {
  /// The bytes are not a font that FreeType reads.
  case notAFont
  /// The file is malformed; the text is FreeType's message, or its error number.
  case damaged(String)
  /// The faces are larger than allowed, in bytes.
  case tooLarge(limit: Int)
  /// The file has more faces than allowed.
  case tooManyFaces(limit: Int)
  /// The face has neither outlines nor bitmaps.
  case noGlyphs
  /// Memory ran out.
  case outOfMemory

  /// Creates the error for a status of FreeType.
  init(_ code: FT_Error) {
    self =
      switch Int(code) {
      case Int(FT_Err_Unknown_File_Format): .notAFont
      case Int(FT_Err_Out_Of_Memory): .outOfMemory
      case Int(FT_Err_Unimplemented_Feature): .damaged("it needs what FreeType was built without")
      case Int(FT_Err_Invalid_Table), Int(FT_Err_Table_Missing), Int(FT_Err_Invalid_Offset):
        .damaged("a table is missing or broken")
      case Int(FT_Err_Invalid_Stream_Operation), Int(FT_Err_Invalid_Stream_Read):
        .damaged("it ends too early")
      default: .damaged("FreeType's error \(code)")
      }
  }

  /// The problem with the file, as the end of a sentence that begins with its name.
  package var text: String {
    switch self {
    case .notAFont: "it is not a font"
    case .damaged(let reason): "the font is damaged: \(reason)"
    case .tooLarge(let limit): "the faces of the font are larger than \(limit) bytes"
    case .tooManyFaces(let limit): "the font has more than \(limit) faces"
    case .noGlyphs: "it is not a font with outlines or bitmaps"
    case .outOfMemory: "out of memory while reading a font"
    }
  }
}
