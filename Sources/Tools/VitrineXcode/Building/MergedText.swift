/// A text from which pieces were left out, for a later version of the text.
///
/// Every line has kept its number, so that an edit of other lines leaves the same pieces out.
struct MergedText {
  /// The lines on which the text differs from the original, counted from 1.
  private(set) var lines: [ClosedRange<Int>]
  private var original: [ArraySlice<UInt8>]
  private var changed: [ArraySlice<UInt8>]

  /// The text without the pieces.
  var text: String { MergedText.text(changed) }

  /// - Parameter lines: those on which the texts differ.
  ///
  /// It is `nil` if they also differ on others.
  init?(original: String, changed: String, lines: [ClosedRange<Int>]) {
    (self.original, self.changed) = (MergedText.lines(original), MergedText.lines(changed))
    self.lines = lines
    guard self.original.count == self.changed.count else { return nil }
    let open = self.original.indices.filter { self.original[$0] != self.changed[$0] }
    guard open.allSatisfy({ number in lines.contains { $0.contains(number + 1) } }) else {
      return nil
    }
  }

  /// Takes a later version of the original.
  ///
  /// - Returns: whether no line with a piece has changed; otherwise nothing is taken.
  mutating func take(_ text: String) -> Bool {
    let new = MergedText.lines(text)
    let start = zip(original, new).prefix { $0 == $1 }.count
    let most = min(original.count, new.count) - start
    let end = zip(original.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let last = original.count - end
    // Between the lines of a piece there is no code to add to.
    let isApart = lines.allSatisfy { piece in
      piece.upperBound <= start || piece.lowerBound > last
    }
    guard isApart else { return false }
    let difference = new.count - original.count
    changed = Array(changed[..<start] + new[start..<(new.count - end)] + changed[last...])
    lines = lines.map { piece in
      piece.lowerBound > last
        ? piece.lowerBound + difference...piece.upperBound + difference : piece
    }
    original = new
    return true
  }

  private static func lines(_ text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private static func text(_ lines: [ArraySlice<UInt8>]) -> String {
    String(decoding: Array(lines.joined(separator: [0x0A])), as: UTF8.self)
  }
}
