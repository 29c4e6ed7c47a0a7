// A widget that prints the conditions for which code is evaluated.
import SwiftUI
import WidgetKit

/// The entry at the current date, and one an hour later.
struct ConditionsProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: Date(), count: 0) }
  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
    completion(CountEntry(date: Date(), count: 1))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    let now = Date()
    completion(
      Timeline(
        entries: [CountEntry(date: now, count: 2), CountEntry(date: now + 3600, count: 3)],
        policy: .never))
  }
}

struct ConditionsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "conditions", provider: ConditionsProvider()) { entry in
      ConditionsView(entry: entry)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

/// A view that reads nothing that differs between pictures.
struct PlainWidget: Widget {
  init() { Fault.happens(at: "initializer") }

  var body: some WidgetConfiguration {
    let _ = Fault.happens(at: "description")
    return StaticConfiguration(kind: "plain", provider: ConditionsProvider()) { _ in
      Text(verbatim: "plain").containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct ConditionsView: View {
  let entry: CountEntry
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.widgetContentMargins) private var margins
  @Environment(\.displayScale) private var displayScale
  @Environment(\.colorSchemeContrast) private var contrast

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading, spacing: 0) {
        let radius = proxy.concentricCornerRadii?.topLeading ?? -1
        ForEach(
          lines + ["size \(proxy.size.width)×\(proxy.size.height)", "radius \(radius)"], id: \.self
        ) {
          Text(verbatim: $0)
        }
      }
    }
    .font(.system(size: 6))
    .containerBackground(.white, for: .widget)
  }

  private var lines: [String] {
    [
      "locale \(locale.identifier) \(Locale.current.identifier) \(1234.5.formatted())",
      "timeZone \(timeZone.identifier) \(TimeZone.current.identifier)",
      "date \(Date().timeIntervalSince1970)", "entry \(entry.count)",
      "margins \(margins.top) \(margins.leading) \(margins.bottom) \(margins.trailing)",
      "scale \(displayScale)", "contrast \(contrast)",
    ]
  }
}
