import VitrineFoundation

/// The dimension and the size of a unit: a value in it times `factor`, plus `offset`, is one in the
/// basic units of the dimension.
///
/// Source: the documentation of `HKUnit.init(from:)`, which lists symbols and operators, and the
/// definitions of the units.
struct UnitMeasure: Hashable, Sendable {
  /// The powers of basic units, by symbol; none is zero.
  var powers: [String: Int]
  var factor: Double
  var offset = 0.0

  private init(_ powers: [String: Int], _ factor: Double, offset: Double = 0) {
    (self.powers, self.factor, self.offset) = (powers, factor, offset)
  }

  /// Parses the symbol of a unit; `nil` if a part of it is not known.
  init?(_ text: String) {
    var parser = UnitParser(rest: text[...])
    guard let measure = parser.product(), parser.rest.isEmpty else { return nil }
    self = measure
  }

  /// The measure of a symbol without operators.
  static func named(_ name: String) -> UnitMeasure? {
    if let known = table[name] { return known }
    for prefix in HKMetricPrefix.allCases where name.hasPrefix(prefix.sign) {
      guard var measure = metric(String(name.dropFirst(prefix.sign.count))) else { continue }
      measure.factor *= prefix.factor
      return measure
    }
    return nil
  }

  private static func metric(_ name: String) -> UnitMeasure? {
    if let known = metricTable[name] { return known }
    guard name.hasPrefix("mol<"), name.hasSuffix(">"),
      let mass = Double(name.dropFirst(4).dropLast()), mass.isFinite, mass > 0
    else { return nil }
    return UnitMeasure(["g": 1], mass)
  }

  /// Returns the product of two measures, the second one raised to a power.
  func times(_ other: UnitMeasure, power: Int = 1) -> UnitMeasure {
    var powers = powers
    for (name, exponent) in other.powers {
      powers[name] =
        (powers[name] ?? 0).addingReportingOverflow(
          exponent.multipliedReportingOverflow(by: power).partialValue
        ).partialValue
    }
    return UnitMeasure(powers.filter { $0.value != 0 }, factor * pow(other.factor, Double(power)))
  }

  static let one = UnitMeasure([:], 1)

  private static let metricTable: [String: UnitMeasure] = [
    "g": UnitMeasure(["g": 1], 1), "m": UnitMeasure(["m": 1], 1), "s": UnitMeasure(["s": 1], 1),
    "L": UnitMeasure(["m": 3], 1e-3), "l": UnitMeasure(["m": 3], 1e-3),
    "J": UnitMeasure(["g": 1, "m": 2, "s": -2], 1e3),
    "W": UnitMeasure(["g": 1, "m": 2, "s": -3], 1e3),
    "Pa": UnitMeasure(["g": 1, "m": -1, "s": -2], 1e3), "Hz": UnitMeasure(["s": -1], 1),
    "K": UnitMeasure(["K": 1], 1), "S": UnitMeasure(["S": 1], 1), "V": UnitMeasure(["V": 1], 1),
    "lx": UnitMeasure(["lx": 1], 1), "cal": UnitMeasure(["g": 1, "m": 2, "s": -2], 4184),
  ]

  private static let table: [String: UnitMeasure] = [
    "count": one,  // A percentage is a share from 0 to 1.
    "%": one, "IU": UnitMeasure(["IU": 1], 1),
    "appleEffortScore": UnitMeasure(["appleEffortScore": 1], 1),
    "oz": UnitMeasure(["g": 1], 28.349_523_125), "lb": UnitMeasure(["g": 1], 453.592_37),
    "st": UnitMeasure(["g": 1], 6350.293_18),
    "in": UnitMeasure(["m": 1], 0.0254), "ft": UnitMeasure(["m": 1], 0.3048),
    "yd": UnitMeasure(["m": 1], 0.9144), "mi": UnitMeasure(["m": 1], 1609.344),
    "fl_oz_us": UnitMeasure(["m": 3], 29.573_529_562_5e-6),
    "fl_oz_imp": UnitMeasure(["m": 3], 28.413_062_5e-6),
    "pt_us": UnitMeasure(["m": 3], 473.176_473e-6), "pt_imp": UnitMeasure(["m": 3], 568.261_25e-6),
    "cup_us": UnitMeasure(["m": 3], 236.588_236_5e-6),
    "cup_imp": UnitMeasure(["m": 3], 284.130_625e-6),
    "min": UnitMeasure(["s": 1], 60), "hr": UnitMeasure(["s": 1], 3600),
    "d": UnitMeasure(["s": 1], 86400),
    "Cal": UnitMeasure(["g": 1, "m": 2, "s": -2], 4_184_000),
    "mmHg": UnitMeasure(["g": 1, "m": -1, "s": -2], 133_322.387_415),
    "inHg": UnitMeasure(["g": 1, "m": -1, "s": -2], 3_386_389),
    "cmAq": UnitMeasure(["g": 1, "m": -1, "s": -2], 98_066.5),
    "atm": UnitMeasure(["g": 1, "m": -1, "s": -2], 101_325_000),
    "dBASPL": UnitMeasure(["dBASPL": 1], 1), "dBHL": UnitMeasure(["dBHL": 1], 1),
    "degC": UnitMeasure(["K": 1], 1, offset: 273.15),
    "degF": UnitMeasure(["K": 1], 5 / 9, offset: 459.67 * 5 / 9),
    "rad": UnitMeasure(["rad": 1], 1), "deg": UnitMeasure(["rad": 1], .pi / 180),
    "D": UnitMeasure(["m": -1], 1),
  ]
}

/// Reads the symbols of composed units: `kcal/(kg.hr)`, `m^2`.
private struct UnitParser {
  var rest: Substring
  private var depth = 0

  init(rest: Substring) { self.rest = rest }

  mutating func product() -> UnitMeasure? {
    guard var result = power() else { return nil }
    while let sign = rest.first, "/.*·".contains(sign) {
      rest.removeFirst()
      guard let next = power() else { return nil }
      result = result.times(next, power: sign == "/" ? -1 : 1)
    }
    return result
  }

  private mutating func power() -> UnitMeasure? {
    guard let measure = factor() else { return nil }
    guard rest.first == "^" else { return measure }
    rest.removeFirst()
    let digits = rest.prefix { $0.isNumber || $0 == "-" }
    guard let exponent = Int(digits), abs(exponent) < 100 else { return nil }
    rest = rest.dropFirst(digits.count)
    return UnitMeasure.one.times(measure, power: exponent)
  }

  private mutating func factor() -> UnitMeasure? {
    if rest.first == "(" {
      guard depth < 32 else { return nil }
      depth += 1
      rest.removeFirst()
      guard let inner = product(), rest.first == ")" else { return nil }
      rest.removeFirst()
      depth -= 1
      return inner
    }
    let name = name()
    guard !name.isEmpty else { return nil }
    return UnitMeasure.named(name)
  }

  /// Takes a symbol; the molar mass of a mole contains a point.
  private mutating func name() -> String {
    var isMass = false
    let name = rest.prefix { character in
      if character == "<" { isMass = true }
      if character == ">" { isMass = false }
      return isMass || !"/.*·^()".contains(character)
    }
    rest = rest.dropFirst(name.count)
    return String(name)
  }
}
