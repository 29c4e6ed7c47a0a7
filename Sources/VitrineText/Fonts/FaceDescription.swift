import CFreeType
import CVitrineFonts

/// What a font file says of itself.
package struct FaceDescription: Hashable, Sendable {
  /// A direction in which a variable face can be changed.
  package struct Axis: Hashable, Sendable {
    /// The axis's four-letter tag, for example `wght`.
    package var tag: String
    /// The values it takes, in the face's own units.
    package var range: ClosedRange<Double>
    /// The value of the unchanged face.
    package var standard: Double
  }

  /// Name of the family.
  package var family: String
  /// Name of the style, for example `Regular`.
  package var style: String
  /// Font units that the em square measures.
  package var unitsPerEm: Int
  /// Glyphs that the face has.
  package var glyphCount: Int
  /// The axes of a variable face.
  package var axes: [Axis]

  /// Reads a font file; `nil` for one that FreeType refuses or whose glyphs are not outlines.
  ///
  /// Every call opens its own library, because a face of FreeType serves one thread at a time.
  init?(file: VitrineFontFile) {
    let library = FreeTypeLibrary()
    var opened: FT_Face?
    guard FT_New_Memory_Face(library.pointer, file.bytes, FT_Long(file.count), 0, &opened) == 0,
      let face = opened
    else { return nil }
    defer { FT_Done_Face(face) }
    // The macro FT_IS_SCALABLE, which Swift does not import.
    guard face.pointee.face_flags & 1 != 0 else { return nil }
    family = face.pointee.family_name.map { String(cString: $0) } ?? ""
    style = face.pointee.style_name.map { String(cString: $0) } ?? ""
    unitsPerEm = Int(face.pointee.units_per_EM)
    glyphCount = Int(face.pointee.num_glyphs)
    axes = Self.axes(of: face, library: library)
  }

  private static func axes(of face: FT_Face, library: borrowing FreeTypeLibrary) -> [Axis] {
    var described: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &described) == 0, let variations = described else { return [] }
    defer { FT_Done_MM_Var(library.pointer, variations) }
    return (0..<Int(variations.pointee.num_axis)).map { index in
      let axis = variations.pointee.axis[index]
      let lowest = value(axis.minimum)
      return Axis(
        tag: spelled(axis.tag), range: lowest...max(lowest, value(axis.maximum)),
        standard: value(axis.def))
    }
  }

  private static func value(_ fixed: FT_Fixed) -> Double { Double(fixed) / 65_536 }

  private static func spelled(_ tag: FT_ULong) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
