import VitrineGeometry
import _FoundationICU

/// In which direction each part of a text runs, by Unicode's bidirectional algorithm.
///
/// The only file that knows ICU's part for directions.
struct BidiLevels: Sendable {
  /// The level of each UTF-16 code unit: odd ones run from right to left.
  private(set) var levels: [UInt8] = []
  /// Where paragraphs end, and their own levels.
  private var paragraphs: [(end: Int, level: UInt8)] = []

  /// ICU's names for "the first strong letter decides, else this direction".
  private static let leftToRightUnlessStrong: UBiDiLevel = 0xFE
  private static let rightToLeftUnlessStrong: UBiDiLevel = 0xFF

  /// The levels of `text`; `nil` when all of it runs from left to right.
  ///
  /// A paragraph runs as its first letter does; one without a letter runs as the layout.
  init?(_ text: [UInt16], _ direction: LayoutDirection) {
    guard direction == .rightToLeft || text.contains(where: BidiLevels.mayTurn) else { return nil }
    let bidi = swift_ubidi_open()
    defer { swift_ubidi_close(bidi) }
    let standard =
      direction == .rightToLeft ? Self.rightToLeftUnlessStrong : Self.leftToRightUnlessStrong
    text.withUnsafeBufferPointer { text in
      var status = U_ZERO_ERROR
      let count = Int32(clamping: text.count)
      swift_ubidi_setPara(bidi, text.baseAddress, count, standard, nil, &status)
      guard status.rawValue <= 0, let found = swift_ubidi_getLevels(bidi, &status) else { return }
      levels = Array(UnsafeBufferPointer(start: found, count: Int(count)))
      for index in 0..<swift_ubidi_countParagraphs(bidi) {
        var (start, end, level) = (Int32(0), Int32(0), UBiDiLevel(0))
        swift_ubidi_getParagraphByIndex(bidi, index, &start, &end, &level, &status)
        paragraphs.append((Int(end), level))
      }
    }
    guard levels.contains(where: { $0 != 0 }) else { return nil }
  }

  /// Whether the paragraph at a UTF-16 offset runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    let paragraph = paragraphs.first { offset < $0.end } ?? paragraphs.last
    return (paragraph?.level ?? 0) & 1 == 1
  }

  /// Whether a code unit can belong to right-to-left text: the first such block starts at U+0590,
  /// controls are among the punctuation, and later planes are reached by surrogates.
  private static func mayTurn(_ unit: UInt16) -> Bool {
    guard unit >= 0x590 else { return false }
    return unit < 0x900 || (0x200E...0x2069).contains(unit) || unit >= 0xFB1D
      || (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit)
  }
}
