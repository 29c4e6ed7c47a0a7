import Charts
import SwiftUI
import WidgetKit

/// The electricity of a home from the grid and from its solar panels, hour by hour.
struct EnergyWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Energy", provider: EnergyProvider()) { entry in
      EnergyView(entry: entry)
    }
    .configurationDisplayName("Energy")
    .description("Shows today's electricity.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

struct EnergyEntry: TimelineEntry {
  /// The consumption of an hour, in kilowatt hours.
  struct Use: Identifiable {
    let date: Date
    let source: String
    let amount: Double
    var id: String { "\(source) \(date)" }
  }

  let date: Date
  let uses: [Use]
  /// The surplus of the panels, in kilowatt hours.
  let surplus: [Use]

  var total: Double { uses.reduce(0) { $0 + $1.amount } }
}

struct EnergyProvider: TimelineProvider {
  func placeholder(in context: Context) -> EnergyEntry { entry(Date()) }

  func getSnapshot(in context: Context, completion: @escaping (EnergyEntry) -> Void) {
    completion(entry(Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<EnergyEntry>) -> Void) {
    completion(Timeline(entries: [entry(Date())], policy: .atEnd))
  }

  /// A home with a busy evening on a sunny day, in tenths of a kilowatt hour.
  private func entry(_ date: Date) -> EnergyEntry {
    let load = [3, 2, 2, 2, 2, 3, 8, 12, 9, 5, 4, 4, 7, 5, 4, 4, 5, 8, 14, 16, 12, 8, 5, 4]
    let sun = [0, 0, 0, 0, 0, 0, 1, 3, 6, 9, 12, 14, 15, 14, 12, 9, 6, 3, 1, 0, 0, 0, 0, 0]
    let midnight = Calendar.current.startOfDay(for: date)
    let hours = load.indices.map { midnight.addingTimeInterval(Double($0) * 3600) }
    return EnergyEntry(
      date: date,
      uses: hours.indices.flatMap { hour in
        [
          EnergyEntry.Use(
            date: hours[hour], source: "Solar", amount: Double(min(load[hour], sun[hour])) / 10),
          EnergyEntry.Use(
            date: hours[hour], source: "Grid", amount: Double(max(load[hour] - sun[hour], 0)) / 10),
        ]
      },
      surplus: hours.indices.map { hour in
        EnergyEntry.Use(
          date: hours[hour], source: "Sold", amount: -Double(max(sun[hour] - load[hour], 0)) / 10)
      })
  }
}

struct EnergyView: View {
  @Environment(\.widgetFamily) private var family
  let entry: EnergyEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Label("Energy", systemImage: "bolt.fill")
          .font(.caption.weight(.semibold))
          .foregroundStyle(.orange)
        Spacer()
        Text("\(entry.total, format: .number.precision(.fractionLength(1))) kWh")
          .font(.headline)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      chart
    }
    .containerBackground(.background, for: .widget)
  }

  private var chart: some View {
    Chart {
      ForEach(entry.uses + entry.surplus) { use in
        BarMark(
          x: .value("Time", use.date, unit: .hour), y: .value("Energy", use.amount)
        )
        .foregroundStyle(by: .value("Source", use.source))
      }
      RuleMark(y: .value("Energy", 0))
        .foregroundStyle(.secondary)
        .lineStyle(StrokeStyle(lineWidth: 0.5))
    }
    .chartForegroundStyleScale(["Solar": Color.orange, "Grid": Color.blue, "Sold": Color.green])
    .chartLegend(family == .systemLarge ? .visible : .hidden)
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: family == .systemSmall ? 12 : 6)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
  }
}
