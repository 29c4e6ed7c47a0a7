extension Double {
  /// The number with at most three decimals, independent of the locale, for dumps.
  package var dumpText: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let thousandths = Int((self * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let whole = abs(thousandths) / 1000
    var (fraction, digits) = (abs(thousandths) % 1000, 3)
    if fraction == 0 { return sign + String(whole) }
    while fraction % 10 == 0 { (fraction, digits) = (fraction / 10, digits - 1) }
    let text = String(fraction)
    let zeros = String(repeating: "0", count: digits - text.utf8.count)
    return sign + String(whole) + "." + zeros + text
  }
}
