import Synchronization

/// After which units of a paragraph a line may end, found when a line first needs it.
///
/// Most texts of a widget fit their line and never ask.
final class LineBreaks: Sendable {
  private let found = Mutex<[Bool]?>(nil)

  /// One answer for every unit.
  func afterUnits(of paragraph: Paragraph) -> [Bool] {
    found.withLock { found in
      // A text that was shaped at another size has the same characters.
      if let found, found.count == paragraph.units.count { return found }
      let answer = Self.find(in: paragraph)
      found = answer
      return answer
    }
  }

  private static func find(in paragraph: Paragraph) -> [Bool] {
    var answer = [Bool](repeating: false, count: paragraph.units.count)
    var unit = 0
    for offset in LineBreakFinder.opportunities(in: paragraph.utf16) {
      while unit < answer.count, paragraph.units[unit].start < offset { unit += 1 }
      let isUnitStart = unit == answer.count || paragraph.units[unit].start == offset
      if isUnitStart, unit > 0 { answer[unit - 1] = true }
    }
    return answer
  }
}
