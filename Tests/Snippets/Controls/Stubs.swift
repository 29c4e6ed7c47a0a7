// Types that the blocks name but do not define.
import AppIntents
import SwiftUI
import WidgetKit

struct PlainEntry: TimelineEntry {
  let date: Date
}

struct PlainProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct MyAppWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "app", provider: PlainProvider()) { _ in
      Text("App").containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct MyAppControlToggle: ControlWidget {
  var body: some ControlWidgetConfiguration { TimerToggle().body }
}
