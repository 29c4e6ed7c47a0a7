/// One of several equal parts.
package struct Shard: Hashable, Sendable {
  /// The part as it is typed: `K/N`.
  package var text: String { "\(index)/\(count)" }
  /// The part, counted from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int
  /// The maximum number of parts.
  package static let mostParts = 10_000

  /// Reads `K/N`; `nil` unless 1 ≤ K ≤ N ≤ `mostParts`.
  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...Shard.mostParts).contains(count), (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// Returns every Nth value, so that neighbours, which cost about the same, are distributed.
  package func part<Value>(of values: [Value]) -> [Value] {
    values.indices.filter { $0 % count == index - 1 }.map { values[$0] }
  }
}
