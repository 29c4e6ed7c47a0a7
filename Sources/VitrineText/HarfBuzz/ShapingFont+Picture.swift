import CHarfBuzz
import VitrineGeometry

/// The picture that a face has for a glyph.
struct GlyphPicture: Sendable {
  /// The position in ems, y downwards, with the glyph's origin at (0, 0).
  var box: Rect
  /// Columns and rows.
  var pixels: Size
}

extension ShapingFont {
  /// Place and size of the picture of `glyph`; `nil` if the face has none.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    let header = png(of: glyph, prefix: 24)
    var extents = hb_glyph_extents_t()
    guard header.count == 24, hb_font_get_glyph_extents(pointer, glyph, &extents) != 0 else {
      return nil
    }
    // A PNG file begins with eight bytes of signature and eight of chunk head, then its extents.
    func number(at offset: Int) -> Double {
      Double(header[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return GlyphPicture(
      box: Rect(
        x: Double(extents.x_bearing) * step, y: -Double(extents.y_bearing) * step,
        width: Double(extents.width) * step, height: -Double(extents.height) * step),
      pixels: Size(width: number(at: 16), height: number(at: 20)))
  }

  /// The first bytes of the PNG file for `glyph`; empty if the face has none.
  func png(of glyph: UInt32, prefix: Int = .max) -> [UInt8] {
    let blob = hb_ot_color_glyph_reference_png(pointer, glyph)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count) else { return [] }
    return UnsafeRawBufferPointer(start: bytes, count: min(Int(count), prefix)).map { $0 }
  }
}
