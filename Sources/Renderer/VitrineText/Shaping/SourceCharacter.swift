import CHarfBuzz

/// A character as readers see it (an extended grapheme cluster) in the text of all runs.
struct SourceCharacter {
  /// Index of its run.
  var run: Int
  /// UTF-16 offsets.
  var range: Range<Int>
  /// Its first code point.
  var first: Unicode.Scalar
  /// Whether it is set as a small capital.
  var isSmall = false
  /// Index of the face it is set in, among the paragraph's.
  var face: Int32 = 0
  /// How deeply directions are nested around it: odd levels run from right to left.
  var level: UInt8 = 0

  /// Whether a line always ends after it.
  var isHardBreak: Bool {
    first.value < 0x80 ? (0x0A...0x0D).contains(first.value) : Character(first).isNewline
  }

  /// Whether it hangs over the end of a line.
  var isBlank: Bool {
    if first.value < 0x80 { return first == " " || first == "\t" }
    // The spaces that keep words together stay with their words.
    let isNoBreak = first == "\u{A0}" || first == "\u{202F}" || first == "\u{2007}"
    return first.properties.isWhitespace && !isNoBreak
  }

  /// Whether it is a control code, which takes no style.
  var isControl: Bool { first.value < 0x20 || (0x7F...0x9F).contains(first.value) }

  /// The script it is written in, if it decides one.
  var script: hb_script_t? {
    if first.value < 0x80 {
      return (0x61...0x7A).contains(first.value | 0x20) ? HB_SCRIPT_LATIN : nil
    }
    return UnicodeFacts.script(of: first)
  }
}
