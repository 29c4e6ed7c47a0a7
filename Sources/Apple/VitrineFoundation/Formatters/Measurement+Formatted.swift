import Foundation
package import VitrineModel

/// The usage of a measurement, which determines the unit in a region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
  package var usage: MeasurementFormat.Usage

  /// A measurement without a particular usage.
  public static var general: Self { Self(usage: .general) }
  /// The measurement in its own unit.
  public static var asProvided: Self { Self(usage: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A measure of a person.
  public static var person: Self { Self(usage: .person) }
  /// The height of a person.
  public static var personHeight: Self { Self(usage: .personHeight) }
  /// The distance on a road.
  public static var road: Self { Self(usage: .road) }
  /// An amount of rain.
  public static var rainfall: Self { Self(usage: .rainfall) }
  /// An amount of snow.
  public static var snowfall: Self { Self(usage: .snowfall) }
  /// The distance that can be seen, in the units of roads.
  public static var visibility: Self { Self(usage: .road) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(usage: .person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the air.
  public static var weather: Self { Self(usage: .weather) }
  /// The temperature of a person.
  public static var person: Self { Self(usage: .person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(usage: .food) }
  /// The energy of a workout, in the unit of food.
  public static var workout: Self { Self(usage: .food) }
}

extension Measurement where UnitType: Dimension {
  /// Formats measurements, such as `12 km`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a unit's name.
    public struct UnitWidth: Hashable, Sendable, Codable {
      package var width: VitrineModel.UnitWidth

      /// The full name, `12 kilometers`.
      public static var wide: UnitWidth { UnitWidth(width: .wide) }
      /// The symbol, `12 km`.
      public static var abbreviated: UnitWidth { UnitWidth(width: .abbreviated) }
      /// The symbol without a space, `12km`.
      public static var narrow: UnitWidth { UnitWidth(width: .narrow) }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The locale of the text.
    public var locale: Locale
    /// Whether temperatures are formatted without their scale.
    public var hidesScaleName: Bool
    /// The usage of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; `nil` for the default of the region and the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a format style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement in archives; `nil` for a custom unit.
    package func archived(_ value: Measurement) -> MeasurementFormat? {
      guard let unit = UnitIdentifiers.identifier(of: value.unit) else { return nil }
      var format = MeasurementFormat()
      format.value = TextNumber(value.value)
      format.unit = unit
      format.width = width.width
      format.usage = usage?.usage ?? .general
      format.hidesScaleName = hidesScaleName
      format.fractionLength = numberFormatStyle?.fractionLength
      return format
    }

    /// Formats a measurement in the unit of the region and the usage.
    public func format(_ value: Measurement) -> String {
      archived(value).flatMap { FormattedValue.string(of: .measurement($0), locale) }
        ?? "\(numberFormatStyle?.format(value.value) ?? value.value.formatted()) \(value.unit.symbol)"
    }

    /// Returns the style in another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Formats the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }

  /// Formats the measurement in the unit of the region.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// A style of measurements, such as `12 km`.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}

extension FloatingPointFormatStyle<Double> {
  /// The number of fraction digits, inferred from formatted samples, because a style doesn't expose
  /// its settings.
  fileprivate var fractionLength: DigitRange? {
    let style = locale(Locale(identifier: "en_US")).grouping(.never)
    func digits(_ value: Double) -> Int? {
      let parts = style.format(value).split(separator: ".")
      guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return nil }
      return parts.count == 2 ? parts[1].count : 0
    }
    guard let least = digits(1), let most = digits(1.123_456_789_012) else { return nil }
    var range = DigitRange(least)
    range.most = max(least, most)
    return range
  }
}
