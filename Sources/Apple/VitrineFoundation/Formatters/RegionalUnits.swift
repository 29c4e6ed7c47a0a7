import Foundation
internal import VitrineModel

/// The units that people expect in a region.
///
/// Source: the unit preferences of Unicode's CLDR. It is assumed that a unit without a quantity is the one
/// for the quantities of everyday life.
enum RegionalUnits {
  /// The unit of a kind in a locale; `nil` for kinds that are the same everywhere.
  static func unit(
    _ type: Dimension.Type, _ usage: MeasurementFormat.Usage, _ locale: Locale
  ) -> Dimension? {
    let units: [Dimension]
    switch type {
    case is UnitLength.Type: units = length(usage)
    case is UnitMass.Type:
      units = [UnitMass.kilograms, UnitMass.pounds] + (usage == .person ? [UnitMass.stones] : [])
    case is UnitTemperature.Type: units = [UnitTemperature.celsius, UnitTemperature.fahrenheit]
    case is UnitEnergy.Type: units = [usage == .food ? UnitEnergy.kilocalories : .kilojoules]
    case is UnitSpeed.Type:
      units = [UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.milesPerHour]
    case is UnitVolume.Type: units = [UnitVolume.liters, UnitVolume.gallons]
    case is UnitArea.Type: units = [UnitArea.squareMeters, UnitArea.squareFeet]
    case is UnitPressure.Type: units = [UnitPressure.hectopascals, UnitPressure.inchesOfMercury]
    case is UnitFuelEfficiency.Type:
      units = [
        UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon,
        UnitFuelEfficiency.milesPerImperialGallon,
      ]
    default: return nil
    }
    switch locale.measurementSystem {
    case .us: return units.dropFirst().first ?? units.first
    case .uk: return units.dropFirst(2).first ?? units.first
    default: return units.first
    }
  }

  /// The metric unit, that of the United States and that of the United Kingdom.
  private static func length(_ usage: MeasurementFormat.Usage) -> [UnitLength] {
    switch usage {
    case .road: [.kilometers, .miles, .miles]
    case .person: [.centimeters, .inches, .inches]
    case .personHeight: [.centimeters, .feet, .feet]
    case .rainfall: [.millimeters, .inches]
    case .snowfall: [.centimeters, .inches]
    case .general, .asProvided, .food, .weather: [.meters, .feet]
    }
  }
}

extension Dimension {
  /// Creates the unit that people in a region expect.
  public convenience init(forLocale locale: Locale) { self.init(.general, locale) }

  fileprivate convenience init(_ usage: MeasurementFormat.Usage, _ locale: Locale) {
    let unit = RegionalUnits.unit(Self.self, usage, locale) ?? Self.baseUnit()
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitLength {
  /// Creates the unit that people in a region expect for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general
  ) { self.init(usage.usage, locale) }
}

extension UnitMass {
  /// Creates the unit that people in a region expect for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general
  ) { self.init(usage.usage, locale) }
}

extension UnitTemperature {
  /// Creates the unit that people in a region expect for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general
  ) { self.init(usage.usage, locale) }
}

extension UnitEnergy {
  /// Creates the unit that people in a region expect for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general
  ) { self.init(usage.usage, locale) }
}

extension UnitVolume {
  /// Creates the unit that people in a region expect for a usage.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general
  ) { self.init(usage.usage, locale) }
}
