import Foundation
import Testing
import VitrineWidgetTesting
import WidgetKit

private struct CountEntry: TimelineEntry {
  var date: Date
  var count: Int
}

private struct CountProvider: TimelineProvider {
  func placeholder(in context: Context) -> CountEntry { CountEntry(date: .now, count: 0) }
  func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
    completion(CountEntry(date: .now, count: 1))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
    completion(Timeline(entries: [CountEntry(date: .now, count: 2)], policy: .never))
  }
}

/// A provider that returns its results on no actor.
private struct AsyncProvider: AppIntentTimelineProvider {
  struct Choice: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Choice" }

  func placeholder(in context: Context) -> CountEntry { CountEntry(date: .now, count: 0) }
  func snapshot(for configuration: Choice, in context: Context) async -> CountEntry {
    CountEntry(date: .now, count: 1)
  }
  func timeline(for configuration: Choice, in context: Context) async -> Timeline<CountEntry> {
    await Task.yield()
    return Timeline(entries: [CountEntry(date: .now, count: 2)], policy: .never)
  }
}

private struct AsyncWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Async", intent: AsyncProvider.Choice.self, provider: AsyncProvider()
    ) { CountView(entry: $0) }
    .supportedFamilies([.systemSmall])
  }
}

private struct CountView: View {
  let entry: CountEntry

  var body: some View {
    VStack {
      Text("\(entry.count)").font(.largeTitle)
      Text(entry.date, format: .dateTime.hour().minute())
    }
    .containerBackground(.background, for: .widget)
  }
}

private struct CountWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Count", provider: CountProvider()) { CountView(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

#Preview("Three", as: .systemSmall) {
  CountWidget()
} timeline: {
  CountEntry(date: Date(timeIntervalSince1970: 1_767_951_660), count: 3)
}

@MainActor
@Suite("Assertions on widgets", .serialized)
struct WidgetAssertionTests {
  @Test("a widget is shown with its provider's timeline at the date that is set")
  func widget() async {
    let results = await assertSnapshot(of: CountWidget()) { $0.colorScheme = [.light, .dark] }
    #expect(results.count == 4)
    #expect(results.map(\.outcome) == Array(repeating: .identical, count: 4))
    // Afterwards, the clock continues.
    #expect(Date.now > Date(timeIntervalSince1970: 1_770_000_000))
  }

  @Test("a provider that answers outside an actor sees the date, too")
  func asyncProvider() async {
    let results = await assertSnapshot(of: AsyncWidget())
    #expect(results.map(\.outcome) == [.identical])
  }

  @Test("an entry replaces the timeline")
  func entry() async {
    let entry = CountEntry(date: Date(timeIntervalSince1970: 0), count: 42)
    let results = await assertSnapshot(
      of: CountWidget(), entry: entry, families: [.systemSmall], named: "answer")
    #expect(results.map(\.outcome) == [.identical])
    #expect(results.map(\.name) == ["answer.systemSmall-entry-light@2x"])
  }

  @Test("an entry of another widget fails the test")
  func wrongEntry() async {
    struct Other: TimelineEntry { var date = Date.now }
    await withKnownIssue {
      let results = await assertSnapshot(of: CountWidget(), entry: Other())
      #expect(results.isEmpty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no entries of the type 'Other'") }
    }
  }

  @Test("a view is shown as a widget's content, named after the test")
  func banner() async {
    let results = await assertSnapshot(
      of: Text("Hello").containerBackground(.yellow, for: .widget), families: [.systemSmall])
    #expect(results.map(\.name) == ["banner.systemSmall-entry-light@2x"])
    #expect(results.map(\.outcome) == [.identical])
  }

  @Test("previews of the program are shown under their names")
  func previews() async {
    let results = await assertPreviews(of: "TestingTests")
    #expect(results.map(\.name) == ["Three.systemSmall-entry-light@2x"])
    #expect(results.map(\.outcome) == [.identical])
  }

  @Test("a change fails, with the command to review it")
  func change() async {
    await withKnownIssue {
      let results = await assertSnapshot(
        of: Text("Hallo").containerBackground(.yellow, for: .widget), families: [.systemSmall],
        named: "banner", record: .never)
      #expect(results.map(\.isFailure) == [true])
    }
  }

  @Test("previews of a module without any are an error")
  func noPreviews() async {
    await withKnownIssue {
      let results = await assertPreviews(of: "Elsewhere")
      #expect(results.isEmpty)
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("the previews of Elsewhere: nothing was compared")
      }
    }
  }
}
