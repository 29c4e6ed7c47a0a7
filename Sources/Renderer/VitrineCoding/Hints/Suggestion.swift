/// Finds the name that was probably meant.
package enum Suggestion {
  /// Names in quotes, separated by commas; one that occurs twice is no choice, and named once.
  package static func list(_ names: some Collection<String>) -> String {
    var named: Set<String> = []
    return names.filter { named.insert($0).inserted }.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// A hint such as `did you mean 'vStack'?`, or the list of names when it is short.
  package static func hint(for name: String, among candidates: [String]) -> String? {
    if let nearest = nearest(to: name, among: candidates) { return "did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= 12 else { return nil }
    return "known: " + list(candidates)
  }

  /// The candidate, never the name itself, that other frameworks call by this name; otherwise the
  /// one with the fewest edits, if at most a third of its letters are wrong; otherwise the shortest
  /// one that ends in the name, as `systemMedium` ends in `medium`.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    // A name of absurd length resembles nothing, and comparing it would only cost time.
    guard name.count <= 64, candidates.count <= mostCompared else { return nil }
    let candidates = candidates.filter { $0 != name }
    return Synonyms.name(for: name, among: candidates) ?? similar(to: name, among: candidates)
      ?? shortest(endingIn: name, among: candidates)
  }

  /// The maximum number of candidates: more than there are symbols, and fewer than an archive may
  /// have images.
  private static let mostCompared = 3_000

  /// The shortest ending that identifies a name.
  private static let shortestEnding = 4

  private static func shortest(endingIn name: String, among candidates: [String]) -> String? {
    let ending = lowered(name)
    guard ending.count >= shortestEnding else { return nil }
    return candidates.filter { lowered($0).suffix(ending.count).elementsEqual(ending) }
      .min { $0.utf8.count < $1.utf8.count }
  }

  /// Compares only names of similar length, because a list of symbols may be searched for hundreds
  /// of unknown names.
  private static func similar(to name: String, among candidates: [String]) -> String? {
    let letters = lowered(name)
    var distance = EditDistance()
    var best: (name: String, edits: Int)?
    for candidate in candidates {
      let allowed = max(1, candidate.utf8.count / 3)
      let most = min(allowed, best.map { $0.edits - 1 } ?? allowed)
      guard abs(candidate.utf8.count - letters.count) <= most,
        let edits = distance.edits(from: letters, to: lowered(candidate), atMost: most)
      else { continue }
      best = (candidate, edits)
    }
    return best?.name
  }

  /// The lowercase bytes of a name; only invalid names are not ASCII.
  private static func lowered(_ name: String) -> [UInt8] {
    name.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }
}

/// Counts insertions, deletions, substitutions and swaps of neighbours.
private struct EditDistance {
  /// The previous, the last and the current row of the table of distances between prefixes.
  private var before: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  /// The edit distance, or `nil` if it exceeds `most`.
  mutating func edits(from left: [UInt8], to right: [UInt8], atMost most: Int) -> Int? {
    previous = Array(0...right.count)
    before = previous
    current = previous
    for row in left.indices {
      fill(row, left, right)
      // Longer prefixes need at least as many edits, except for a swap, which depends on the row
      // before the last.
      guard min(current.min() ?? 0, previous.min() ?? 0) <= most else { return nil }
      (before, previous, current) = (previous, current, before)
    }
    return previous[right.count] <= most ? previous[right.count] : nil
  }

  private mutating func fill(_ row: Int, _ left: [UInt8], _ right: [UInt8]) {
    current[0] = row + 1
    for column in right.indices {
      let isSame = left[row] == right[column]
      var best = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + (isSame ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, before[column - 1] + 1)
      }
      current[column + 1] = best
    }
  }
}
