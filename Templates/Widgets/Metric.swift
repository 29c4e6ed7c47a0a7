import SwiftUI
import WidgetKit

struct NAMEEntry: TimelineEntry {
  let date: Date
  let steps: Int
  let yesterday: Int

  static let sample = NAMEEntry(date: .now, steps: 8_241, yesterday: 7_350)

  /// The difference to yesterday, as a part of yesterday's steps.
  var change: Double { yesterday > 0 ? Double(steps) / Double(yesterday) - 1 : 0 }
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
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .containerBackground(.fill.tertiary, for: .widget)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryInline:
      Label("\(entry.steps) steps", systemImage: "figure.walk")
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        VStack(spacing: 0) {
          Image(systemName: "figure.walk")
            .widgetAccentable()
          Text(entry.steps, format: .number.notation(.compactName))
            .font(.headline)
        }
        .padding(6)
      }
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("\(entry.steps) steps")
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        title
          .font(.headline)
          .widgetAccentable()
        Text("\(entry.steps) steps")
      }
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .frame(maxWidth: .infinity, alignment: .leading)
    default:
      VStack(alignment: .leading, spacing: 4) {
        title
          .font(.headline)
          .foregroundStyle(.tint)
          .widgetAccentable()
        Spacer(minLength: 0)
        Text(entry.steps, format: .number)
          .font(.largeTitle.weight(.semibold))
          .monospacedDigit()
          .contentTransition(.numericText())
        change
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var title: some View { Label("Steps", systemImage: "figure.walk") }

  private var change: some View {
    let sign = FloatingPointFormatStyle<Double>.Percent.percent.sign(strategy: .always())
    return Text("\(entry.change, format: sign.precision(.fractionLength(0))) since yesterday")
  }
}

@main
struct NAMEWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NAME", provider: NAMEProvider()) { entry in
      NAMEView(entry: entry)
    }
    .configurationDisplayName("Steps")
    .description("How far you walked today.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .accessoryInline, .accessoryCircular, .accessoryRectangular,
    ])
  }
}

#Preview("Steps", as: .systemSmall) {
  NAMEWidget()
} timeline: {
  NAMEEntry(date: .now, steps: 640, yesterday: 7_350)
  NAMEEntry(date: .now, steps: 8_241, yesterday: 7_350)
}
