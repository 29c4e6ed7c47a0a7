import AppIntents
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

/// Counts how often it runs.
struct SwitchIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  static let key = "WidgetAssertionTests.switch"
  static var defaults: UserDefaults { .standard }

  func perform() async throws -> some IntentResult {
    Self.defaults.set(Self.defaults.integer(forKey: Self.key) + 1, forKey: Self.key)
    return .result()
  }
}

private struct SwitchWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Switch", provider: CountProvider()) { _ in
      VStack {
        Text("Switched \(SwitchIntent.defaults.integer(forKey: SwitchIntent.key)) times")
        Button("Switch", intent: SwitchIntent())
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
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
    #expect(results.map(\.name) == ["entry.answer.systemSmall-entry-light@2x"])
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
    #expect(
      results.map(\.name).sorted() == [
        "previews.Badge.screen-entry-light@2x", "previews.Three.systemSmall-entry-light@2x",
      ])
    #expect(results.map(\.outcome) == [.identical, .identical])
  }

  @Test("a change fails, with the command to review it")
  func change() async {
    await withKnownIssue {
      let results = await assertSnapshot(
        of: Text("Hallo").containerBackground(.yellow, for: .widget), families: [.systemSmall],
        named: "banner", record: .never)
      #expect(results.map(\.outcome) == [.changed])
    }
  }

  @Test("taps and intents run before the text and the picture are made")
  func steps() async {
    SwitchIntent.defaults.removeObject(forKey: SwitchIntent.key)
    let text = await assertInlineSnapshot(
      of: SwitchWidget(), as: .speech, after: [.tap("Switch"), .perform(SwitchIntent())]
    ) {
      """
      "Switched 2 times" isStaticText
      "Switch" isButton
      """
    }
    #expect(text.contains("2 times"))
    let results = await assertSnapshot(
      of: SwitchWidget(), after: [.tap("Switch")], design: .ios27, legend: .accessibility)
    #expect(results.map(\.outcome) == [.identical])
    await withKnownIssue {
      await assertSnapshot(of: SwitchWidget(), after: [.tap("Swich")], named: "unknown")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("did you mean 'Switch'?") }
    }
  }

  @Test("two entries of a widget have a golden each, and two views")
  func numbers() async {
    let entry = { CountEntry(date: Date(timeIntervalSince1970: 0), count: $0) }
    var names: [String] = []
    await withKnownIssue {
      names += await assertSnapshot(
        of: CountWidget(), entry: entry(1), families: [.systemSmall], record: .never
      ).map(\.name)
      names += await assertSnapshot(
        of: CountWidget(), entry: entry(2), families: [.systemSmall], record: .never
      ).map(\.name)
      names += await assertSnapshot(of: Text("a"), families: [.systemSmall], record: .never)
        .map(\.name)
      names += await assertSnapshot(of: Text("b"), families: [.systemSmall], record: .never)
        .map(\.name)
    }
    #expect(
      names.map { $0.replacing(".systemSmall-entry-light@2x", with: "") }
        == ["numbers.Count", "numbers.Count.2", "numbers", "numbers.2"])
  }

  @Test("a widget without problems has no findings, and one with problems fails for each")
  func findings() async {
    #expect(await assertNoFindings(of: CountWidget(), families: [.systemSmall]).isEmpty)
    await withKnownIssue {
      let found = await assertNoFindings(of: CutWidget(), families: [.systemSmall])
      #expect(found.map(\.rule).contains("text.cut"))
    } matching: { issue in
      // The archive is gone after the test, and the statement is not.
      issue.comments.contains {
        $0.rawValue.contains("[text.cut]") && $0.rawValue.contains("WidgetAssertionTests.swift:")
      }
    }
    let accepted = await assertNoFindings(of: CutWidget(), accepting: ["text.cut"])
    #expect(accepted.isEmpty)
  }

  @Test("a control is compared and checked like a widget")
  func control() async {
    await withKnownIssue {
      let results = await assertSnapshot(of: LampControl(), record: .never)
      #expect(results.contains { $0.name == "control.Lamp.controlSmall-entry-light@2x" })
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there is no golden") }
    }
    #expect(await assertNoFindings(of: LampControl()).isEmpty)
  }

  @Test("a widget that cannot be archived is a failure, not the absence of findings")
  func unfound() async {
    struct Other: TimelineEntry { var date = Date.now }
    await withKnownIssue {
      let found = await assertNoFindings(of: CountWidget(), entry: Other())
      #expect(found.isEmpty)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no entries of the type 'Other'") }
    }
  }
}

/// A widget whose text is cut.
private struct CutWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cut", provider: CountProvider()) { _ in
      Text("A title that is much too long for one line of a small widget")
        .lineLimit(1)
        .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

private struct SetLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Set the lamp"
  @Parameter(title: "The lamp is on") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private struct LampControl: WidgetKit.ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { true }
    func currentValue() async throws -> Bool { true }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp", provider: Provider()) { isOn in
      ControlWidgetToggle("Lamp", isOn: isOn, action: SetLamp()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "lightbulb")
      }
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
