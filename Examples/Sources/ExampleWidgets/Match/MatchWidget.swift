import SwiftUI
import WidgetKit

/// A match between two players: whose turn it is.
struct MatchWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Match",
      provider: MatchProvider(),
    ) { entry in
      MatchView(match: entry.match)
    }
    .configurationDisplayName("Match")
    .description("Shows whose turn it is.")
    .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct Match {
  var players: (String, String)
  var points: (Int, Int)
  var turn: String
}

struct MatchEntry: TimelineEntry {
  var date: Date
  var match: Match
}

/// Provides the match every quarter of an hour.
struct MatchProvider: TimelineProvider {
  private let current = Match(players: ("Ada", "Bo"), points: (12, 9), turn: "Ada")

  func placeholder(in context: Context) -> MatchEntry {
    MatchEntry(date: Date(), match: Match(players: ("Name", "Name"), points: (0, 0), turn: "Name"))
  }

  func getSnapshot(in context: Context, completion: @escaping (MatchEntry) -> Void) {
    let date = Date()
    if context.isPreview {
      completion(
        MatchEntry(
          date: date, match: Match(players: ("You", "Friend"), points: (3, 2), turn: "You"))
      )
    } else {
      completion(MatchEntry(date: date, match: current))
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MatchEntry>) -> Void) {
    let date = Date()
    let next = Calendar.current.date(byAdding: .minute, value: 15, to: date) ?? date
    completion(Timeline(entries: [MatchEntry(date: date, match: current)], policy: .after(next)))
  }
}

struct MatchView: View {
  @Environment(\.widgetFamily) private var family
  let match: Match

  var body: some View {
    switch family {
    case .accessoryRectangular: lines
    default: card
    }
  }

  private var lines: some View {
    VStack(alignment: .leading) {
      Text("\(match.players.0) – \(match.players.1)")
        .font(.headline)
      Text("\(match.points.0) : \(match.points.1)")
        .monospacedDigit()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.clear, for: .widget)
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label("Match", systemImage: "flag.checkered")
        .font(.caption.bold())
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      score(match.players.0, match.points.0)
      score(match.players.1, match.points.1)
      Text("\(match.turn)’s turn")
        .font(.footnote)
        .padding(.top, 2)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(.fill.tertiary, for: .widget)
  }

  private func score(_ name: String, _ points: Int) -> some View {
    HStack {
      Text(name)
        .fontWeight(name == match.turn ? .bold : .regular)
      Spacer()
      Text("\(points)")
        .monospacedDigit()
    }
    .font(.title3)
  }
}

#Preview("Match", as: .systemSmall) {
  MatchWidget()
} timelineProvider: {
  MatchProvider()
}
