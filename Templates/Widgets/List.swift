import AppIntents
import SwiftUI
import WidgetKit

struct NAMETask: Identifiable {
  let id: Int
  let title: String
  let isDone: Bool
}

struct NAMEEntry: TimelineEntry {
  let date: Date
  let tasks: [NAMETask]

  static func current() -> NAMEEntry {
    let done = NAMEStore.done
    let titles = ["Water the plants", "Call the plumber", "Buy bread", "Return the books", "Run"]
    return NAMEEntry(
      date: .now,
      tasks: titles.enumerated().map { NAMETask(id: $0, title: $1, isDone: done.contains($0)) })
  }
}

/// What the widget and its intent share.
///
/// An app uses the defaults of an app group.
enum NAMEStore {
  static var done: Set<Int> {
    get { Set(UserDefaults.standard.array(forKey: "done") as? [Int] ?? [2]) }
    set { UserDefaults.standard.set(newValue.sorted(), forKey: "done") }
  }
}

struct NAMEToggle: AppIntent {
  static let title: LocalizedStringResource = "Complete a Task"

  @Parameter(title: "Task") var task: Int

  init() {}
  init(task: Int) { self.task = task }

  func perform() async throws -> some IntentResult {
    NAMEStore.done.formSymmetricDifference([task])
    return .result()
  }
}

struct NAMEProvider: TimelineProvider {
  func placeholder(in context: Context) -> NAMEEntry { .current() }

  func getSnapshot(in context: Context, completion: @escaping (NAMEEntry) -> Void) {
    completion(.current())
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<NAMEEntry>) -> Void) {
    completion(Timeline(entries: [.current()], policy: .never))
  }
}

struct NAMEView: View {
  @Environment(\.widgetFamily) private var family
  let entry: NAMEEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("Tasks")
          .foregroundStyle(.tint)
          .widgetAccentable()
        Spacer()
        Text(entry.tasks.count { !$0.isDone }, format: .number)
          .accessibilityLabel("\(entry.tasks.count { !$0.isDone }) open")
      }
      .font(.headline)
      if shown.isEmpty {
        Text("Everything is done")
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      ForEach(shown) { task in
        Toggle(isOn: task.isDone, intent: NAMEToggle(task: task.id)) {
          Text(task.title)
            .lineLimit(2)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .toggleStyle(NAMEToggleStyle())
      }
      Spacer(minLength: 0)
    }
    .font(.subheadline)
    .lineLimit(1)
    .minimumScaleFactor(0.6)
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .containerBackground(.fill.tertiary, for: .widget)
  }

  /// As many tasks as there is room for; open ones come first.
  private var shown: [NAMETask] {
    let sorted = entry.tasks.filter { !$0.isDone } + entry.tasks.filter(\.isDone)
    return Array(sorted.prefix(family == .systemLarge ? 5 : 2))
  }
}

struct NAMEToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .font(.title3)
        .foregroundStyle(.tint)
        .widgetAccentable()
      configuration.label
        .strikethrough(configuration.isOn)
    }
    .frame(minHeight: 44)
    .contentShape(.rect)
  }
}

@main
struct NAMEWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "NAME", provider: NAMEProvider()) { entry in
      NAMEView(entry: entry)
    }
    .configurationDisplayName("Tasks")
    .description("What is left to do today.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
  }
}

#Preview("Empty", as: .systemSmall) {
  NAMEWidget()
} timeline: {
  NAMEEntry(date: .now, tasks: [])
}
