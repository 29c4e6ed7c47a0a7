extension Modifier {
  /// Fades a view by a factor that widget code may have chosen outside of 0...1; what is not a number
  /// counts as 0.
  ///
  /// Archives and this function are the only ways in: what comes after them trusts the factor.
  package static func opacity(clamping factor: Double) -> Modifier {
    .opacity(factor > 0 ? min(factor, 1) : 0)
  }
}
