import CHarfBuzz
import VitrineDisplayList
import VitrineGeometry

/// The picture that a face has for a glyph.
struct GlyphPicture: Sendable {
  /// The position in ems, y downwards, with the glyph's origin at (0, 0).
  var box: Rect
  /// Columns and rows; of a drawing, those in which it is as large as the pictures of other faces.
  var pixels: Size
}

extension ShapingFont {
  /// Place and size of the picture of `glyph`; `nil` if the face has none.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    if let drawn = drawnPicture(of: glyph) { return drawn }
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

  /// The items of the drawing of `glyph`, in pixels of its picture; `nil` if the face has none.
  func drawing(of glyph: UInt32) -> DisplayList? {
    guard let picture = drawnPicture(of: glyph) else { return nil }
    let density = ShapingFont.pixelsPerEm
    let map = AffineTransform(
      a: density, b: 0, c: 0, d: density, tx: -picture.box.minX * density,
      ty: -picture.box.minY * density)
    let items = GlyphDrawing.items(of: glyph, in: self)
    return DisplayList(
      size: picture.pixels, items: [.group(.init(effect: .transform(map), items: items))])
  }

  /// Place and size of the drawing of `glyph`: the box that the face names, otherwise the space
  /// between its lines.
  private func drawnPicture(of glyph: UInt32) -> GlyphPicture? {
    guard let table = face.drawings, table.paint(of: glyph) != nil else { return nil }
    let unit = 1 / Double(max(face.unitsPerEm, 1))
    let box = table.clip(of: glyph).map {
      Rect(
        x: $0.minX * unit, y: -$0.maxY * unit, width: $0.width * unit, height: $0.height * unit)
    }
    guard let box = box ?? lineBox(of: glyph), box.width > 0, box.height > 0 else { return nil }
    let density = ShapingFont.pixelsPerEm
    return GlyphPicture(
      box: box, pixels: Size(width: box.width * density, height: box.height * density))
  }

  private func lineBox(of glyph: UInt32) -> Rect? {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(pointer, &extents) != 0 else { return nil }
    return Rect(
      x: 0, y: -Double(extents.ascender) * step, width: advance(of: glyph),
      height: Double(extents.ascender - extents.descender) * step)
  }

  /// The pixels of an em in the natural size of a drawing: those of Apple's largest emoji.
  private static let pixelsPerEm = 160.0

  /// The first bytes of the PNG file for `glyph`; empty if the face has none.
  func png(of glyph: UInt32, prefix: Int = .max) -> [UInt8] {
    let blob = hb_ot_color_glyph_reference_png(pointer, glyph)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count) else { return [] }
    return UnsafeRawBufferPointer(start: bytes, count: min(Int(count), prefix)).map { $0 }
  }
}
