import AppIntents
import SwiftUI
import WidgetKit

/// A hero of a game, with a button that restores the strength of all heroes.
struct HeroWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Hero", provider: HeroProvider()) { entry in
      HeroEntryView(entry: entry)
    }
    .configurationDisplayName("Hero")
    .description("Shows how your hero is doing.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

struct HeroEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
  let hero: Hero
}

/// Provides a hero whose strength increases by a tenth each hour.
struct HeroProvider: TimelineProvider {
  func placeholder(in context: Context) -> HeroEntry {
    HeroEntry(date: Date(), relevance: nil, hero: .otter)
  }

  func getSnapshot(in context: Context, completion: @escaping (HeroEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HeroEntry>) -> Void) {
    let start = Date()
    let entries = (0..<3).map { hour in
      var hero = HeroStore.current
      hero.strength = min(hero.strength + 0.1 * Double(hour), 1)
      return HeroEntry(
        date: start.addingTimeInterval(Double(hour) * 3600),
        relevance: TimelineEntryRelevance(score: Float(hero.strength)), hero: hero)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct HeroEntryView: View {
  var entry: HeroEntry
  @Environment(\.widgetFamily) var family

  @ViewBuilder
  var body: some View {
    switch family {
    case .systemLarge:
      VStack(alignment: .leading) {
        HStack(alignment: .top) {
          HeroAvatar(hero: entry.hero)
            .foregroundStyle(.white)
          Text(entry.hero.story)
            .foregroundStyle(.white)
        }
        .padding()
        Spacer()
        if #available(iOS 17.0, *) {
          HStack(alignment: .top) {
            Button(intent: BoostHeroes()) {
              Image(systemName: "bolt.fill")
            }
          }
          .tint(.white)
          .padding()
        }
      }
      .containerBackground(for: .widget) {
        Color("Dusk")
      }
      .widgetURL(entry.hero.url)

    default:
      HStack(spacing: 16) {
        HeroAvatar(hero: entry.hero)
        Text(entry.hero.story)
          .font(.callout)
          .lineLimit(4)
      }
      .foregroundStyle(.white)
      .containerBackground(for: .widget) {
        LinearGradient(colors: [Color("Dusk"), .indigo], startPoint: .top, endPoint: .bottom)
      }
      .widgetURL(entry.hero.url)
    }
  }
}

/// The hero's image, name and strength.
struct HeroAvatar: View {
  let hero: Hero

  var body: some View {
    VStack(spacing: 8) {
      Image("Otter")
        .resizable()
        .scaledToFit()
        .frame(width: 72, height: 72)
        .background(.white.opacity(0.2), in: Circle())
      Text(hero.name)
        .font(.headline)
      Gauge(value: hero.strength) { EmptyView() }
        .gaugeStyle(.accessoryLinearCapacity)
        .tint(.yellow)
        .frame(width: 72)
    }
  }
}

#Preview(
  as: .systemMedium,
  widget: {
    HeroWidget()
  },
  timeline: {
    HeroEntry(date: Date(), relevance: nil, hero: .otter)
    HeroEntry(date: Date().addingTimeInterval(60), relevance: nil, hero: .tiredOtter)
  })
