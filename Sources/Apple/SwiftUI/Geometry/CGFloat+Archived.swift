extension CGFloat {
  /// The number in archives; the rule of its field decides what it counts as if it is not finite.
  var archived: Double { Double(self) }
}
