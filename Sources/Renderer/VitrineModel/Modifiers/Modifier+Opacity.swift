extension Modifier {
  /// Creates an opacity from a factor that may be outside 0...1; a factor that is not a number
  /// counts as 0.
  ///
  /// Factors enter only through archives and this function, so later stages don't have to check
  /// them.
  package static func opacity(clamping factor: Double) -> Modifier {
    .opacity(factor > 0 ? min(factor, 1) : 0)
  }
}
