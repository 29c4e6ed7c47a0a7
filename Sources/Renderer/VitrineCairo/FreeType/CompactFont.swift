/// The table `CFF ` of a face: its outlines as Type 2 charstrings.
///
/// Source: Adobe Technical Notes 5176 (the table) and 5177 (charstrings).
struct CompactFont {
  private static let version: [UInt8] = [1, 0, 4, 4]

  /// The table's bytes.
  let bytes: [UInt8]

  /// - Parameters:
  ///   - name: the PostScript name of the face.
  ///   - glyphs: its glyphs, the one for missing characters first.
  init(name: String, _ glyphs: [GlyphContours]) {
    let names = CompactFont.index([Array(name.utf8)])
    let nothing = CompactFont.index([])
    let strings = CompactFont.index(glyphs.map(CompactFont.charstring))
    // Format 2: all glyphs except the first one are in one range of names, which aren't used.
    let left = CompactFont.two(max(glyphs.count - 2, 0))
    let charset: [UInt8] = glyphs.count > 1 ? [2, 0, 1] + left : [0]
    let head = CompactFont.version + names
    // Numbers of a fixed length, so that the places behind do not move.
    let dictCount = CompactFont.index([CompactFont.topDict(charset: 0)]).count
    let start = head.count + dictCount + 2 * nothing.count
    let dict = CompactFont.index([CompactFont.topDict(charset: start, count: charset.count)])
    bytes = head + dict + nothing + nothing + charset + CompactFont.privateDict + strings
  }

  /// Widths default to 0, as they do without this dictionary; but HarfBuzz 10 draws no glyph of a
  /// table that has none.
  private static let privateDict: [UInt8] = [139, 20]

  /// The positions of the charset, which has `charset` bytes, and of the private dictionary and the
  /// charstrings after it: operators 15, 18 and 17.
  private static func topDict(charset: Int, count: Int = 0) -> [UInt8] {
    let place = charset + count
    return long(charset) + [15] + long(privateDict.count) + long(place) + [18]
      + long(place + privateDict.count) + [17]
  }

  private static func index(_ items: [[UInt8]]) -> [UInt8] {
    guard !items.isEmpty else { return [0, 0] }
    var (offsets, offset) = ([UInt8](), 1)
    for item in items {
      offsets += four(offset)
      offset += item.count
    }
    return two(items.count) + [4] + offsets + four(offset) + items.joined()
  }

  /// The outline as differences between points.
  private static func charstring(_ glyph: GlyphContours) -> [UInt8] {
    var (bytes, x, y) = ([UInt8](), 0, 0)
    func difference(_ nextX: Int, _ nextY: Int) -> [UInt8] {
      defer { (x, y) = (nextX, nextY) }
      return number(nextX - x) + number(nextY - y)
    }
    for step in glyph.steps {
      switch step {
      case .move(let toX, let toY): bytes += difference(toX, toY) + [21]
      case .line(let toX, let toY): bytes += difference(toX, toY) + [5]
      case .curve(let x1, let y1, let x2, let y2, let toX, let toY):
        bytes += difference(x1, y1) + difference(x2, y2) + difference(toX, toY) + [8]
      }
    }
    return bytes + [14]
  }

  /// An operand of a charstring.
  private static func number(_ value: Int) -> [UInt8] {
    if (-107...107).contains(value) { return [UInt8(value + 139)] }
    return [28] + two(value)
  }

  /// An operand of a dictionary, always of five bytes.
  private static func long(_ value: Int) -> [UInt8] { [29] + four(value) }

  private static func two(_ value: Int) -> [UInt8] { OpenTypeFile.two(value) }
  private static func four(_ value: Int) -> [UInt8] { OpenTypeFile.four(value) }
}
