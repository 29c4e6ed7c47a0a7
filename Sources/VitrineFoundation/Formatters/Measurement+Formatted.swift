import Foundation
package import VitrineModel

/// The purpose of a measurement, which decides the unit that a region uses.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable, Codable {
  package var usage: MeasurementFormat.Usage

  /// Nothing in particular.
  public static var general: Self { Self(usage: .general) }
  /// The unit stays as it is.
  public static var asProvided: Self { Self(usage: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A person's measures.
  public static var person: Self { Self(usage: .person) }
  /// A person's height.
  public static var personHeight: Self { Self(usage: .personHeight) }
  /// The length of a way.
  public static var road: Self { Self(usage: .road) }
  /// Fallen rain.
  public static var rainfall: Self { Self(usage: .rainfall) }
  /// Fallen snow.
  public static var snowfall: Self { Self(usage: .snowfall) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's mass.
  public static var personWeight: Self { Self(usage: .person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of air.
  public static var weather: Self { Self(usage: .weather) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(usage: .food) }
}

extension Measurement where UnitType: Dimension {
  /// Writes quantities, such as `12 km`.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long a unit's name is.
    public struct UnitWidth: Hashable, Sendable, Codable {
      package var width: VitrineModel.UnitWidth

      /// In full, `12 kilometers`.
      public static var wide: UnitWidth { UnitWidth(width: .wide) }
      /// Shortened, `12 km`.
      public static var abbreviated: UnitWidth { UnitWidth(width: .abbreviated) }
      /// As short as can be, `12km`.
      public static var narrow: UnitWidth { UnitWidth(width: .narrow) }
    }

    /// How long the unit's name is.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// Whether a temperature names no scale.
    public var hidesScaleName: Bool
    /// The purpose of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; `nil` leaves it to the region and the usage.
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

    /// The quantity as an archive holds it; `nil` for a custom unit.
    package func archived(_ value: Measurement) -> MeasurementFormat? {
      guard let unit = UnitIdentifiers.identifier(of: value.unit) else { return nil }
      var format = MeasurementFormat()
      format.value = value.value
      format.unit = unit
      format.width = width.width
      format.usage = usage?.usage ?? .general
      format.hidesScaleName = hidesScaleName
      format.fractionLength = numberFormatStyle?.fractionLength
      return format
    }

    /// The quantity in the unit that people expect.
    public func format(_ value: Measurement) -> String {
      archived(value).flatMap { FormattedValue.string(of: .measurement($0), locale) }
        ?? "\(numberFormatStyle?.format(value.value) ?? value.value.formatted()) \(value.unit.symbol)"
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The quantity in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }

  /// The quantity in the unit that people expect.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Writes quantities, such as `12 km`.
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
  /// The number of fraction digits of this style, inferred from formatted samples, because a style
  /// does not expose its settings.
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
