import Charts
import SwiftUI
import WidgetKit

struct NAMEDay: Identifiable {
  let date: Date
  let hours: Double
  var id: Date { date }
}

struct NAMEEntry: TimelineEntry {
  let date: Date
  let days: [NAMEDay]

  static func sample(_ date: Date = .now) -> NAMEEntry {
    let hours = [7.2, 6.1, 8.0, 7.5, 5.4, 8.3, 7.8]
    let today = Calendar.current.startOfDay(for: date)
    return NAMEEntry(
      date: date,
      days: hours.enumerated().compactMap { offset, hours in
        Calendar.current.date(byAdding: .day, value: offset - 6, to: today)
          .map { NAMEDay(date: $0, hours: hours) }
      })
  }

  var average: Double {
    days.isEmpty ? 0 : days.map(\.hours).reduce(0, +) / Double(days.count)
  }
}

struct NAMEProvider: TimelineProvider {
  func placeholder(in context: Context) -> NAMEEntry { .sample() }

  func getSnapshot(in context: Context, completion: @escaping (NAMEEntry) -> Void) {
    completion(.sample())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NAMEEntry>) -> Void) {
    let tomorrow = Calendar.current.startOfDay(for: .now.addingTimeInterval(86_400))
    completion(Timeline(entries: [.sample()], policy: .after(tomorrow)))
  }
}

struct NAMEView: View {
  let entry: NAMEEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Sleep")
        .font(.headline)
        .foregroundStyle(.tint)
        .widgetAccentable()
      Text("\(entry.average, format: .number.precision(.fractionLength(1))) h a night")
        .font(.subheadline)
      Chart(entry.days) { day in
        BarMark(x: .value("Day", day.date, unit: .day), y: .value("Hours", day.hours))
          .foregroundStyle(.tint)
          .cornerRadius(3)
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
        }
      }
      .chartYAxis(.hidden)
      .widgetAccentable()
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

@main
struct NAMEWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NAME", provider: NAMEProvider()) { entry in
      NAMEView(entry: entry)
    }
    .configurationDisplayName("Sleep")
    .description("How long you slept this week.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

#Preview("Sleep", as: .systemMedium) {
  NAMEWidget()
} timeline: {
  NAMEEntry.sample()
}
