import Confetti
import SwiftUI
import WidgetKit

struct RingEntry: TimelineEntry {
  let date: Date
  let share: Double
}

struct RingProvider: TimelineProvider {
  func placeholder(in context: Context) -> RingEntry { RingEntry(date: .now, share: 0.5) }

  func getSnapshot(in context: Context, completion: @escaping (RingEntry) -> Void) {
    completion(RingEntry(date: .now, share: 0.7))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<RingEntry>) -> Void) {
    completion(Timeline(entries: [RingEntry(date: .now, share: 0.7)], policy: .never))
  }
}

struct RingView: View {
  let entry: RingEntry

  var body: some View {
    VStack {
      // There is no such package: this view is left out.
      if entry.share >= 1 { ConfettiView(amount: 3) }
      Gauge(value: entry.share) { Text("Ring") }
        .gaugeStyle(.accessoryCircularCapacity)
      Text(Titles.share(entry.share))
    }
    .containerBackground(.background, for: .widget)
  }
}

@main
struct RingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Ring", provider: RingProvider()) { RingView(entry: $0) }
      .configurationDisplayName("Ring")
      .description("How much is done.")
      .supportedFamilies([.systemSmall])
  }
}
