import CFreeType

/// A face of a font file that is in memory; closed with the value.
struct FreeTypeFace: ~Copyable {
  let pointer: FT_Face
  private let library: FT_Library

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - bytes: the file, which lives longer than the value.
  ///   - index: the place of the face in its file, or -1 to learn how many there are.
  /// - Throws: ``FontUnpackingError``.
  init(_ bytes: UnsafeBufferPointer<UInt8>, index: Int) throws(FontUnpackingError) {
    var library: FT_Library?
    let start = FT_Init_FreeType(&library)
    guard start == 0, let library else { throw FontUnpackingError(start) }
    var face: FT_Face?
    let failure = FT_New_Memory_Face(library, bytes.baseAddress, bytes.count, index, &face)
    guard failure == 0, let face else {
      FT_Done_FreeType(library)
      throw FontUnpackingError(failure)
    }
    (self.library, pointer) = (library, face)
  }

  deinit {
    FT_Done_Face(pointer)
    FT_Done_FreeType(library)
  }

  /// The number of faces in the file.
  var faceCount: Int { Int(pointer.pointee.num_faces) }
  /// The number of glyphs in the face.
  var glyphCount: Int { Int(pointer.pointee.num_glyphs) }
  /// Whether the face has OpenType's tables.
  var isOpenType: Bool { vitrine_ft_is_open_type(pointer) != 0 }
  /// Whether its glyphs are outlines.
  var hasOutlines: Bool { vitrine_ft_has_outlines(pointer) != 0 }
  /// Whether its glyphs are pictures.
  var hasPictures: Bool { vitrine_ft_has_pictures(pointer) != 0 }
  /// Whether it is slanted.
  var isItalic: Bool { vitrine_ft_is_italic(pointer) != 0 }

  /// Name of the family.
  var family: String { pointer.pointee.family_name.map { String(cString: $0) } ?? "" }
  /// Name of the style, for example `Bold Italic`.
  var style: String { pointer.pointee.style_name.map { String(cString: $0) } ?? "Regular" }
  /// The name by which PostScript knows it.
  var postScriptName: String {
    FT_Get_Postscript_Name(pointer).map { String(cString: $0) } ?? family
  }

  /// Stroke weight on the OpenType scale, read from its name in the file.
  var weight: Int {
    var info = PS_FontInfoRec()
    var name = style
    if FT_Get_PS_Font_Info(pointer, &info) == 0, let weight = info.weight {
      name += " " + String(cString: weight)
    }
    let known = FreeTypeFace.weights.first { name.lowercased().contains($0.name) }
    return known?.value ?? (vitrine_ft_is_bold(pointer) != 0 ? 700 : 400)
  }

  /// Names of weights in OpenType's specification of `usWeightClass`; the longer names come first.
  private static let weights: [(name: String, value: Int)] = [
    ("extralight", 200), ("ultralight", 200), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("thin", 100), ("light", 300), ("medium", 500),
    ("demi", 600), ("bold", 700), ("black", 900), ("heavy", 900),
  ]

  /// The whole of an OpenType face, unpacked.
  ///
  /// - Throws: ``FontUnpackingError``, also for one of more than `limit` bytes.
  func openType(limit: Int) throws(FontUnpackingError) -> [UInt8] {
    var count: FT_ULong = 0
    let failure = FT_Load_Sfnt_Table(pointer, 0, 0, nil, &count)
    guard failure == 0 else { throw FontUnpackingError(failure) }
    guard count <= limit else { throw .tooLarge(limit: limit) }
    var second: FT_Error = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      second = FT_Load_Sfnt_Table(pointer, 0, 0, buffer.baseAddress, &count)
      filled = second == 0 ? buffer.count : 0
    }
    guard second == 0 else { throw FontUnpackingError(second) }
    return bytes
  }

  /// The characters of Unicode and their glyphs, in ascending order.
  func characters() -> [(scalar: UInt32, glyph: Int)] {
    guard vitrine_ft_select_unicode(pointer) == 0 else { return [] }
    var found: [(scalar: UInt32, glyph: Int)] = []
    var glyph: FT_UInt = 0
    var scalar = FT_Get_First_Char(pointer, &glyph)
    while glyph != 0, found.count < 0x11_0000 {
      found.append((UInt32(truncatingIfNeeded: scalar), Int(glyph)))
      scalar = FT_Get_Next_Char(pointer, scalar, &glyph)
    }
    return found
  }
}
