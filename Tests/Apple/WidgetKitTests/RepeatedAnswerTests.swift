import SwiftUI
import Testing
import VitrineCoding

@testable import VitrineWidgetRunner
@testable import WidgetKit

/// Calls each completion twice, with other entries.
private struct TwiceProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepEntry { StepEntry(date: start) }
  func getSnapshot(in context: Context, completion: @escaping (StepEntry) -> Void) {
    for steps in [1, 2] { completion(StepEntry(date: start, steps: steps)) }
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<StepEntry>) -> Void) {
    for steps in [3, 4] {
      completion(Timeline(entries: [StepEntry(date: start, steps: steps)], policy: .never))
    }
  }
}

@MainActor
struct RepeatedAnswerTests {
  @Test("of a provider that calls its completion twice, the first answer is shown, with a warning")
  func twice() async throws {
    let widget = described(
      StaticConfiguration(kind: "Twice", provider: TwiceProvider()) {
        Text(verbatim: "steps: \($0.steps)")
      })
    guard case .timeline(let source) = widget.source else { throw WidgetFault("no timeline") }
    let archiver = makeArchiver()
    let archive = try await RepeatedAnswers.$current.withValue(RepeatedAnswers()) {
      try await archiver.archive(widget, source, in: .systemSmall)
    }
    let json = String(decoding: try ArchiveEncoder.encode(archive), as: UTF8.self)
    #expect(json.contains("steps: 1") && json.contains("steps: 3"))
    #expect(!json.contains("steps: 2") && !json.contains("steps: 4"))
    #expect(
      archiver.evaluator.warnings == [
        "'TwiceProvider' called its completion twice; WidgetKit takes the first answer"
      ])
  }
}
