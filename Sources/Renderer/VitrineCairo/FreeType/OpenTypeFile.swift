/// An OpenType file with the data that HarfBuzz needs of a font: outlines, advances, characters and
/// names.
///
/// Source: the OpenType specification, version 1.9.
struct OpenTypeFile {
  /// The file's bytes.
  let bytes: [UInt8]

  init(_ face: borrowing FreeTypeFace, _ table: GlyphTable) {
    let tables: [(tag: String, bytes: [UInt8])] = [
      ("CFF ", CompactFont(name: face.postScriptName, table.glyphs).bytes),
      ("OS/2", OpenTypeFile.style(face, table)),
      ("cmap", OpenTypeFile.characters(face.characters(), glyphs: table.glyphs.count)),
      ("head", OpenTypeFile.head(table)),
      ("hhea", OpenTypeFile.lines(table)),
      ("hmtx", table.glyphs.flatMap { OpenTypeFile.two($0.advance) + [0, 0] }),
      ("maxp", [0, 0, 0x50, 0] + OpenTypeFile.two(table.glyphs.count)),
      ("name", OpenTypeFile.names(face)),
      ("post", OpenTypeFile.four(0x30000) + [UInt8](repeating: 0, count: 28)),
    ]
    bytes = OpenTypeFile.file(tables)
  }

  /// The low bytes of a number, the highest first.
  static func two(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  static func four(_ value: Int) -> [UInt8] { two(value >> 16) + two(value) }

  private static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
    var steps = 0
    while 2 << steps <= tables.count { steps += 1 }
    let range = 16 << steps
    var head =
      Array("OTTO".utf8) + two(tables.count) + two(range) + two(steps)
      + two(tables.count * 16 - range)
    var body: [UInt8] = []
    for table in tables {
      let padded = table.bytes + [UInt8](repeating: 0, count: -table.bytes.count & 3)
      head +=
        Array(table.tag.utf8) + four(sum(padded)) + four(12 + 16 * tables.count + body.count)
        + four(table.bytes.count)
      body += padded
    }
    return head + body
  }

  private static func sum(_ bytes: [UInt8]) -> Int {
    stride(from: 0, to: bytes.count - 3, by: 4).reduce(0) { sum, place in
      let word = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      return (sum + word) & 0xFFFF_FFFF
    }
  }

  private static func head(_ table: GlyphTable) -> [UInt8] {
    let start = four(0x10000) + four(0x10000) + four(0) + four(0x5F0F_3CF5) + two(3)
    let dates = [UInt8](repeating: 0, count: 16)
    let box = two(0) + two(table.descender) + two(table.unitsPerEm) + two(table.ascender)
    return start + two(table.unitsPerEm) + dates + box + two(0) + two(6) + two(2) + two(0) + two(0)
  }

  private static func lines(_ table: GlyphTable) -> [UInt8] {
    let widest = table.glyphs.map(\.advance).max() ?? 0
    return four(0x10000) + two(table.ascender) + two(table.descender) + two(0) + two(widest)
      + [UInt8](repeating: 0, count: 22) + two(table.glyphs.count)
  }

  /// The table `OS/2`, in its first version, without the heights of letters, which aren't known.
  private static func style(_ face: borrowing FreeTypeFace, _ table: GlyphTable) -> [UInt8] {
    let mean = table.glyphs.map(\.advance).reduce(0, +) / max(table.glyphs.count, 1)
    var bytes = two(1) + two(mean) + two(face.weight) + two(5)
    bytes += [UInt8](repeating: 0, count: 54)
    bytes += two(face.isItalic ? 1 : 0x40) + two(0) + two(0xFFFF)
    bytes += two(table.ascender) + two(table.descender) + two(0)
    return bytes + two(table.ascender) + two(-table.descender) + [UInt8](repeating: 0, count: 8)
  }

  /// The table `cmap` with a group for every row of characters whose glyphs follow one another.
  private static func characters(
    _ characters: [(scalar: UInt32, glyph: Int)], glyphs: Int
  ) -> [UInt8] {
    var groups: [(first: UInt32, last: UInt32, glyph: Int)] = []
    for (scalar, glyph) in characters where glyph < glyphs {
      if let last = groups.last, last.last + 1 == scalar,
        last.glyph + Int(scalar - last.first) == glyph
      {
        groups[groups.count - 1].last = scalar
      } else {
        groups.append((scalar, scalar, glyph))
      }
    }
    let rows = groups.flatMap { four(Int($0.first)) + four(Int($0.last)) + four($0.glyph) }
    let format = two(12) + two(0) + four(16 + rows.count) + four(0) + four(groups.count) + rows
    return two(0) + two(1) + two(3) + two(10) + four(12) + format
  }

  private static func names(_ face: borrowing FreeTypeFace) -> [UInt8] {
    let texts = [
      (1, face.family), (2, face.style), (4, face.family + " " + face.style),
      (6, face.postScriptName),
    ]
    var (records, storage) = ([UInt8](), [UInt8]())
    for (id, text) in texts {
      let encoded = text.utf16.flatMap { two(Int($0)) }
      records +=
        two(3) + two(1) + two(0x409) + two(id) + two(encoded.count) + two(storage.count)
      storage += encoded
    }
    return two(0) + two(texts.count) + two(6 + records.count) + records + storage
  }
}
