import VitrineCoding

extension Modifier {
  /// Creates an opacity from a factor that may be outside 0...1.
  ///
  /// A factor that is not a number is kept for the rule of the modifier, which reports it.
  package static func opacity(clamping factor: Double) -> Modifier {
    .opacity(factor.isNaN ? factor : factor.clamped(to: 0...1))
  }
}
