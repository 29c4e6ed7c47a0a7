extension CustomStringConvertible {
  /// A number with its noun: "1 picture", "2 pictures"; without a plural, an "s" is added to the noun.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(description == "1" ? noun : plural ?? noun + "s")"
  }
}
