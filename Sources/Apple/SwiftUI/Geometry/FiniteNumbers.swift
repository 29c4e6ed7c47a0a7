extension Double {
  /// Creates a number for archives, which contain only finite numbers; all others become 0.
  init(finite value: some BinaryFloatingPoint) { self = value.isFinite ? Double(value) : 0 }
}

extension CGFloat {
  /// The length in archives.
  var archived: Double { Double(finite: self) }
}
