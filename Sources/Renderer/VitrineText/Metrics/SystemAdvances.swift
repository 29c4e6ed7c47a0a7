/// Advances of the iOS system font for ASCII at one size and weight, in ems, without tracking.
struct SystemAdvances: Sendable {
  private let cells: [Double]

  /// The first and the last character of the table.
  private static let characters: ClosedRange<UInt32> = 32...126

  /// Blends the recorded masters; weights lighter than regular have its advances.
  ///
  /// - Parameter digitsAlike: whether all digits are as wide as the widest one. That the system's
  ///   digits of equal width are as wide as its 4 is an assumption.
  init(size: Double, weight: Double, digitsAlike: Bool = false) {
    let bold = SystemDesignSpace.boldShare(weight)
    let display = SystemDesignSpace.displayShare(size)
    var cells = (0..<Self.characters.count).map { index in
      let text = Self.textRegular[index].blended(with: Self.textBold[index], share: bold)
      let large = Self.displayRegular[index].blended(with: Self.displayBold[index], share: bold)
      return text.blended(with: large, share: display)
    }
    if digitsAlike {
      let digits = 0x30 - Int(Self.characters.lowerBound)..<0x3A - Int(Self.characters.lowerBound)
      let widest = cells[digits].max() ?? 0
      for digit in digits { cells[digit] = widest }
    }
    self.cells = cells
  }

  /// The width of an ellipsis, in periods.
  ///
  /// Source: its dots are 0.252 em apart at 18 points and 0.200 em at 24 in pictures of iOS 18.5
  /// (three such distances are taken for the advance), a period is 0.295 and 0.241 em wide there.
  private static let periodsPerEllipsis = 2.53

  /// The advance of an ASCII character or an ellipsis, or `nil` for another character.
  subscript(scalar: Unicode.Scalar) -> Double? {
    if scalar == "\u{2026}" { return self["."].map { $0 * Self.periodsPerEllipsis } }
    guard Self.characters.contains(scalar.value) else { return nil }
    return cells[Int(scalar.value - Self.characters.lowerBound)]
  }

  private static let textRegular = untracked(SystemAdvanceTable.textRegular, recordedAt: 17)
  private static let textBold = untracked(SystemAdvanceTable.textBold, recordedAt: 17)
  private static let displayBold = zip(
    untracked(SystemAdvanceTable.displayBold, recordedAt: 28), textBold
  ).map { $0 == 0 ? $1 : $0 }
  /// Where the regular display master has no entry, the text master's is changed in the
  /// proportion in which bold changes.
  private static let displayRegular = untracked(
    SystemAdvanceTable.displayRegular, recordedAt: 28
  ).enumerated().map { index, advance in
    advance == 0 ? textRegular[index] * displayBold[index] / textBold[index] : advance
  }

  private static func untracked(_ table: [Double], recordedAt size: Double) -> [Double] {
    table.map { $0 == 0 ? 0 : $0 - SystemTracking.ems(at: size) }
  }
}

extension Double {
  /// The value `share` of the way towards `other`.
  fileprivate func blended(with other: Double, share: Double) -> Double {
    self + (other - self) * share
  }
}
