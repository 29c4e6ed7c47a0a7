/// Symbols that point: a name with a direction follows from the same name with another one.
enum DirectionGrammar {
  /// Words in names of arrows other than directions; anything else in a name, such as a document,
  /// does not turn with its arrow.
  private static let words: Set<String> = [
    "arrow", "chevron", "arrowtriangle", "arrowshape", "hand", "point", "wave", "waves", "turn",
    "uturn", "to", "line", "compact", "and", "fill", "curvepath", "rays", "dotted", "bounce",
    "zigzag", "flashlight", "delete", "rectangle", "portrait",
  ]
  private static let heads: Set<String> = [
    "arrow", "chevron", "arrowtriangle", "arrowshape", "hand", "wave", "delete", "rectangle",
  ]
  private static let clockwise = ["up", "right", "down", "left"]
  private static let names = [
    "backward": "left", "forward": "right", "leading": "left", "trailing": "right",
  ]

  /// The name for a reader from left to right.
  static func absolute(_ parts: ArraySlice<String>) -> [String] { parts.map { names[$0] ?? $0 } }

  /// The recipe of a name, rotated or mirrored from that of another direction that `recipe` has.
  static func turned(
    _ parts: ArraySlice<String>, from recipe: (ArraySlice<String>) -> Recipe?
  ) -> Recipe? {
    guard let head = parts.first, heads.contains(head),
      parts.contains(where: clockwise.contains),
      parts.allSatisfy({ clockwise.contains($0) || words.contains($0) || Int($0) != nil })
    else { return nil }
    // A portrait page stays upright.
    let turns = parts.contains("rectangle") ? [0] : [0, 1, 2, 3]
    for isMirrored in [false, true] {
      for quarters in turns where isMirrored || quarters > 0 {
        let other = parts.map { original($0, quarters, isMirrored) }
        for candidate in [other, ordered(other)] {
          guard let found = recipe(candidate[...]) else { continue }
          return .turned(found, quarters: quarters, isMirrored: isMirrored)
        }
      }
    }
    return nil
  }

  /// The direction that becomes `word` once it is mirrored and turned.
  private static func original(_ word: String, _ quarters: Int, _ isMirrored: Bool) -> String {
    guard let place = clockwise.firstIndex(of: word) else { return word }
    let before = (place + 4 - quarters) % 4
    return clockwise[isMirrored && before % 2 == 1 ? 4 - before : before]
  }

  /// Corners are named with up or down first.
  private static func ordered(_ parts: [String]) -> [String] {
    var parts = parts
    for index in parts.indices.dropLast()
    where ["left", "right"].contains(parts[index]) && ["up", "down"].contains(parts[index + 1]) {
      parts.swapAt(index, index + 1)
    }
    return parts
  }
}
