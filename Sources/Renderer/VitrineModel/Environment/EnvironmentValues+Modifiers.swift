extension EnvironmentValues {
  /// Returns the values inside a view with a modifier.
  package func applying(_ modifier: Modifier) -> EnvironmentValues {
    guard case .environment(let change) = modifier.traits.kind else { return self }
    var values = self
    change(&values)
    return values
  }

  /// Monospaced, or the font's own design if it was monospaced.
  mutating func setMonospaced(_ isMonospaced: Bool) {
    if isMonospaced {
      fontDesign = .monospaced
    } else if fontDesign == .monospaced {
      fontDesign = nil
    }
  }
}
