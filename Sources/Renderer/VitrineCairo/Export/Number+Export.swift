extension Double {
  /// The number with at most `places` decimals, the shortest text that both vector formats read.
  func text(places: Int) -> String {
    let factor = places == 5 ? 100_000.0 : 1000.0
    let whole = (self * factor).rounded()
    guard whole.isFinite, abs(whole) < 9e15 else { return "0" }
    let magnitude = Int(abs(whole))
    let (units, rest) = (magnitude / Int(factor), magnitude % Int(factor))
    guard rest > 0 else { return whole < 0 ? "-\(units)" : "\(units)" }
    var digits = String(rest + Int(factor)).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return (whole < 0 ? "-" : "") + (units == 0 ? "" : String(units)) + "." + digits
  }

  /// A coordinate in points, to a thousandth.
  var coordinate: String { text(places: 3) }

  /// A factor of a map, to a hundred-thousandth.
  var factor: String { text(places: 5) }
}
