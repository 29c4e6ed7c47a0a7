extension Double {
  /// The number where it has one; what is not finite counts as 0, since archives hold numbers only.
  init(finite value: some BinaryFloatingPoint) { self = value.isFinite ? Double(value) : 0 }
}

extension CGFloat {
  /// The length as archives hold it.
  var archived: Double { Double(finite: self) }
}
