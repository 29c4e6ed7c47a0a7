// Types that the blocks name but do not define.
import SwiftUI
import WidgetKit

struct GameStatusEntry: TimelineEntry {
  var date: Date
  var gameStatus: String
}

extension GameStatusProvider {
  typealias Entry = GameStatusEntry

  func placeholder(in context: Context) -> GameStatusEntry {
    GameStatusEntry(date: Date(), gameStatus: "—")
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<GameStatusEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

@main
struct SnapshotWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "snapshot",
      provider: GameStatusProvider(hasFetchedGameStatus: false, gameStatusFromServer: "Your turn")
    ) { entry in
      Text(entry.gameStatus).containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
