import SwiftUI
import WidgetKit

struct NAMEEntry: TimelineEntry {
  let date: Date
  let title: String

  static let sample = NAMEEntry(date: .now, title: "Evening at the Lake")
}

struct NAMEProvider: TimelineProvider {
  func placeholder(in context: Context) -> NAMEEntry { .sample }

  func getSnapshot(in context: Context, completion: @escaping (NAMEEntry) -> Void) {
    completion(.sample)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NAMEEntry>) -> Void) {
    let tomorrow = Calendar.current.startOfDay(for: .now.addingTimeInterval(86_400))
    completion(Timeline(entries: [.sample], policy: .after(tomorrow)))
  }
}

struct NAMEView: View {
  @Environment(\.showsWidgetContainerBackground) private var hasBackground
  let entry: NAMEEntry

  var body: some View {
    VStack(alignment: .leading) {
      Spacer(minLength: 0)
      Text(entry.title)
        .font(.headline)
        .foregroundStyle(hasBackground ? .white : .primary)
        .lineLimit(2)
        .minimumScaleFactor(0.7)
        .widgetAccentable()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      ZStack {
        Color.clear
          .overlay {
            Image("Photo")
              .resizable()
              .widgetAccentedRenderingMode(.fullColor)
              .scaledToFill()
          }
          .clipped()
        // Letters need a dark ground, whatever the picture shows.
        LinearGradient(
          colors: [.clear, .black.opacity(0.7)], startPoint: .center, endPoint: .bottom)
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
    .configurationDisplayName("Photo")
    .description("A picture for each day.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

#Preview("Photo", as: .systemSmall) {
  NAMEWidget()
} timeline: {
  NAMEEntry(date: .now, title: "Evening at the Lake")
  NAMEEntry(date: .now, title: "Rain")
}
