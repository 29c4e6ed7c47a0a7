internal import VitrineModel

extension AnimationModifier {
  /// Creates the modifier of an animation for changes of a value.
  init(_ animation: Animation?, value: String?) {
    self.init()
    (self.animation, self.value) = (animation?.archived, value)
  }
}

extension TransactionModifier {
  /// Creates a modifier from the changes that a closure makes to a transaction with the default
  /// animation; `nil` if it makes none.
  init?(_ transform: (inout Transaction) -> Void) {
    var transaction = Transaction(animation: .default)
    transform(&transaction)
    guard transaction.animation != .default || transaction.disablesAnimations else { return nil }
    self.init()
    animation = transaction.animation?.archived
    disablesAnimations = transaction.disablesAnimations
  }
}
