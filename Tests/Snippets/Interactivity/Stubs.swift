// Types that the blocks name but do not define.
import AppIntents
import SwiftUI
import WidgetKit

struct Ranger {
  var bio = "Looks after the forest at night."
  var url: URL? { URL(string: "rangers://owl") }
}

enum EmojiRanger {
  static func superchargeHeros() {}
}

struct SimpleEntry: TimelineEntry {
  let date: Date
  var hero = Ranger()
}

struct AvatarView: View {
  let hero: Ranger
  init(_ hero: Ranger) { self.hero = hero }
  var body: some View { Image(systemName: "person.crop.circle.fill").font(.largeTitle) }
}

extension Color {
  static let gameBackgroundColor = Color.indigo
}

struct Todo: Identifiable {
  let id: String
  var body: String
  var complete: Bool
}

struct ToggleTodoIntent: AppIntent {
  static let title: LocalizedStringResource = "Tick off"
  @Parameter(title: "Identifier") var id: String
  init() {}
  init(_ id: String) { self.id = id }
  func perform() async throws -> some IntentResult { .result() }
}

struct TodoToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
      configuration.label
    }
  }
}

struct TodoProvider: TimelineProvider {
  func placeholder(in context: Context) -> SimpleEntry { SimpleEntry(date: Date()) }
  func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<SimpleEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

@main
struct TodoWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "todos", provider: TodoProvider()) { _ in
      VStack(alignment: .leading) {
        TodoItemView(todo: Todo(id: "1", body: "Feed the owl", complete: true))
        TodoItemView(todo: Todo(id: "2", body: "Light the lamp", complete: false))
        Button("Boost", intent: SuperCharge())
      }
      .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}
