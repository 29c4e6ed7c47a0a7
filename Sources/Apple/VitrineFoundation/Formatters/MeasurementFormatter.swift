import Foundation
internal import VitrineModel

/// Formats measurements, such as `12 km`.
public final class MeasurementFormatter: Formatter {
  /// The unit of the text.
  public struct UnitOptions: OptionSet, Sendable {
    /// The corresponding value of the raw type.
    public let rawValue: UInt
    /// Creates unit options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit that suits the value; the default of a region does.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures without their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The unit of the text.
  public var unitOptions: UnitOptions = []
  /// The length of the unit's name.
  public var unitStyle: Formatter.UnitStyle = .medium
  /// The locale of the text.
  public var locale: Locale? = .autoupdatingCurrent
  /// The formatter of the number, of which the number of fraction digits is used.
  public var numberFormatter: NumberFormatter? = MeasurementFormatter.standardNumbers

  private static var standardNumbers: NumberFormatter {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    return numbers
  }

  /// Formats a measurement.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the symbol of a unit.
  public func string(from unit: Unit) -> String { unit.symbol }

  /// Formats a measurement; `nil` for anything else.
  public override func string(for object: Any?) -> String? {
    (object as? Measurement<Unit>).map { string(from: $0) }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let locale = locale ?? .current
    guard let identifier = UnitIdentifiers.identifier(of: unit) else {
      return "\(value.formatted()) \(unit.symbol)"
    }
    var format = MeasurementFormat()
    format.value = TextNumber(value)
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
