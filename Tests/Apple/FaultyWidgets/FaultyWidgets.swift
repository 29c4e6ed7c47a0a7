// A program for the tests of the runner: widgets that trap, don't return, and count.
import AppIntents
import SwiftUI
import WidgetKit

/// Chooses a bundle as projects do that support several systems: the function does not wait.
@main
enum Program {
  @MainActor static func main() {
    if #available(iOS 18, macOS 15, *) {
      FaultyWidgets.main()
    } else {
      FaultyWidgets.main()
    }
  }
}

struct FaultyWidgets: WidgetBundle {
  init() { Fault.happens(at: "bundle") }

  var body: some Widget {
    TrapWidget()
    HangWidget()
    CountWidget()
    RoomWidget()
    RelevantRoomWidget()
    RoomControl()
    TwinWidget()
    AppViewsWidget()
    LocaleWidget()
    TripActivity()
    ConditionsWidget()
    PlainWidget()
  }
}

struct CountEntry: TimelineEntry, Decodable {
  let date: Date
  let count: Int
}

struct CountProvider: TimelineProvider {
  static var store: UserDefaults? { UserDefaults(suiteName: "group.com.example.count") }

  private var entry: CountEntry {
    CountEntry(date: Date(), count: Self.store?.integer(forKey: "count") ?? 0)
  }

  func placeholder(in context: Context) -> CountEntry { entry }
  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
    completion(entry)
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    completion(Timeline(entries: [entry], policy: .never))
  }
}

struct TrapWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "traps", provider: CountProvider()) { _ in TrapView() }
      .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  }
}

struct TrapView: View {
  @Environment(\.widgetFamily) private var family
  private let names = ["fine"]

  var body: some View {
    if family == .systemMedium { fatalError("no medium size") }
    return Text(name).accessoryWidgetGroupStyle(.circular)
  }

  private var name: String {
    if family == .systemLarge { return names[names.count] }
    // swift-format-ignore: NeverForceUnwrap
    if family == .systemExtraLarge { return names.first { $0.isEmpty }! }
    return names[0]
  }
}

struct HangWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "hangs", provider: CountProvider()) { entry in
      Text("\(HangWidget.endless(entry.count))")
    }
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryCircular])
  }

  static func endless(_ start: Int) -> Int {
    var count = start
    while count >= 0 { count = (count + 1) % 1000 }
    return count
  }
}

struct CountWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "counts", provider: CountProvider()) { entry in
      Text(verbatim: "count \(entry.count) at \(entry.date.timeIntervalSince1970)")
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Changes what widgets show, and fails.
struct CountAndFail: AppIntent {
  static let title: LocalizedStringResource = "Count and Fail"

  func perform() async throws -> some IntentResult {
    CountProvider.store?.set(99, forKey: "count")
    guard CountProvider.store == nil else { throw NoServer() }
    return .result()
  }
}

struct NoServer: Error, CustomStringConvertible {
  var description: String { "the server does not answer" }
}

struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"

  @Parameter(title: "Step", default: 1)
  var step: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let count = (CountProvider.store?.integer(forKey: "count") ?? 0) + step
    CountProvider.store?.set(count, forKey: "count")
    return .result(value: count)
  }
}

extension EnvironmentValues {
  @Entry var spoon: String = "silver"
  @Entry fileprivate var plate: Int?
}

struct SpoonView: View {
  @Environment(\.spoon) private var spoon
  @Environment(\.plate) private var plate
  var body: some View { Text(verbatim: "\(spoon) \(plate ?? 0)") }
}

#Preview("A small one", as: .systemSmall) {
  CountWidget()
} timeline: {
  CountEntry(date: Date(), count: 1)
  CountEntry(date: Date() + 60, count: 2)
}

#Preview("A view", traits: .sizeThatFitsLayout) {
  let _ = Fault.happens(at: "preview")
  SpoonView()
    .environment(\.spoon, "wooden")
    .environment(\.plate, 3)
    .onAppear { Fault.happens(at: "appear") }
}

#Preview {
  Text("without a name")
}

struct OldPreviews: PreviewProvider {
  static var previews: some View {
    let _ = Fault.happens(at: "provider")
    Group {
      Text("large")
        .previewContext(WidgetPreviewContext(family: .systemLarge))
        .previewDisplayName("Large")
      Text("small")
        .previewContext(WidgetPreviewContext(family: .systemSmall))
    }
  }
}

private struct SecretPreviews: PreviewProvider {
  static var previews: some View {
    let _ = Fault.happens(at: "private provider")
    Text(verbatim: "secret").previewDisplayName("Secret")
  }
}
