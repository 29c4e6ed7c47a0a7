/// Finds the name that was probably meant.
package enum Suggestion {
  /// Names in quotes, one after the other.
  package static func list(_ names: some Collection<String>) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// A hint such as `did you mean 'vStack'?`, or the list of names when it is short.
  package static func hint(for name: String, among candidates: [String]) -> String? {
    if let nearest = nearest(to: name, among: candidates) { return "did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= 12 else { return nil }
    return "known: " + list(candidates)
  }

  /// The candidate that other frameworks call so; or the one with the fewest edits, if no more than a
  /// third of its letters are wrong; or the shortest that ends so, as `systemMedium` ends in `medium`.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    // A name of absurd length resembles nothing, and measuring it would only cost time.
    guard name.count <= 64 else { return nil }
    return Synonyms.name(for: name, among: candidates) ?? similar(to: name, among: candidates)
      ?? shortest(endingIn: name, among: candidates)
  }

  /// Letters from which on an ending tells names apart.
  private static let shortestEnding = 4

  private static func shortest(endingIn name: String, among candidates: [String]) -> String? {
    guard name.count >= shortestEnding else { return nil }
    let ending = name.lowercased()
    return candidates.filter { $0.lowercased().hasSuffix(ending) }.min { $0.count < $1.count }
  }

  private static func similar(to name: String, among candidates: [String]) -> String? {
    let lowered = Array(name.lowercased())
    let scored = candidates.map { ($0, distance(lowered, Array($0.lowercased()))) }
    guard let best = scored.min(by: { $0.1 < $1.1 }) else { return nil }
    return best.1 <= max(1, best.0.count / 3) ? best.0 : nil
  }

  /// Edit distance with insertion, deletion, substitution and swap of neighbours.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(
          previous[column + 1] + 1, current[column] + 1,
          previous[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        current.append(best)
      }
      (before, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
