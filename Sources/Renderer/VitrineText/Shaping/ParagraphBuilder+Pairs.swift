extension ParagraphBuilder {
  /// Sets a plain text of known pairs without the shaper; answers whether that was possible.
  ///
  /// The outcome is the same to the last bit.
  mutating func placeKnownPairs() -> Bool {
    guard source.isPlain, directions == nil,
      fonts.allSatisfy({ $0.primary.letters != nil }),
      source.characters.allSatisfy({ $0.isHardBreak || !$0.isControl })
    else { return false }
    var advances: [[Int32]] = []
    let stretches = plainStretches
    for stretch in stretches {
      let letters = fonts[source.characters[stretch.lowerBound].run].primary.letters
      guard let found = letters?.pairs.advances(in: source.utf16[stretch]) else { return false }
      advances.append(found)
    }
    for (stretch, advances) in zip(stretches, advances) { place(stretch, advances) }
    return true
  }

  /// Characters that are shaped together: of one run and without a line's end, which are alone.
  ///
  /// In plain text a character is one code unit.
  private var plainStretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    for (index, character) in source.characters.enumerated() {
      if !character.isHardBreak, let last = stretches.last,
        source.characters[last.lowerBound].run == character.run,
        !source.characters[last.lowerBound].isHardBreak
      {
        stretches[stretches.count - 1] = last.lowerBound..<index + 1
      } else {
        stretches.append(index..<index + 1)
      }
    }
    return stretches
  }

  private mutating func place(_ stretch: Range<Int>, _ advances: [Int32]) {
    let font = fonts[source.characters[stretch.lowerBound].run]
    guard let letters = font.primary.letters else { return }
    let face = index(of: font.primary)
    for index in stretch {
      var character = source.characters[index]
      character.face = face
      if character.isHardBreak {
        append(character, kind: .hardBreak, advance: font.space.advance)
        continue
      }
      let letter = letters[source.utf16[index]]
      let next = index + 1 < stretch.upperBound ? source.characters[index + 1].first : nil
      let shaped =
        next == nil
        ? letter.cell.nominal
        : Double(advances[index - stretch.lowerBound]) * font.primary.shaping.step
      let kerning = font.primary.kerning(character.first, next) ?? shaped - letter.cell.nominal
      append(character, letter: letter, kerning: kerning, in: font.primary)
    }
  }

  /// Caches the shaper's result for the pairs of a plain item.
  func notePairs(of shaped: [ShapedGlyph], _ item: TextItem, _ face: FaceFont) {
    guard let letters = face.letters, source.isPlain, shaped.count == item.range.count else {
      return
    }
    let step = face.shaping.step
    var pairs: [(first: UInt16, second: UInt16, steps: Int32)] = []
    for (first, second) in zip(shaped, shaped.dropFirst()) {
      let (left, right) = (source.utf16[first.cluster], source.utf16[second.cluster])
      guard PairTable.characters.contains(left), letters[left].glyph == first.id,
        first.dx == 0, first.dy == 0
      else { continue }
      pairs.append((left, right, Int32(saturating: (first.advance / step).rounded())))
    }
    letters.pairs.note(pairs)
  }
}
