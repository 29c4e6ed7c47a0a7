// Types that the blocks name but do not define.
import SwiftUI
import WidgetKit

typealias GameStatus = String

struct CharacterDetail {}

struct GameTurnSummary: View {
  let status: GameStatus
  init(_ status: GameStatus) { self.status = status }
  var body: some View {
    VStack {
      Image(systemName: "gamecontroller.fill")
      Text(status)
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

struct GameDetailsNotAvailable: View {
  var body: some View { Text("Not available") }
}

extension GameStatusView {
  init(_ status: GameStatus) { self.init(gameStatus: status, selectedCharacter: CharacterDetail()) }
}

extension GameStatusProvider {
  var gameStatusFromServer: String { "Your turn" }
  func placeholder(in context: Context) -> GameStatusEntry {
    GameStatusEntry(date: Date(), gameStatus: "—")
  }
  func getSnapshot(in context: Context, completion: @escaping (GameStatusEntry) -> Void) {
    completion(placeholder(in: context))
  }
}

enum Ranger { case spouty }

struct SimpleEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
  let hero: Ranger
}

struct RangerProvider: TimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry { SimpleEntry(date: Date(), hero: .spouty) }
  func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<SimpleEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct EmojiRangerWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ranger", provider: RangerProvider()) { entry in
      Text("\(entry.hero)").containerBackground(.blue, for: .widget)
    }
  }
}
