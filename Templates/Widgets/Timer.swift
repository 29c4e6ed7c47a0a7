import SwiftUI
import WidgetKit

struct NAMEEntry: TimelineEntry {
  let date: Date
  let start: Date
  let end: Date

  static func sample(_ date: Date = .now) -> NAMEEntry {
    NAMEEntry(
      date: date, start: date.addingTimeInterval(-600), end: date.addingTimeInterval(1_500))
  }

  var isOver: Bool { date >= end }
}

struct NAMEProvider: TimelineProvider {
  func placeholder(in context: Context) -> NAMEEntry { .sample() }

  func getSnapshot(in context: Context, completion: @escaping (NAMEEntry) -> Void) {
    completion(.sample())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NAMEEntry>) -> Void) {
    // The system counts the seconds; an entry is needed only where something else changes.
    let now = NAMEEntry.sample()
    let over = NAMEEntry(date: now.end, start: now.start, end: now.end)
    completion(Timeline(entries: [now, over], policy: .never))
  }
}

struct NAMEView: View {
  @Environment(\.widgetFamily) private var family
  let entry: NAMEEntry

  var body: some View {
    content
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .containerBackground(.fill.tertiary, for: .widget)
  }

  @ViewBuilder private var content: some View {
    if family == .accessoryRectangular {
      VStack(alignment: .leading, spacing: 4) {
        title
          .font(.headline)
          .widgetAccentable()
        remaining
        progress
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      VStack(alignment: .leading, spacing: 6) {
        title
          .font(.headline)
          .foregroundStyle(.tint)
          .widgetAccentable()
        Spacer(minLength: 0)
        remaining
          .font(.title.weight(.semibold))
        progress
          .widgetAccentable()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var title: some View { Label("Bread", systemImage: "timer") }

  @ViewBuilder private var remaining: some View {
    if entry.isOver {
      Text("Ready")
    } else {
      Text(timerInterval: entry.start...entry.end, countsDown: true)
        .monospacedDigit()
    }
  }

  @ViewBuilder private var progress: some View {
    if entry.isOver {
      ProgressView(value: 1)
    } else {
      ProgressView(timerInterval: entry.start...entry.end, countsDown: false) {
      } currentValueLabel: {
      }
    }
  }
}

@main
struct NAMEWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NAME", provider: NAMEProvider()) { entry in
      NAMEView(entry: entry)
    }
    .configurationDisplayName("Timer")
    .description("How long the bread needs.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}

#Preview("Timer", as: .systemSmall) {
  NAMEWidget()
} timeline: {
  NAMEEntry.sample()
}
