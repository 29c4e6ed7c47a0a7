/// Matches the views of one container in two states.
///
/// Views with the same id match, wherever they are. Others keep their order: of all pairings of
/// views of one kind, the one with the most pairs is used, and among those the one that leaves the
/// most pictures as they are.
struct SiblingAlignment {
  /// The properties by which siblings are aligned.
  struct Sibling {
    let id: String?
    /// The kind of view below its modifiers.
    let kind: Substring
  }

  /// The maximum number of pairs to compare; beyond that, views are paired in order.
  private static let budget = 1 << 16

  private let before: [Sibling]
  private let after: [Sibling]
  /// Whether two views look the same except for their place.
  private let isSame: (Int, Int) -> Bool

  init(_ before: [Sibling], _ after: [Sibling], isSame: @escaping (Int, Int) -> Bool) {
    self.before = before
    self.after = after
    self.isSame = isSame
  }

  /// For each later view the index of the earlier one.
  func partners() -> [Int?] {
    var partners = byID()
    let taken = Set(partners.compactMap(\.self))
    let old = before.indices.filter { before[$0].id == nil && !taken.contains($0) }
    let new = after.indices.filter { after[$0].id == nil && partners[$0] == nil }
    if old.count == new.count, zip(old, new).allSatisfy({ before[$0].kind == after[$1].kind }) {
      for (one, next) in zip(old, new) { partners[next] = one }
    } else if old.count * new.count <= SiblingAlignment.budget {
      for (one, next) in best(old, new) { partners[next] = one }
    } else {
      for (one, next) in zip(old, new) where before[one].kind == after[next].kind {
        partners[next] = one
      }
    }
    return partners
  }

  /// The pairs of views with an id; several views of one kind with one id, such as those of one element
  /// of a `ForEach`, are paired in order.
  private func byID() -> [Int?] {
    let places = SiblingAlignment.keys(of: before)
    let indices = Dictionary(
      places.enumerated().compactMap { index, key in key.map { ($0, index) } }
    ) { first, _ in first }
    return SiblingAlignment.keys(of: after).map { $0.flatMap { indices[$0] } }
  }

  /// A key that is unique among siblings.
  private struct Key: Hashable {
    var id: String
    var kind: Substring
    var number = 0
  }

  private static func keys(of siblings: [Sibling]) -> [Key?] {
    var counts: [Key: Int] = [:]
    return siblings.map { sibling in
      guard let id = sibling.id else { return nil }
      var key = Key(id: id, kind: sibling.kind)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      return key
    }
  }

  /// The best pairs in order, by the table of all beginnings.
  private func best(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
    let columns = new.count + 1
    var table = [Int](repeating: 0, count: (old.count + 1) * columns)
    func weight(_ row: Int, _ column: Int) -> Int {
      guard before[old[row]].kind == after[new[column]].kind else { return 0 }
      // A pair more counts above any number of equal pictures.
      return 1 << 20 | (isSame(old[row], new[column]) ? 1 : 0)
    }
    var weights: [Int] = []
    for row in old.indices {
      for column in new.indices {
        let pair = weight(row, column)
        weights.append(pair)
        let skipped = max(
          table[row * columns + column + 1], table[(row + 1) * columns + column])
        let joined = pair == 0 ? 0 : table[row * columns + column] + pair
        table[(row + 1) * columns + column + 1] = max(skipped, joined)
      }
    }
    return SiblingAlignment.path(through: table, weights, rows: old.count, columns: new.count)
      .map { (old[$0], new[$1]) }
  }

  /// The pairs that make up the last sum of a table, walked from its end.
  private static func path(
    through table: [Int], _ weights: [Int], rows: Int, columns: Int
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (row, column) = (rows, columns)
    while row > 0, column > 0 {
      let sum = table[row * (columns + 1) + column]
      let pair = weights[(row - 1) * columns + column - 1]
      if pair > 0, sum == table[(row - 1) * (columns + 1) + column - 1] + pair {
        pairs.append((row - 1, column - 1))
        (row, column) = (row - 1, column - 1)
      } else if sum == table[(row - 1) * (columns + 1) + column] {
        row -= 1
      } else {
        column -= 1
      }
    }
    return pairs.reversed()
  }
}
