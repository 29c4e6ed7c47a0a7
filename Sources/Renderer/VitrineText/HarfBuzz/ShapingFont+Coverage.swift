import CHarfBuzz

extension ShapingFont {
  /// Whether the face can set a character of these code points; code points without style do not
  /// count.
  ///
  /// A letter and its marks can be one glyph or several: the shaper uses what the face has.
  func covers(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    if scalars.allSatisfy({ covers($0) }) { return true }
    return scalars.count > 1 && UnicodeFacts.composed(scalars).allSatisfy { covers($0) }
  }

  /// Whether the face can set `scalar`, if need be as its parts.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    if glyph(for: scalar) != nil { return true }
    if scalar.value < 0x80 { return scalar.value < 0x20 || scalar.value == 0x7F }
    if scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .control
    {
      return true
    }
    guard let (first, second) = UnicodeFacts.parts(of: scalar) else {
      // Other spaces and dashes are set as plain ones by the shaper.
      return scalar.properties.generalCategory == .spaceSeparator
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator
        || (scalar == "\u{2011}" && glyph(for: "\u{2010}") != nil)
    }
    return covers(first) && (second.map { covers($0) } ?? true)
  }

  /// Whether the face has every printable ASCII character.
  var coversASCII: Bool {
    (0x20...0x7E).allSatisfy { glyph(for: Unicode.Scalar(UInt8($0))) != nil }
  }

  /// Whether the shaper finds a feature of substitution, for example `smcp`.
  func hasFeature(_ tag: StaticString) -> Bool {
    var count: UInt32 = 0
    let table = openTypeTag("GSUB")
    let total = hb_ot_layout_table_get_feature_tags(face.pointer, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(total))
    count = total
    hb_ot_layout_table_get_feature_tags(face.pointer, table, 0, &count, &tags)
    return tags.contains(openTypeTag(tag))
  }
}
