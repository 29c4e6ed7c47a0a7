import CHarfBuzz
import VitrineDisplayList

/// A part of a glyph in one colour.
struct GlyphLayer {
  var glyph: UInt32
  /// Its colour in the face; `nil` for the text's.
  var color: ResolvedColor?
}

extension ShapingFont {
  /// The coloured parts of a glyph from the back to the front, in the colours of the face's first
  /// palette; empty for a glyph without such parts.
  ///
  /// Source: OpenType, tables `COLR` version 0 and `CPAL`.
  func layers(of glyph: UInt32) -> [GlyphLayer] {
    var count: UInt32 = 0
    let total = hb_ot_color_glyph_get_layers(face.pointer, glyph, 0, &count, nil)
    guard total > 0 else { return [] }
    count = min(total, ShapingFont.mostLayers)
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    hb_ot_color_glyph_get_layers(face.pointer, glyph, 0, &count, &layers)
    return layers.map { GlyphLayer(glyph: $0.glyph, color: face.color($0.color_index)) }
  }

  /// The maximum number of layers of a glyph that are drawn.
  private static let mostLayers: UInt32 = 256
}

extension Typeface {
  /// A colour of the first palette; `nil` for the number that means the text's.
  func color(_ index: UInt32) -> ResolvedColor? {
    guard index != 0xFFFF else { return nil }
    var (count, color) = (UInt32(1), hb_color_t(0))
    hb_ot_color_palette_get_colors(pointer, 0, index, &count, &color)
    guard count == 1 else { return nil }
    func part(_ value: UInt8) -> Double { Double(value) / 255 }
    return ResolvedColor(
      red: part(hb_color_get_red(color)), green: part(hb_color_get_green(color)),
      blue: part(hb_color_get_blue(color)), opacity: part(hb_color_get_alpha(color)))
  }
}
