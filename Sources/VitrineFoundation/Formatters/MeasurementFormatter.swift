import Foundation
internal import VitrineModel

/// Writes quantities, such as `12 km`.
public final class MeasurementFormatter: Formatter {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The corresponding value of the raw type.
    public let rawValue: UInt
    /// Creates unit options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit stays as it is.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit is scaled to the number; the region's choice does so.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures name no scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Which unit is written.
  public var unitOptions: UnitOptions = []
  /// How long the unit's name is.
  public var unitStyle: Formatter.UnitStyle = .medium
  /// The language and region.
  public var locale: Locale? = .autoupdatingCurrent
  /// How the number is written: its digits after the decimal point count.
  public var numberFormatter: NumberFormatter? = MeasurementFormatter.standardNumbers

  private static var standardNumbers: NumberFormatter {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    return numbers
  }

  /// The quantity in the unit that people expect.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// The unit's symbol.
  public func string(from unit: Unit) -> String { unit.symbol }

  /// The text of a measurement; `nil` for anything else.
  public override func string(for object: Any?) -> String? {
    (object as? Measurement<Unit>).map { string(from: $0) }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .current
    guard let identifier = UnitIdentifiers.identifier(of: unit) else {
      return "\(value.formatted()) \(unit.symbol)"
    }
    var format = MeasurementFormat()
    format.value = value
    format.unit = identifier
    format.usage = unitOptions.contains(.providedUnit) ? .asProvided : .general
    format.hidesScaleName = unitOptions.contains(.temperatureWithoutUnit)
    format.width = unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated
    if let numbers = numberFormatter {
      var digits = DigitRange(numbers.minimumFractionDigits)
      digits.most = max(digits.least, numbers.maximumFractionDigits)
      format.fractionLength = digits
    }
    return FormattedValue.string(of: .measurement(format), locale) ?? ""
  }
}
