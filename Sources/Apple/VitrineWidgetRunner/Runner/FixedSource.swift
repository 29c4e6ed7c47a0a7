import SwiftUI
import WidgetKit

/// A source that always returns the same entries, of which there is one at least.
struct FixedSource: TimelineSource {
  private let first: SourceEntry
  private let entries: [SourceEntry]
  /// What is to be said of the file that holds them.
  var warnings: [String] = []

  /// - Returns: `nil` without an entry.
  init?(entries: [SourceEntry]) {
    guard let first = entries.first else { return nil }
    (self.first, self.entries) = (first, entries)
  }

  init(entry: SourceEntry) { (first, entries) = (entry, [entry]) }

  var intent: (any WidgetConfigurationIntent.Type)? { nil }
  var entryType: Any.Type { SourceEntry.self }

  func placeholder(_ context: TimelineProviderContext) async -> SourceEntry { first }
  func snapshot(_ context: TimelineProviderContext) async -> SourceEntry { first }
  func timeline(_ context: TimelineProviderContext) async -> SourceTimeline {
    SourceTimeline(entries: entries, policy: .never)
  }
  func entry(_ entry: any TimelineEntry) -> SourceEntry? { first }
}
