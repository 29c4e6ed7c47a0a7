import Testing
import VitrineWidgetTesting
import WidgetKit

/// A widget whose timeline has no entries.
private struct EmptyWidget: Widget {
  struct Entry: TimelineEntry { var date = Date.now }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry())
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Empty", provider: Provider()) { _ in
      Text("Empty").containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

@MainActor
@Suite("Warnings of assertions")
struct WarningTests {
  @Test("what replaces a timeline is a warning of the test")
  func replaced() async {
    await withKnownIssue {
      await withKnownIssue {
        await assertSnapshot(of: EmptyWidget(), record: .never)
      } matching: { issue in
        issue.severity == .warning
          && issue.comments.contains { $0.rawValue.contains("the timeline is not shown, but") }
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there is no golden") }
    }
  }

  @Test("a rule that there is not is a warning of the test, with the one that is meant")
  func accepting() async {
    await withKnownIssue {
      await withKnownIssue {
        await assertNoFindings(of: EmptyWidget(), accepting: ["text.cutt"])
      } matching: { issue in
        issue.severity == .warning && issue.comments.contains { $0.rawValue.contains("'text.cut'") }
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the timeline is not shown, but") }
    }
  }
}
