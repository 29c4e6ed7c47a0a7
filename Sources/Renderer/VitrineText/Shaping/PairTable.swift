import Synchronization

/// Advances of printable ASCII characters by the character that follows, as the shaper found them.
///
/// In the faces that replace the system's, without ligatures and contextual forms, a character's
/// glyph depends on nothing else and its advance only on the next character. A text of known pairs
/// therefore needs no shaper, which takes most of the time that a text takes.
final class PairTable: Sendable {
  /// The characters that the table knows.
  static let characters: ClosedRange<UInt16> = 0x20...0x7E
  private static let count = Int(characters.upperBound - characters.lowerBound) + 1
  private static let unknown = Int32.min

  /// A row for each first character that was met; lengths in the steps of a font.
  private let rows = Mutex([[Int32]](repeating: [], count: PairTable.count))

  /// Notes that `first` before `second` advances by `steps`.
  func note(_ pairs: [(first: UInt16, second: UInt16, steps: Int32)]) {
    rows.withLock { rows in
      for pair in pairs {
        guard let row = Self.index(pair.first), let column = Self.index(pair.second) else {
          continue
        }
        if rows[row].isEmpty {
          rows[row] = [Int32](repeating: Self.unknown, count: Self.count)
        }
        rows[row][column] = pair.steps
      }
    }
  }

  /// The advances in steps of all characters of `text` but the last; `nil` when a pair is unknown.
  func advances(in text: ArraySlice<UInt16>) -> [Int32]? {
    rows.withLock { rows in
      var advances: [Int32] = []
      advances.reserveCapacity(text.count)
      for index in text.indices.dropLast() {
        guard let row = Self.index(text[index]), let column = Self.index(text[index + 1]),
          !rows[row].isEmpty, rows[row][column] != Self.unknown
        else { return nil }
        advances.append(rows[row][column])
      }
      return advances
    }
  }

  private static func index(_ unit: UInt16) -> Int? {
    characters.contains(unit) ? Int(unit - characters.lowerBound) : nil
  }
}
