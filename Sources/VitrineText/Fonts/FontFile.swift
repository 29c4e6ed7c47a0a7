import CHarfBuzz

/// A font file that somebody gives, for example an asset of an archive.
package struct FontFile: Sendable {
  let face: FaceFile

  /// Reads what the file says of itself; `nil` for bytes that are not a font with outlines or
  /// pictures.
  ///
  /// - Parameters:
  ///   - bytes: a TrueType or OpenType file.
  ///   - family: the name to list it under; the file's own family name when `nil`.
  package init?(bytes: [UInt8], family: String? = nil) {
    let face = Typeface(
      FaceFile(family: "", weight: nil, contents: .read(bytes)))
    let hasOutlines = !face.table("glyf").isEmpty || !face.table("CFF ").isEmpty
    guard face.glyphCount > 0, hasOutlines || !face.table("CFF2").isEmpty || face.hasPictures
    else { return nil }
    let name = family ?? face.familyName
    guard !name.isEmpty else { return nil }
    let style = face.table("OS/2")
    let isVariable = face.axes.contains { $0.tag == "wght" }
    let weight = style.count > 5 ? Double(Int(style[4]) << 8 | Int(style[5])) : 400
    self.face = FaceFile(
      family: name, isItalic: style.count > 63 && style[63] & 1 == 1,
      weight: isVariable ? nil : weight.clamped(to: 1...1000), contents: .read(bytes))
  }

  /// Name under which texts ask for it.
  package var family: String { face.family }
}

extension Typeface {
  /// The family's name as designers mean it: without weights, which files for old systems add.
  var familyName: String {
    let typographic = name(hb_ot_name_id_t(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY))
    return typographic.isEmpty
      ? name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY)) : typographic
  }
}

extension FaceFile.Contents {
  /// Whether the bytes are part of the binary.
  var isEmbedded: Bool {
    if case .embedded = self { true } else { false }
  }
}
