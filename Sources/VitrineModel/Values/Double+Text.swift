extension Double {
  /// The number with at most three decimals and without a locale, as dumps write it.
  package var dumpText: String {
    guard isFinite, abs(self) < 1e12 else { return "\(self)" }
    let thousandths = Int((self * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let whole = abs(thousandths) / 1000
    let digits = String(abs(thousandths) % 1000 + 1000).dropFirst()
    let fraction = String(digits.reversed().drop { $0 == "0" }.reversed())
    return sign + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension Rect {
  /// The rectangle as `x,y width×height`, as dumps write it.
  package var dumpText: String {
    "\(minX.dumpText),\(minY.dumpText) \(width.dumpText)×\(height.dumpText)"
  }
}
