import SwiftUI
import VitrineArchive
import VitrineDevices

@testable import VitrineWidgetRunner
@testable import WidgetKit

typealias Text = SwiftUI.Text

struct StepEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
  var steps = 0
}

/// Two entries, one hour apart; the gallery shows 1,000 steps.
struct StepProvider: TimelineProvider {
  func placeholder(in context: Context) -> StepEntry { StepEntry(date: start) }
  func getSnapshot(in context: Context, completion: @escaping (StepEntry) -> Void) {
    completion(StepEntry(date: start, steps: context.isPreview ? 1000 : 0))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<StepEntry>) -> Void) {
    let entries = [
      StepEntry(date: start, relevance: TimelineEntryRelevance(score: 0.5), steps: 10),
      StepEntry(date: start + 3600, steps: 20),
    ]
    completion(Timeline(entries: entries, policy: .after(start + 7200)))
  }
}

let start = Date(timeIntervalSince1970: 1_769_852_460)

@MainActor
func makeArchiver() -> WidgetArchiver {
  let surface = ViewEvaluator.Surface(
    device: nil, locale: Locale(identifier: "en_US"), timeZone: .gmt)
  return WidgetArchiver(
    ViewEvaluator(surface: surface, layout: LayoutMeasurer(), hasString: { _, _ in false }))
}

/// The description of a configuration.
@MainActor
func described(_ configuration: some WidgetConfiguration) -> WidgetDescription {
  var description = WidgetDescription(typeName: "Test")
  configuration.describe(&description)
  return description
}

@MainActor
func archive(_ configuration: some WidgetConfiguration, _ family: VitrineDevices.WidgetFamily)
  async throws -> WidgetArchive
{
  let widget = described(configuration)
  guard case .timeline(let source) = widget.source else { throw WidgetFault("no timeline") }
  return try await makeArchiver().archive(widget, source, in: family)
}
