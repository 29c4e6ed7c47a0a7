import CHarfBuzz

/// A glyph as the shaper placed it, lengths in ems.
struct ShapedGlyph {
  /// The index of the glyph in its face; 0 for a character that the face does not contain.
  var id: UInt32
  /// The UTF-16 offset of the first character that the glyph represents.
  var cluster: Int
  /// Distance to the next glyph, kerning included.
  var advance: Double
  /// Displacement to the right.
  var dx: Double
  /// Displacement upwards.
  var dy: Double
}

/// HarfBuzz's working memory for one paragraph; it serves item after item.
struct ShapingBuffer: ~Copyable {
  private let pointer: OpaquePointer?

  init() {
    pointer = hb_buffer_create()
  }

  deinit {
    hb_buffer_destroy(pointer)
  }

  /// The properties that decide the shaping rules, in addition to the font.
  struct Rules {
    /// The script of the text.
    var script: hb_script_t
    /// Whether the text runs from right to left.
    var isRightToLeft = false
    /// The language, as a BCP 47 tag; never the process's own.
    var language: String = "en"
    /// The features that differ from the shaper's defaults.
    var features: ShapingFeatures = .plain
  }

  /// Shapes the UTF-16 `range` of `text` and hands each glyph to `body`, from left to right.
  borrowing func shape(
    _ range: Range<Int>, of text: [UInt16], _ rules: Rules, with font: ShapingFont,
    body: (ShapedGlyph) -> Void
  ) {
    hb_buffer_clear_contents(pointer)
    hb_buffer_add_utf16(
      pointer, text, Int32(clamping: text.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(pointer, rules.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(pointer, rules.script)
    hb_buffer_set_language(pointer, hb_language_from_string(rules.language, -1))
    let features = rules.features.features
    hb_shape(font.pointer, pointer, features, UInt32(features.count))
    visit(step: font.step, body)
  }

  /// The glyphs of all of `text`, from left to right.
  borrowing func glyphs(
    of text: [UInt16], _ rules: Rules, with font: ShapingFont
  ) -> [ShapedGlyph] {
    var shaped: [ShapedGlyph] = []
    shaped.reserveCapacity(text.count)
    shape(0..<text.count, of: text, rules, with: font) { shaped.append($0) }
    return shaped
  }

  private borrowing func visit(step: Double, _ body: (ShapedGlyph) -> Void) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(pointer, &count),
      let positions = hb_buffer_get_glyph_positions(pointer, &count)
    else { return }
    for index in 0..<Int(count) {
      let position = positions[index]
      body(
        ShapedGlyph(
          id: infos[index].codepoint, cluster: Int(infos[index].cluster),
          advance: Double(position.x_advance) * step, dx: Double(position.x_offset) * step,
          dy: Double(position.y_offset) * step))
    }
  }
}
