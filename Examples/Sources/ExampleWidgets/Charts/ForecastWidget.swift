import Charts
import SwiftUI
import WidgetKit

/// The temperatures of a day, with the range of the forecast.
struct ForecastWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Forecast", provider: ForecastProvider()) { entry in
      ForecastView(entry: entry)
    }
    .configurationDisplayName("Forecast")
    .description("Shows today's temperatures.")
    .supportedFamilies([.systemMedium, .accessoryRectangular])
  }
}

struct ForecastEntry: TimelineEntry {
  /// The forecast for an hour, in degrees Celsius.
  struct Hour: Identifiable {
    let date: Date
    let low: Double
    let expected: Double
    let high: Double
    var id: Date { date }
  }

  let date: Date
  let hours: [Hour]

  var warmest: Hour? { hours.max { $0.expected < $1.expected } }
}

struct ForecastProvider: TimelineProvider {
  func placeholder(in context: Context) -> ForecastEntry { entry(Date()) }

  func getSnapshot(in context: Context, completion: @escaping (ForecastEntry) -> Void) {
    completion(entry(Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ForecastEntry>) -> Void) {
    completion(Timeline(entries: [entry(Date())], policy: .atEnd))
  }

  private func entry(_ date: Date) -> ForecastEntry {
    let degrees = [9.0, 8, 8, 9, 12, 16, 19, 21, 20, 17, 13, 11, 10]
    let midnight = Calendar.current.startOfDay(for: date)
    return ForecastEntry(
      date: date,
      hours: degrees.enumerated().map { index, degrees in
        let spread = 0.5 + 0.2 * Double(index)
        return ForecastEntry.Hour(
          date: midnight.addingTimeInterval(Double(index) * 7200), low: degrees - spread,
          expected: degrees, high: degrees + spread)
      })
  }
}

struct ForecastView: View {
  @Environment(\.widgetFamily) private var family
  let entry: ForecastEntry

  var body: some View {
    switch family {
    case .accessoryRectangular:
      chart.chartXAxis(.hidden).chartYAxis(.hidden)
        .containerBackground(.clear, for: .widget)
    default:
      VStack(alignment: .leading, spacing: 6) {
        Label("Copenhagen", systemImage: "location.fill").font(.caption.weight(.semibold))
        chart
      }
      .containerBackground(.background, for: .widget)
    }
  }

  private var chart: some View {
    Chart(entry.hours) { hour in
      AreaMark(
        x: .value("Time", hour.date), yStart: .value("Low", hour.low),
        yEnd: .value("High", hour.high)
      )
      .foregroundStyle(.orange.opacity(0.25))
      .interpolationMethod(.monotone)
      LineMark(x: .value("Time", hour.date), y: .value("Temperature", hour.expected))
        .foregroundStyle(.orange)
        .interpolationMethod(.monotone)
      if hour.id == entry.warmest?.id {
        PointMark(x: .value("Time", hour.date), y: .value("Temperature", hour.expected))
          .foregroundStyle(.orange)
          .annotation(position: .top, spacing: 2) {
            Text("\(Int(hour.expected))°").font(.caption2.weight(.semibold))
          }
      }
    }
    .chartYScale(domain: 0...30)
    .chartYAxis {
      AxisMarks(values: [0, 10, 20, 30]) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0)°") }
      }
    }
  }
}
