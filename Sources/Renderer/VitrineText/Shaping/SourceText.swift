import VitrineDisplayList

/// The text of all runs in one piece, split into characters.
struct SourceText {
  /// The code units of all runs.
  private(set) var utf16: [UInt16] = []
  /// The characters in reading order; none spans two runs.
  var characters: [SourceCharacter] = []
  /// Whether all of it is ASCII without small capitals, as most texts are.
  private(set) var isPlain = true

  init(_ runs: [StyledText.Run], fonts: [RunFont]) {
    for (index, run) in runs.enumerated() {
      if let smallCaps = fonts[index].smallCaps {
        append(run.string, run: index, smallCaps)
      } else {
        append(run.string, run: index)
      }
    }
  }

  private mutating func append(_ string: String, run: Int) {
    let start = utf16.count
    utf16.append(contentsOf: string.utf16)
    if utf16[start...].allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      characters.append(
        contentsOf: (start..<utf16.count).map { offset in
          SourceCharacter(
            run: run, range: offset..<offset + 1, first: Unicode.Scalar(UInt8(utf16[offset])))
        })
    } else {
      isPlain = false
      var offset = start
      for character in string { appendCluster(character, run: run, at: &offset) }
    }
  }

  /// Replaces letters that are set as small capitals with capitals.
  private mutating func append(_ string: String, run: Int, _ smallCaps: SmallCapsFont) {
    isPlain = false
    for character in string {
      var offset = utf16.count
      let replacement = smallCaps.replacement(for: character)
      let text = replacement ?? String(character)
      utf16.append(contentsOf: text.utf16)
      for part in text { appendCluster(part, run: run, at: &offset, isSmall: replacement != nil) }
    }
  }

  private mutating func appendCluster(
    _ character: Character, run: Int, at offset: inout Int, isSmall: Bool = false
  ) {
    guard let first = character.unicodeScalars.first else { return }
    let end = offset + character.utf16.count
    characters.append(
      SourceCharacter(run: run, range: offset..<end, first: first, isSmall: isSmall))
    offset = end
  }

  /// The code points of a character.
  func scalars(of character: SourceCharacter) -> [Unicode.Scalar] {
    if character.range.count == UTF16.width(character.first) { return [character.first] }
    return Array(String(decoding: utf16[character.range], as: UTF16.self).unicodeScalars)
  }
}
