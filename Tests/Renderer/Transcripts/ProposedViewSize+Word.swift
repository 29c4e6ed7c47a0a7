import VitrineGeometry

extension ProposedViewSize {
  /// Reads a width and a height such as `100×-`; `-` is one that is not proposed.
  package init?(word: String) {
    let parts = word.split(separator: "×")
    let numbers = parts.compactMap { $0 == "∞" ? Double.infinity : Double($0) }
    guard parts.count == 2, numbers.count == parts.count(where: { $0 != "-" }) else { return nil }
    self.init(
      width: parts[0] == "-" ? nil : numbers[0], height: parts[1] == "-" ? nil : numbers.last)
  }

  /// The proposal as it is read.
  package var word: String { "\(width?.word ?? "-")×\(height?.word ?? "-")" }
}

extension Size {
  /// The width and the height.
  package var word: String { "\(width.word)×\(height.word)" }
}

extension Double {
  fileprivate var word: String { self == .infinity ? "∞" : dumpText }
}
