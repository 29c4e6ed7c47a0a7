@_exported import CoreLocation

// The weather service, which needs the network and an account, and isn't available.

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

  /// The name of the condition in English.
  public var description: String {
    rawValue.reduce(into: "") {
      $0 += $1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : "\($1)"
    }
  }
}

/// The speed and direction of the wind.
public struct Wind: Sendable {
  /// The speed of the wind.
  public var speed: Measurement<UnitSpeed>
  /// The direction from which the wind blows.
  public var direction: Measurement<UnitAngle>
}

/// The UV index.
public struct UVIndex: Sendable {
  /// The value of the UV index.
  public var value: Int
}

/// The current weather.
public struct CurrentWeather: Sendable {
  /// The time of the observation.
  public var date: Date
  /// The weather condition.
  public var condition: WeatherCondition
  /// The name of the symbol for the condition.
  public var symbolName: String
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The apparent temperature.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The humidity, from 0 to 1.
  public var humidity: Double
  /// Whether it is daylight.
  public var isDaylight: Bool
  /// The wind at the time.
  public var wind: Wind
  /// The UV index.
  public var uvIndex: UVIndex
}

/// The weather of an hour.
public struct HourWeather: Sendable {
  /// The start of the hour.
  public var date: Date
  /// The weather condition.
  public var condition: WeatherCondition
  /// The name of the symbol for the condition.
  public var symbolName: String
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The chance of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// The amount of precipitation.
  public var precipitationAmount: Measurement<UnitLength>
  /// The humidity, from 0 to 1.
  public var humidity: Double
  /// The apparent temperature.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// Whether it is daylight.
  public var isDaylight: Bool
  /// The wind at the time.
  public var wind: Wind
  /// The UV index.
  public var uvIndex: UVIndex
}

/// The kinds of precipitation.
public enum Precipitation: String, CaseIterable, Codable, Sendable {
  /// The kinds of precipitation.
  case none, hail, mixed, rain, sleet, snow
}

/// The precipitation of a minute.
public struct MinuteWeather: Sendable {
  /// The start of the minute.
  public var date: Date
  /// The kind of precipitation.
  public var precipitation: Precipitation
  /// The chance of precipitation, from 0 to 1.
  public var precipitationChance: Double
  /// How heavy the precipitation is.
  public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of a day.
public struct DayWeather: Sendable {
  /// The start of the day.
  public var date: Date
  /// The weather condition.
  public var condition: WeatherCondition
  /// The name of the symbol for the condition.
  public var symbolName: String
  /// The highest temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The lowest temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The chance of precipitation, from 0 to 1.
  public var precipitationChance: Double
}

/// A forecast for several times.
public struct Forecast<Element: Sendable>: Sendable, RandomAccessCollection {
  /// The weather of each time.
  public var forecast: [Element]
  /// The index of the first element.
  public var startIndex: Int { 0 }
  /// The index after the last element.
  public var endIndex: Int { forecast.count }
  /// The element at an index.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather at a location.
public struct Weather: Sendable {
  /// The weather now.
  public var currentWeather: CurrentWeather
  /// The weather of the next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The weather of the next days.
  public var dailyForecast: Forecast<DayWeather>
  /// The precipitation of the next hour; `nil` where it is not known.
  public var minuteForecast: Forecast<MinuteWeather>?
}

/// An error of the weather service.
public enum WeatherError: Error, Sendable {
  /// The reasons of weather errors.
  case permissionDenied, unknown
}

/// The weather service, which always fails.
public final class WeatherService: Sendable {
  /// The shared service.
  public static let shared = WeatherService()
  /// Creates a weather service.
  public init() {}
  /// Returns the weather at a location; always fails.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
  /// Returns a part of the weather at a location; always fails.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { throw WeatherError.permissionDenied }
  /// Returns two parts of the weather at a location; always fails.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }
  /// Returns three parts of the weather at a location; always fails.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }
  /// Returns four parts of the weather at a location; always fails.
  ///
  /// - Throws: `WeatherError.permissionDenied`, always.
  public func weather<T1, T2, T3, T4>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
  ) async throws -> (T1, T2, T3, T4) { throw WeatherError.permissionDenied }
}

/// A part of the weather.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
  /// The weather now.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
  /// The weather of the next hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
  /// The weather of the next days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? {
  /// The precipitation of the next hour.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}
