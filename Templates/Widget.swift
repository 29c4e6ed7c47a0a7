import SwiftUI
import WidgetKit

struct NAMEEntry: TimelineEntry {
  let date: Date
  let glasses: Int
}

struct NAMEProvider: TimelineProvider {
  func placeholder(in context: Context) -> NAMEEntry {
    NAMEEntry(date: .now, glasses: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (NAMEEntry) -> Void) {
    completion(NAMEEntry(date: .now, glasses: 3))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NAMEEntry>) -> Void) {
    let entry = NAMEEntry(date: .now, glasses: 3)
    completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
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
        HStack(alignment: .firstTextBaseline) {
          title
          Spacer()
          Text("\(entry.glasses)/8")
        }
        .font(.headline)
        progress
      }
    } else {
      VStack(alignment: .leading, spacing: 6) {
        title
          .font(.headline)
          .foregroundStyle(.blue)
        Spacer(minLength: 0)
        Text("\(entry.glasses) of 8")
          .font(.title)
          .monospacedDigit()
        progress
          .tint(.blue)
      }
    }
  }

  private var title: some View { Label("Water", systemImage: "drop.fill") }

  private var progress: some View { ProgressView(value: Double(entry.glasses), total: 8) }
}

@main
struct NAMEWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NAME", provider: NAMEProvider()) { entry in
      NAMEView(entry: entry)
    }
    .configurationDisplayName("Water")
    .description("What you drank today.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}

#Preview("Thirsty", as: .systemSmall) {
  NAMEWidget()
} timeline: {
  NAMEEntry(date: .now, glasses: 1)
  NAMEEntry(date: .now, glasses: 8)
}
