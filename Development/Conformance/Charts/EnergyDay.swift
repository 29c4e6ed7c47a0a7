import Foundation

/// The data of Home Assistant's energy widget in its snapshot tests.
///
/// Source: home-assistant/iOS at d722d78, `WidgetsSnapshot.test.swift`: the load of a home has
/// peaks at 7:00 and 20:00, and its solar panels follow a sine over the day.
struct EnergyDay {
  /// One bar of the chart.
  struct Point {
    var seconds: Double
    var grid: Double
    var solar: Double
    var returned: Double

    /// The part of its own generation that the home uses.
    var used: Double { max(solar - returned, 0) }
  }

  /// The homes of the tests.
  enum Home {
    case solarDay, heavyExport, noSolar, solarWithoutExport
  }

  /// Midnight in Amsterdam of the day that contains 1,700,000,000 seconds after the start of 1970.
  static let start = 1_699_916_400.0

  let home: Home
  /// Number of days, each of which is a bar; `nil` for the hours of one day.
  let days: Int?

  var points: [Point] {
    guard let days else {
      return (0..<24).map { point(at: Double($0) * 3600, hours: [Double($0)], sun: 1) }
    }
    return (0..<days).map { day in
      point(
        at: Double(day) * 86_400, hours: (0..<24).map(Double.init),
        sun: 0.5 + 0.25 * Double(day % 4))
    }
  }

  private func point(at offset: Double, hours: [Double], sun: Double) -> Point {
    var point = Point(seconds: EnergyDay.start + offset, grid: 0, solar: 0, returned: 0)
    for hour in hours {
      let load = 0.25 + 0.8 * bell(hour - 7, 4) + bell(hour - 20, 6)
      let daylight = (6...18).contains(hour) ? 1.6 * sin((hour - 6) / 12 * .pi) : 0
      let solar = daylight * strength * sun
      point.grid += max(load - solar, 0)
      point.solar += solar
      if home != .solarWithoutExport { point.returned += max(solar - load, 0) }
    }
    return point
  }

  private func bell(_ distance: Double, _ width: Double) -> Double {
    exp(-distance * distance / width)
  }

  private var strength: Double {
    switch home {
    case .noSolar: 0
    case .heavyExport: 4
    case .solarDay, .solarWithoutExport: 1
    }
  }
}
