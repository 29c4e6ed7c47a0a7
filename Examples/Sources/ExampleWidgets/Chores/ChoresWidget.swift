import AppIntents
import SwiftUI
import WidgetKit

/// Chores with buttons that mark them as done.
struct ChoresWidget: Widget {
  let kind: String = "Chores"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: ChoresProvider()) { entry in
      ChoresView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Chores")
    .description("Tick off chores from the Home Screen.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

/// Chores of a priority that people choose.
struct ChosenChoresWidget: Widget {
  let kind: String = "ChosenChores"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind, intent: ChoresConfiguration.self, provider: ChosenChoresProvider()
    ) { entry in
      ChoresView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("Chosen Chores")
    .description("Shows the chores of your choice.")
    .supportedFamilies([.systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

struct ChoresEntry: TimelineEntry {
  let date: Date
  let chores: [Chore]
  var isLoading = false
  let completedCount: Int

  init(date: Date, chores: [Chore], isLoading: Bool = false) {
    self.date = date
    self.chores = chores
    self.isLoading = isLoading
    completedCount = chores.filter(\.isCompleted).count
  }
}

struct ChoresProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChoresEntry {
    ChoresEntry(date: Date(), chores: [ChoreStore.sample], isLoading: true)
  }

  func getSnapshot(in context: Context, completion: @escaping (ChoresEntry) -> Void) {
    completion(
      ChoresEntry(date: Date(), chores: ChoreStore.shared.chores().prefix(3).map { $0 }))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ChoresEntry>) -> Void) {
    let entry = ChoresEntry(date: Date(), chores: ChoreStore.shared.chores())
    let next = Calendar.current.date(byAdding: .minute, value: 15, to: Date()) ?? Date()
    completion(Timeline(entries: [entry], policy: .after(next)))
  }
}

struct ChosenChoresProvider: AppIntentTimelineProvider {
  typealias Entry = ChoresEntry
  typealias Intent = ChoresConfiguration

  func placeholder(in context: Context) -> ChoresEntry {
    ChoresEntry(date: Date(), chores: [])
  }

  func snapshot(for configuration: ChoresConfiguration, in context: Context) async -> ChoresEntry {
    ChoresEntry(date: Date(), chores: chores(configuration))
  }

  func timeline(
    for configuration: ChoresConfiguration, in context: Context
  ) async -> Timeline<ChoresEntry> {
    let entry = ChoresEntry(date: Date(), chores: chores(configuration))
    return Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(15 * 60)))
  }

  private func chores(_ configuration: ChoresConfiguration) -> [Chore] {
    var chores = ChoreStore.shared.chores()
    if configuration.priority != .all {
      let priority = Chore.Priority(rawValue: configuration.priority.rawValue) ?? .medium
      chores = chores.filter { $0.priority == priority }
    }
    if !configuration.showsCompleted {
      chores = chores.filter { !$0.isCompleted }
    }
    return Array(chores.prefix(configuration.count))
  }
}
