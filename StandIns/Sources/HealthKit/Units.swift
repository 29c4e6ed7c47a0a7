import VitrineFoundation

/// A unit of measurement, which is converted to other units of its dimension.
public final class HKUnit: NSObject, Sendable {
  /// The symbol of the unit.
  public let unitString: String
  let measure: UnitMeasure?
  /// Creates a unit from its symbol, such as `mg/dL` or `kcal/(kg.hr)`.
  public init(from string: String) {
    (unitString, measure) = (string, UnitMeasure(string))
  }
  /// Returns whether another unit has the same dimension and size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return measure.map { $0 == other.measure } ?? (unitString == other.unitString)
  }
  public override var hash: Int { measure?.hashValue ?? unitString.hashValue }
  public override var description: String { unitString }
  /// Whether the unit has no dimension, as a count or a percentage.
  public func isNull() -> Bool { measure?.powers.isEmpty ?? true }
  /// Returns the unit multiplied by another one.
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(from: "\(unitString).\(unit.asFactor)")
  }
  /// Returns the unit divided by another one.
  public func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(from: "\(unitString)/\(unit.asFactor)")
  }
  /// Returns a power of the unit.
  public func unitRaised(toPower power: Int) -> HKUnit { HKUnit(from: "\(asFactor)^\(power)") }
  /// Returns the inverse of the unit.
  public func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
  private var asFactor: String {
    unitString.contains { "./*·^".contains($0) } ? "(\(unitString))" : unitString
  }
}

extension HKUnit {
  /// Returns the unit of counts.
  public class func count() -> HKUnit { HKUnit(from: "count") }
  /// Returns the percent.
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  /// Returns the international unit of medicine.
  public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  /// Returns the score of effort of Apple's workouts.
  public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }

  // Mass
  /// Returns the gram.
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  /// Returns the gram with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("g") }
  /// Returns the ounce.
  public class func ounce() -> HKUnit { HKUnit(from: "oz") }
  /// Returns the pound.
  public class func pound() -> HKUnit { HKUnit(from: "lb") }
  /// Returns the stone.
  public class func stone() -> HKUnit { HKUnit(from: "st") }
  /// Returns the mole.
  public class func moleUnit(withMolarMass mass: Double) -> HKUnit { HKUnit(from: "mol<\(mass)>") }
  /// Returns the mole with a prefix.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass mass: Double) -> HKUnit {
    prefix.unit("mol<\(mass)>")
  }

  // Length
  /// Returns the metre.
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  /// Returns the metre with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("m") }
  /// Returns the inch.
  public class func inch() -> HKUnit { HKUnit(from: "in") }
  /// Returns the foot.
  public class func foot() -> HKUnit { HKUnit(from: "ft") }
  /// Returns the yard.
  public class func yard() -> HKUnit { HKUnit(from: "yd") }
  /// Returns the mile.
  public class func mile() -> HKUnit { HKUnit(from: "mi") }

  // Volume
  /// Returns the litre.
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  /// Returns the litre with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("L") }
  /// Returns the fluid ounce of the United States.
  public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  /// Returns the imperial fluid ounce.
  public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  /// Returns the pint of the United States.
  public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  /// Returns the imperial pint.
  public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
  /// Returns the cup of the United States.
  public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  /// Returns the imperial cup.
  public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }

  // Time
  /// Returns the second.
  public class func second() -> HKUnit { HKUnit(from: "s") }
  /// Returns the second with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("s") }
  /// Returns the minute.
  public class func minute() -> HKUnit { HKUnit(from: "min") }
  /// Returns the hour.
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  /// Returns the day.
  public class func day() -> HKUnit { HKUnit(from: "d") }
  /// Returns the hertz.
  public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  /// Returns the hertz with a prefix.
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("Hz") }

  // Energy, power and pressure
  /// Returns the joule.
  public class func joule() -> HKUnit { HKUnit(from: "J") }
  /// Returns the joule with a prefix.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("J") }
  /// Returns the kilocalorie.
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// Returns the calorie of food, a kilocalorie.
  public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  /// Returns the calorie of physics.
  public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  /// Returns the watt.
  public class func watt() -> HKUnit { HKUnit(from: "W") }
  /// Returns the watt with a prefix.
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("W") }
  /// Returns the pascal.
  public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  /// Returns the pascal with a prefix.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("Pa") }
  /// Returns the millimetre of mercury.
  public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  /// Returns the inch of mercury.
  public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
  /// Returns the centimetre of water.
  public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  /// Returns the atmosphere.
  public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
  /// Returns the decibel of sound pressure.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  /// Returns the decibel of hearing.
  public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }

  // Temperature, electricity and angles
  /// Returns the degree Celsius.
  public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  /// Returns the degree Fahrenheit.
  public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  /// Returns the kelvin.
  public class func kelvin() -> HKUnit { HKUnit(from: "K") }
  /// Returns the volt.
  public class func volt() -> HKUnit { HKUnit(from: "V") }
  /// Returns the volt with a prefix.
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("V") }
  /// Returns the siemens.
  public class func siemen() -> HKUnit { HKUnit(from: "S") }
  /// Returns the siemens with a prefix.
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { prefix.unit("S") }
  /// Returns the lux.
  public class func lux() -> HKUnit { HKUnit(from: "lx") }
  /// Returns the radian.
  public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
  /// Returns the degree of an angle.
  public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
  /// Returns the dioptre.
  public class func diopter() -> HKUnit { HKUnit(from: "D") }
}

/// A prefix of metric units.
public enum HKMetricPrefix: Int, Sendable, CaseIterable {
  /// The prefixes.
  case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  /// The prefix in the symbols of units.
  var sign: String {
    ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
  }
  /// The factor of the prefix.
  var factor: Double {
    let exponents = [0, -15, -12, -9, -6, -3, -2, -1, 1, 2, 3, 6, 9, 12]
    return pow(10, Double(exponents[rawValue]))
  }
  fileprivate func unit(_ symbol: String) -> HKUnit { HKUnit(from: sign + symbol) }
}
