import CHarfBuzz

/// A stretch of text that is shaped at once: one run, face, script and direction, no hard break.
struct TextItem {
  /// Indices of its characters.
  var characters: Range<Int>
  /// Its UTF-16 offsets.
  var range: Range<Int>
  /// The script that decides the shaping rules, or `nil` for a hard break, which is not shaped.
  var script: hb_script_t?
}

extension TextItem {
  /// Splits `characters` into items.
  ///
  /// A character that takes part in any script stays with the letters around it.
  static func items(in characters: [SourceCharacter]) -> [TextItem] {
    var items: [TextItem] = []
    var isScriptKnown = false
    var previous: SourceCharacter?
    for (index, character) in characters.enumerated() {
      let isHardBreak = character.isHardBreak
      let script = isHardBreak ? nil : character.script
      let last = items.last
      let joins =
        !isHardBreak && last?.script != nil && previous.map(character.sharesFont) == true
        && (script == nil || !isScriptKnown || script == last?.script)
      if joins {
        items[items.count - 1].extend(over: index, character)
        if let script, !isScriptKnown { items[items.count - 1].script = script }
        isScriptKnown = isScriptKnown || script != nil
      } else {
        items.append(
          TextItem(
            characters: index..<index + 1, range: character.range,
            script: isHardBreak ? nil : script ?? HB_SCRIPT_LATIN))
        isScriptKnown = script != nil
      }
      previous = character
    }
    return items
  }

  private mutating func extend(over index: Int, _ character: SourceCharacter) {
    characters = characters.lowerBound..<index + 1
    range = range.lowerBound..<character.range.upperBound
  }
}

extension SourceCharacter {
  /// Whether run, face and direction are those of `other`.
  fileprivate func sharesFont(with other: SourceCharacter) -> Bool {
    run == other.run && face == other.face && level == other.level
  }
}
