import CHarfBuzz
import VitrineDisplayList

/// Shapes the items of a text and gathers them into a paragraph.
struct ParagraphBuilder {
  private(set) var source: SourceText
  let fonts: [RunFont]
  private let language: String
  let directions: BidiLevels?
  private var faces: [FaceFont] = []
  private var clusters: [Cluster] = []
  private var glyphs: [ClusterGlyph] = []
  private var missingScalars: [Unicode.Scalar] = []
  private var seen: Set<Unicode.Scalar> = []

  private var letters: ShapedLetters {
    ShapedLetters(
      faces: faces, clusters: clusters, glyphs: glyphs, missingScalars: missingScalars,
      utf16: source.utf16, directions: directions)
  }

  /// Shapes the text of `content`.
  static func letters(of content: StyledText, fonts: [RunFont]) -> ShapedLetters {
    var builder = ParagraphBuilder(content, fonts: fonts)
    if !builder.placeKnownPairs() {
      builder.chooseFaces()
      builder.shape()
    }
    return builder.letters
  }

  /// The text of `content` with every character replaced by a piece of the placeholder bar.
  ///
  /// The count of characters is kept, hard breaks included.
  static func redacted(_ content: StyledText, fonts: [RunFont]) -> ShapedLetters {
    var builder = ParagraphBuilder(content, fonts: fonts)
    for character in builder.source.characters {
      let advance = fonts[character.run].primary.advance(ems: PlaceholderBar.characterWidth)
      builder.append(character, kind: .glyphs, advance: advance)
    }
    return builder.letters
  }

  init(_ content: StyledText, fonts: [RunFont]) {
    source = SourceText(content.runs, fonts: fonts)
    self.fonts = fonts
    let mayTurn =
      !content.isRedacted && !(source.isPlain && content.layoutDirection == .leftToRight)
    directions = mayTurn ? BidiLevels(source.utf16, content.layoutDirection) : nil
    language = HanVariant.language(of: content, isPlain: source.isPlain)
    clusters.reserveCapacity(source.characters.count)
    glyphs.reserveCapacity(source.characters.count)
  }

  // MARK: Faces and directions

  private mutating func chooseFaces() {
    let primaries = fonts.map { index(of: $0.primary) }
    let isPlain = source.isPlain && fonts.allSatisfy(\.primary.coversASCII)
    for index in source.characters.indices {
      let character = source.characters[index]
      if let directions {
        source.characters[index].level = directions.levels[character.range.lowerBound]
      }
      let isOwn =
        isPlain
        || (character.first.value < 0x80 && character.range.count == 1 && !character.isSmall
          && fonts[character.run].primary.coversASCII)
      source.characters[index].face = isOwn ? primaries[character.run] : face(of: character)
    }
  }

  private mutating func face(of character: SourceCharacter) -> Int32 {
    let selection = FaceSelection(font: fonts[character.run])
    return index(
      of: selection.face(for: source.scalars(of: character), isSmall: character.isSmall))
  }

  mutating func index(of face: FaceFont) -> Int32 {
    if let known = faces.firstIndex(where: { $0 === face }) { return Int32(known) }
    faces.append(face)
    return Int32(faces.count - 1)
  }

  // MARK: Shaping

  private mutating func shape() {
    let buffer = ShapingBuffer()
    var shaped: [ShapedGlyph] = []
    shaped.reserveCapacity(source.characters.count)
    for item in TextItem.items(in: source.characters) {
      let first = source.characters[item.characters.lowerBound]
      guard let script = item.script else {
        append(first, kind: .hardBreak, advance: fonts[first.run].space.advance)
        continue
      }
      let rules = ShapingBuffer.Rules(
        script: script, isRightToLeft: first.level & 1 == 1, language: language,
        features: faces[Int(first.face)].features)
      shaped.removeAll(keepingCapacity: true)
      buffer.shape(item.range, of: source.utf16, rules, with: faces[Int(first.face)].shaping) {
        shaped.append($0)
      }
      // Units are in reading order, and so are the clusters of glyphs once they are reversed.
      place(shaped, of: item, isRightToLeft: rules.isRightToLeft, rules, buffer)
      notePairs(of: shaped, item, faces[Int(first.face)])
    }
  }

  /// Gives each character of an item its glyphs, which are from left to right.
  private mutating func place(
    _ shaped: [ShapedGlyph], of item: TextItem, isRightToLeft: Bool, _ rules: ShapingBuffer.Rules,
    _ buffer: borrowing ShapingBuffer
  ) {
    var rest = shaped[...]
    for index in item.characters {
      let character = source.characters[index]
      let end = character.range.upperBound
      let own =
        isRightToLeft
        ? rest.suffix(while: { $0.cluster < end }) : rest.prefix(while: { $0.cluster < end })
      rest = isRightToLeft ? rest.dropLast(own.count) : rest.dropFirst(own.count)
      // A character without glyphs is part of the ligature before it.
      let next = index + 1 < item.characters.upperBound ? source.characters[index + 1].first : nil
      if !own.isEmpty { append(character, before: next, glyphs: own, rules, buffer) }
    }
  }

  private mutating func append(
    _ character: SourceCharacter, before next: Unicode.Scalar?, glyphs: ArraySlice<ShapedGlyph>,
    _ rules: ShapingBuffer.Rules, _ buffer: borrowing ShapingBuffer
  ) {
    let face = faces[Int(character.face)]
    if character.isControl {
      let isTab = character.first == "\t"
      let space = fonts[character.run].space.advance
      append(character, kind: isTab ? .whitespace : .glyphs, advance: isTab ? space : 0)
    } else if glyphs.contains(where: { $0.id == 0 }) {
      append(character, kind: .missing, advance: face.advance(ems: MissingGlyph.cell))
      noteMissingScalars(of: character)
    } else if face.hasPictures, glyphs.count > 1, let plain = untoned(character, rules, buffer) {
      place(plain, of: character, before: next, in: face)
    } else {
      place(glyphs, of: character, before: next, in: face)
    }
  }

  /// The glyphs of a sequence of pictures without its skin tones; `nil` if it has none.
  ///
  /// A face without the picture of a group in some tones has it without tones.
  private func untoned(
    _ character: SourceCharacter, _ rules: ShapingBuffer.Rules, _ buffer: borrowing ShapingBuffer
  ) -> ArraySlice<ShapedGlyph>? {
    let scalars = source.scalars(of: character)
    let plain = scalars.filter { !$0.properties.isEmojiModifier }
    guard plain.count < scalars.count else { return nil }
    let text = plain.flatMap { Array(UTF16.encode($0) ?? .init()) }
    return buffer.glyphs(of: text, rules, with: faces[Int(character.face)].shaping)[...]
  }

  // MARK: Units

  /// Sets glyphs into the room of their character; tracking and kerning follow it.
  ///
  /// In the system's faces, glyphs are centred in their advance. That tracking follows was read
  /// from a picture of a symmetric letter on iOS at 17 points.
  private mutating func place(
    _ glyphs: ArraySlice<ShapedGlyph>, of character: SourceCharacter,
    before next: Unicode.Scalar?, in face: FaceFont
  ) {
    let shapedWidth = glyphs.reduce(0) { $0 + $1.advance }
    guard let first = glyphs.first, shapedWidth > 0 else {
      let range = store(glyphs, from: 0, rise: 0, size: face.size)
      return append(character, kind: .glyphs, advance: 0, glyphs: range)
    }
    var (width, inset) = (shapedWidth, 0.0)
    if let cell = face.cells?.cell(of: character.first, glyph: first.id) {
      let excess = face.kerning(character.first, next) ?? shapedWidth - cell.nominal
      // Inter also widens pairs ("WW"); the recorded widths of San Francisco know only tighter ones.
      width = cell.width + (glyphs.count == 1 ? min(excess, 0) : excess)
      inset = cell.inset
    }
    let isBlank = character.isBlank
    append(
      character, kind: isBlank ? .whitespace : .glyphs, advance: face.advance(ems: width),
      glyphs: isBlank
        ? 0..<0 : store(glyphs, from: inset, rise: rise(of: character, in: face), size: face.size))
  }

  /// Adds a character whose single glyph is placed within its advance, followed by kerning.
  mutating func append(
    _ character: SourceCharacter, letter: ASCIIGlyphTable.Letter, kerning: Double, in face: FaceFont
  ) {
    let isBlank = character.isBlank
    let first = Int32(glyphs.count)
    if !isBlank {
      let rise = rise(of: character, in: face)
      glyphs.append(
        ClusterGlyph(
          id: letter.glyph, dx: letter.cell.inset * face.size, dy: -(0 + rise) * face.size))
    }
    append(
      character, kind: isBlank ? .whitespace : .glyphs,
      advance: face.advance(ems: letter.cell.width + min(kerning, 0)),
      glyphs: isBlank ? 0..<0 : first..<first + 1)
  }

  /// The distance that a character is moved upwards, in ems, as a colon between digits is.
  private func rise(of character: SourceCharacter, in face: FaceFont) -> Double {
    let place = character.range.lowerBound
    guard character.first == ":", face.colonRise != 0, place > 0, place + 1 < source.utf16.count,
      ParagraphBuilder.standsForDigit(source.utf16[place - 1]),
      ParagraphBuilder.standsForDigit(source.utf16[place + 1])
    else { return face.rise }
    return face.colonRise
  }

  /// Whether a code unit is a digit or a figure dash, which takes a digit's place.
  private static func standsForDigit(_ unit: UInt16) -> Bool {
    0x30...0x39 ~= unit || unit == 0x2012
  }

  /// Keeps the glyphs of a cluster, the first one `start` ems from the cluster's own start.
  private mutating func store(
    _ shaped: ArraySlice<ShapedGlyph>, from start: Double, rise: Double, size: Double
  ) -> Range<Int32> {
    let first = Int32(glyphs.count)
    var pen = start
    for glyph in shaped {
      glyphs.append(
        ClusterGlyph(id: glyph.id, dx: (pen + glyph.dx) * size, dy: -(glyph.dy + rise) * size))
      pen += glyph.advance
    }
    return first..<Int32(glyphs.count)
  }

  mutating func append(
    _ character: SourceCharacter, kind: Cluster.Kind, advance: Double, glyphs: Range<Int32> = 0..<0
  ) {
    clusters.append(
      Cluster(
        kind: kind, run: Int32(character.run), start: Int32(character.range.lowerBound),
        glyphs: glyphs, advance: advance, face: character.face, level: character.level))
  }

  private mutating func noteMissingScalars(of character: SourceCharacter) {
    let font = faces[Int(character.face)].shaping
    for scalar in source.scalars(of: character)
    where !scalar.properties.isDefaultIgnorableCodePoint && font.glyph(for: scalar) == nil {
      if seen.insert(scalar).inserted { missingScalars.append(scalar) }
    }
  }
}

extension ArraySlice {
  /// The longest tail whose elements all satisfy a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> ArraySlice {
    let before = lastIndex { !condition($0) }
    return self[(before.map { $0 + 1 } ?? startIndex)...]
  }
}
