import CHarfBuzz

/// A face at one point of its design space, without a size: all lengths are in ems.
///
/// Unchecked because HarfBuzz documents immutable fonts as safe to share between threads, which
/// the compiler cannot see through the pointer.
final class ShapingFont: @unchecked Sendable {
  /// The subdivisions of a font unit in HarfBuzz's integers.
  ///
  /// Sixty-four, so that variable outlines and advances are rounded in the same way by every
  /// version of the library, far below anything visible.
  static let stepsPerUnit: Int32 = 64

  let pointer: OpaquePointer?
  /// Ems per step.
  let step: Double
  let face: Typeface

  /// Sets the axes of `face`: weight on the OpenType scale, optical size in the face's units; and
  /// makes its glyphs wider by a factor.
  init(face: Typeface, weight: Double, opticalSize: Double, horizontalScale: Double) {
    self.face = face
    let scale = face.unitsPerEm * Self.stepsPerUnit
    step = 1 / Double(max(scale, 1))
    pointer = hb_font_create(face.pointer)
    hb_font_set_scale(
      pointer, Int32(saturating: (Double(scale) * horizontalScale).rounded()), scale)
    let asked = [openTypeTag("wght"): Float(weight), openTypeTag("opsz"): Float(opticalSize)]
    var axes = asked.merging(face.coordinates) { $1 }.sorted { $0.key < $1.key }
      .map { hb_variation_t(tag: $0.key, value: $0.value) }
    hb_font_set_variations(pointer, &axes, UInt32(axes.count))
    hb_font_make_immutable(pointer)
  }

  deinit {
    hb_font_destroy(pointer)
  }

  /// The glyph that the face's character map names for `scalar`.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// How high the middle of a glyph's ink is above the baseline, in ems; `nil` for one without ink.
  func middle(of glyph: UInt32) -> Double? { height(of: glyph, at: 0.5) }

  /// How high the upper edge of a glyph's ink is above the baseline, in ems; `nil` for one without ink.
  func top(of glyph: UInt32) -> Double? { height(of: glyph, at: 0) }

  /// How high a glyph's ink is above the baseline at a share of its extent from the top, in ems.
  private func height(of glyph: UInt32, at share: Double) -> Double? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(pointer, glyph, &extents) != 0, extents.height != 0 else {
      return nil
    }
    return (Double(extents.y_bearing) + Double(extents.height) * share) * step
  }

  /// The advance of `glyph` before any kerning, in ems.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(pointer, glyph)) * step
  }
}

/// The tag that four ASCII letters spell.
func openTypeTag(_ name: StaticString) -> hb_tag_t {
  name.withUTF8Buffer { bytes in
    bytes.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) }
  }
}
