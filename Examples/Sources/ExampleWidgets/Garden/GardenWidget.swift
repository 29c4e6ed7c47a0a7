import AppIntents
import SwiftUI
import WidgetKit

/// The jobs in the garden, with toggles in a custom style.
struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Garden", provider: GardenProvider()) { entry in
      VStack(alignment: .leading, spacing: 10) {
        ForEach(entry.jobs) { job in
          GardenJobView(job: job)
        }
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(Color("Leaf").gradient, for: .widget)
    }
    .configurationDisplayName("Garden")
    .description("Tick off what is done.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct GardenJob: Identifiable {
  let id: String
  var text: String
  var isDone: Bool
}

struct GardenEntry: TimelineEntry {
  let date: Date
  let jobs: [GardenJob]
}

struct GardenProvider: TimelineProvider {
  func placeholder(in context: Context) -> GardenEntry {
    GardenEntry(date: .now, jobs: [GardenJob(id: "1", text: "Something to do", isDone: false)])
  }

  func getSnapshot(in context: Context, completion: @escaping (GardenEntry) -> Void) {
    completion(GardenEntry(date: .now, jobs: GardenStore.jobs))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<GardenEntry>) -> Void) {
    completion(Timeline(entries: [GardenEntry(date: .now, jobs: GardenStore.jobs)], policy: .never))
  }
}

enum GardenStore {
  private static let texts = [
    "basil": "Water the basil", "roses": "Cut the roses", "leaves": "Rake leaves",
  ]
  private static var shared: UserDefaults? { UserDefaults(suiteName: "group.com.example.garden") }

  static var jobs: [GardenJob] {
    let done = Set(shared?.stringArray(forKey: "done") ?? ["roses"])
    return texts.sorted { $0.key < $1.key }.map { id, text in
      GardenJob(id: id, text: text, isDone: done.contains(id))
    }
  }

  static func toggle(_ id: String) {
    var done = Set(jobs.filter(\.isDone).map(\.id))
    done.formSymmetricDifference([id])
    shared?.set(done.sorted(), forKey: "done")
  }
}

struct GardenJobView: View {
  var job: GardenJob

  var body: some View {
    Toggle(isOn: job.isDone, intent: ToggleGardenJob(job.id)) {
      Text(job.text)
    }
    .toggleStyle(LeafToggleStyle())
  }
}

/// A leaf that is filled when the toggle is on.
struct LeafToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "leaf.fill" : "leaf")
        .foregroundStyle(configuration.isOn ? .green : .secondary)
      configuration.label
        .strikethrough(configuration.isOn)
        .lineLimit(1)
    }
  }
}

struct ToggleGardenJob: AppIntent {
  static let title: LocalizedStringResource = "Tick off a garden job"

  @Parameter(title: "Job")
  var id: String

  init() {}

  init(_ id: String) {
    self.id = id
  }

  func perform() async throws -> some IntentResult {
    GardenStore.toggle(id)
    return .result()
  }
}
