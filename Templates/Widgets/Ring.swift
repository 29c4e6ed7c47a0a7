import SwiftUI
import WidgetKit

struct NAMEEntry: TimelineEntry {
  let date: Date
  let minutes: Double
  var goal = 30.0

  static let sample = NAMEEntry(date: .now, minutes: 21)

  var part: Double { min(max(minutes / goal, 0), 1) }
}

struct NAMEProvider: TimelineProvider {
  func placeholder(in context: Context) -> NAMEEntry { .sample }

  func getSnapshot(in context: Context, completion: @escaping (NAMEEntry) -> Void) {
    completion(.sample)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NAMEEntry>) -> Void) {
    completion(Timeline(entries: [.sample], policy: .after(.now.addingTimeInterval(900))))
  }
}

struct NAMEView: View {
  @Environment(\.widgetFamily) private var family
  let entry: NAMEEntry

  var body: some View {
    content
      .containerBackground(.fill.tertiary, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.part) {
        Image(systemName: "flame.fill")
      } currentValueLabel: {
        Text(entry.minutes, format: .number.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .widgetAccentable()
    case .systemMedium:
      HStack(spacing: 16) {
        ring
        VStack(alignment: .leading, spacing: 4) {
          Text("Exercise")
            .font(.headline)
          Text("\(Int(entry.minutes)) of \(Int(entry.goal)) minutes")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .lineLimit(2)
        .minimumScaleFactor(0.7)
        Spacer(minLength: 0)
      }
    default:
      ring
    }
  }

  private var ring: some View {
    ZStack {
      Circle()
        .stroke(.tint.opacity(0.2), lineWidth: 12)
      Circle()
        .trim(from: 0, to: entry.part)
        .stroke(.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .widgetAccentable()
      VStack(spacing: 0) {
        Text(entry.minutes, format: .number.precision(.fractionLength(0)))
          .font(.title.weight(.semibold))
          .monospacedDigit()
        Text("min")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.5)
      .padding(24)
    }
    .padding(6)
    .aspectRatio(1, contentMode: .fit)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Exercise")
    .accessibilityValue("\(Int(entry.minutes)) of \(Int(entry.goal)) minutes")
  }
}

@main
struct NAMEWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NAME", provider: NAMEProvider()) { entry in
      NAMEView(entry: entry)
    }
    .configurationDisplayName("Exercise")
    .description("How near your goal is.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

#Preview("Ring", as: .systemSmall) {
  NAMEWidget()
} timeline: {
  NAMEEntry(date: .now, minutes: 0)
  NAMEEntry(date: .now, minutes: 21)
  NAMEEntry(date: .now, minutes: 45)
}
