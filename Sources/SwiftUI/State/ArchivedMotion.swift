internal import VitrineModel

extension AnimationModifier {
  /// The modifier of an animation for changes of a value.
  init(_ animation: Animation?, value: String?) {
    self.init()
    (self.animation, self.value) = (animation?.archived, value)
  }
}

extension TransactionModifier {
  /// What a closure makes of a transaction with the system's animation; `nil` where it leaves it.
  init?(_ transform: (inout Transaction) -> Void) {
    var transaction = Transaction(animation: .default)
    transform(&transaction)
    guard transaction.animation != .default || transaction.disablesAnimations else { return nil }
    self.init()
    animation = transaction.animation?.archived
    disablesAnimations = transaction.disablesAnimations
  }
}
