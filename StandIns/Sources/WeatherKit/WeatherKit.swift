@_exported import CoreLocation

// The weather needs the network and an account: there is none.

/// The weather conditions.
public enum WeatherCondition: String, CaseIterable, Codable, Sendable {
  /// Conditions from blizzards to fog.
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  /// Conditions from freezing drizzle to hurricanes.
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  /// Conditions from isolated thunderstorms to scattered ones.
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms
  /// Conditions from sleet to tropical storms.
  case sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm
  /// Windy or wintry conditions.
  case windy, wintryMix
}

/// The speed and direction of the wind.
public struct Wind: Sendable {
  /// How fast.
  public var speed: Measurement<UnitSpeed>
  /// Where it comes from.
  public var direction: Measurement<UnitAngle>
}

/// The strength of the sun.
public struct UVIndex: Sendable {
  /// The value of the UV index.
  public var value: Int
}

/// The weather of a moment.
public struct CurrentWeather: Sendable {
  /// The time of the observation.
  public var date: Date
  /// The weather condition.
  public var condition: WeatherCondition
  /// The symbol of the sky.
  public var symbolName: String
  /// How warm it is.
  public var temperature: Measurement<UnitTemperature>
  /// How warm it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// Water in the air, from 0 to 1.
  public var humidity: Double
  /// Whether the sun shines.
  public var isDaylight: Bool
  /// The wind at the time.
  public var wind: Wind
  /// The strength of the sun.
  public var uvIndex: UVIndex
}

/// The weather of an hour.
public struct HourWeather: Sendable {
  /// The start of the hour.
  public var date: Date
  /// The weather condition.
  public var condition: WeatherCondition
  /// The symbol of the sky.
  public var symbolName: String
  /// How warm it is.
  public var temperature: Measurement<UnitTemperature>
  /// How likely rain is, from 0 to 1.
  public var precipitationChance: Double
}

/// The weather of a day.
public struct DayWeather: Sendable {
  /// The start of the day.
  public var date: Date
  /// The weather condition.
  public var condition: WeatherCondition
  /// The symbol of the sky.
  public var symbolName: String
  /// How warm it gets.
  public var highTemperature: Measurement<UnitTemperature>
  /// How cold it gets.
  public var lowTemperature: Measurement<UnitTemperature>
  /// How likely rain is, from 0 to 1.
  public var precipitationChance: Double
}

/// The weather of several times.
public struct Forecast<Element: Sendable>: Sendable, RandomAccessCollection {
  /// The weather of each time.
  public var forecast: [Element]
  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { forecast.count }
  /// The weather at a place.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather of a place.
public struct Weather: Sendable {
  /// The weather now.
  public var currentWeather: CurrentWeather
  /// The weather of the next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The weather of the next days.
  public var dailyForecast: Forecast<DayWeather>
}

/// Why there is no weather.
public enum WeatherError: Error, Sendable {
  /// The reasons of weather errors.
  case permissionDenied, unknown
}

/// Asks for the weather: nobody answers.
public final class WeatherService: Sendable {
  /// The shared service.
  public static let shared = WeatherService()
  /// Creates a weather service.
  public init() {}
  /// The weather of a place.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
}
