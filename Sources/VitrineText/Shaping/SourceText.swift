import CHarfBuzz
import VitrineModel

/// A character as readers see it (an extended grapheme cluster) in the text of all runs.
struct SourceCharacter {
  /// Index of its run.
  var run: Int
  /// UTF-16 offsets.
  var range: Range<Int>
  /// Its first code point.
  var first: Unicode.Scalar

  /// Whether a line ends after it whatever the width.
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

  /// Whether it is a control code, which has no look of its own.
  var isControl: Bool { first.value < 0x20 || (0x7F...0x9F).contains(first.value) }

  /// The script it is written in, if it decides one.
  var script: hb_script_t? {
    if first.value < 0x80 { return first.properties.isAlphabetic ? HB_SCRIPT_LATIN : nil }
    return UnicodeFacts.script(of: first)
  }
}

/// The text of all runs in one piece, cut into characters.
struct SourceText {
  /// The code units of all runs.
  private(set) var utf16: [UInt16] = []
  /// The characters in reading order; none spans two runs.
  private(set) var characters: [SourceCharacter] = []

  init(_ runs: [StyledText.Run]) {
    for (index, run) in runs.enumerated() { append(run.string, run: index) }
  }

  private mutating func append(_ string: String, run: Int) {
    let start = utf16.count
    utf16.append(contentsOf: string.utf16)
    let isPlain = utf16[start...].allSatisfy { $0 < 0x80 && $0 != 0x0D }
    if isPlain {
      characters.append(
        contentsOf: (start..<utf16.count).map { offset in
          SourceCharacter(
            run: run, range: offset..<offset + 1, first: Unicode.Scalar(UInt8(utf16[offset])))
        })
    } else {
      appendClusters(of: string, run: run, at: start)
    }
  }

  private mutating func appendClusters(of string: String, run: Int, at start: Int) {
    var offset = start
    for character in string {
      guard let first = character.unicodeScalars.first else { continue }
      let end = offset + character.utf16.count
      characters.append(SourceCharacter(run: run, range: offset..<end, first: first))
      offset = end
    }
  }
}
