import SwiftUI

/// A source of a widget's entries.
@MainActor
package protocol TimelineSource {
  /// The type of the configuration intent; `nil` if the widget cannot be configured.
  var intent: (any WidgetConfigurationIntent.Type)? { get }
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(_ context: TimelineProviderContext) async -> SourceEntry
  /// Returns the entry for the gallery.
  func snapshot(_ context: TimelineProviderContext) async -> SourceEntry
  /// Returns the timeline of the source.
  func timeline(_ context: TimelineProviderContext) async -> SourceTimeline
  /// The type of its entries.
  var entryType: Any.Type { get }
  /// Returns an existing entry with its view; `nil` for an entry of another type.
  func entry(_ entry: any TimelineEntry) -> SourceEntry?
}

/// An entry and its view.
package struct SourceEntry {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  /// Creates the view in the environment being evaluated.
  package let view: @MainActor () -> AnyView

  package init(
    date: Date, relevance: TimelineEntryRelevance?, view: @escaping @MainActor () -> AnyView
  ) {
    (self.date, self.relevance, self.view) = (date, relevance, view)
  }
}

/// A timeline of any type.
package struct SourceTimeline {
  package let entries: [SourceEntry]
  package let policy: TimelineReloadPolicy

  package init(entries: [SourceEntry], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

/// A source with a provider of entries and a view for them.
@MainActor
protocol ProviderSource: TimelineSource {
  associatedtype Entry: TimelineEntry
  associatedtype Content: View
  /// The view of an entry.
  var content: (Entry) -> Content { get }
}

extension ProviderSource {
  package var intent: (any WidgetConfigurationIntent.Type)? { nil }
  package var entryType: Any.Type { Entry.self }

  package func entry(_ entry: any TimelineEntry) -> SourceEntry? {
    (entry as? Entry).map(sourceEntry)
  }

  fileprivate func sourceEntry(_ entry: Entry) -> SourceEntry {
    SourceEntry(date: entry.date, relevance: entry.relevance) { AnyView(content(entry)) }
  }
}

/// Transfers a value to the main actor and back.
///
/// Providers answer on any thread, so that the handler of their answers is not isolated to an
/// actor.
///
/// Providers and entries need not be `Sendable`. They are not used elsewhere at the same time,
/// because the runner waits for each answer before it continues.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  package let value: Value
}

/// The entries of a provider without a configuration.
struct StaticSource<Provider: TimelineProvider, Content: View>: ProviderSource {
  package let provider: Provider
  package let content: (Provider.Entry) -> Content

  package func placeholder(_ context: TimelineProviderContext) async -> SourceEntry {
    sourceEntry(provider.placeholder(in: context))
  }

  package func snapshot(_ context: TimelineProviderContext) async -> SourceEntry {
    sourceEntry(
      await FirstAnswer.of(Provider.self) { provider.getSnapshot(in: context, completion: $0) })
  }

  package func timeline(_ context: TimelineProviderContext) async -> SourceTimeline {
    let timeline = await ask(context)
    return SourceTimeline(entries: timeline.entries.map(sourceEntry), policy: timeline.policy)
  }

  /// The provider's timeline.
  func rawTimeline(_ context: TimelineProviderContext) async -> [Provider.Entry] {
    await ask(context).entries
  }

  private func ask(_ context: TimelineProviderContext) async -> Timeline<Provider.Entry> {
    await FirstAnswer.of(Provider.self) { provider.getTimeline(in: context, completion: $0) }
  }
}

/// The entries of a provider with an app intent.
struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: ProviderSource {
  package let provider: Provider
  package let content: (Provider.Entry) -> Content
  /// The chosen configuration; `nil` for the default one.
  package var chosen: Provider.Intent?

  package var intent: (any WidgetConfigurationIntent.Type)? { Provider.Intent.self }

  package func placeholder(_ context: TimelineProviderContext) async -> SourceEntry {
    sourceEntry(provider.placeholder(in: context))
  }

  package func snapshot(_ context: TimelineProviderContext) async -> SourceEntry {
    let request = UncheckedTransfer(value: (provider, context))
    return sourceEntry(await Self.snapshot(request, await chosenIntent()).value)
  }

  package func timeline(_ context: TimelineProviderContext) async -> SourceTimeline {
    let request = UncheckedTransfer(value: (provider, context))
    let answer = await Self.timeline(request, await chosenIntent()).value
    return SourceTimeline(entries: answer.entries.map(sourceEntry), policy: answer.policy)
  }

  /// The provider's timeline for a configuration.
  func rawTimeline(
    _ context: TimelineProviderContext, _ intent: Provider.Intent
  ) async -> [Provider.Entry] {
    await Self.timeline(UncheckedTransfer(value: (provider, context)), intent).value.entries
  }

  /// The default configuration: the first recommended one, or the defaults of queries.
  private func chosenIntent() async -> Provider.Intent {
    if let chosen { return chosen }
    let intent = provider.recommendations().first?.intent ?? Provider.Intent()
    await intent.takeDefaults()
    return intent
  }

  private nonisolated static func snapshot(
    _ request: UncheckedTransfer<(Provider, TimelineProviderContext)>, _ intent: Provider.Intent
  ) async -> UncheckedTransfer<Provider.Entry> {
    UncheckedTransfer(value: await request.value.0.snapshot(for: intent, in: request.value.1))
  }

  private nonisolated static func timeline(
    _ request: UncheckedTransfer<(Provider, TimelineProviderContext)>, _ intent: Provider.Intent
  ) async -> UncheckedTransfer<Timeline<Provider.Entry>> {
    UncheckedTransfer(value: await request.value.0.timeline(for: intent, in: request.value.1))
  }
}

/// The entries of a provider with a SiriKit intent.
struct IntentSource<Provider: IntentTimelineProvider, Content: View>: ProviderSource {
  package let provider: Provider
  package let content: (Provider.Entry) -> Content
  /// The chosen configuration; `nil` for the default one.
  package var chosen: Provider.Intent?

  package func placeholder(_ context: TimelineProviderContext) async -> SourceEntry {
    sourceEntry(provider.placeholder(in: context))
  }

  package func snapshot(_ context: TimelineProviderContext) async -> SourceEntry {
    sourceEntry(
      await FirstAnswer.of(Provider.self) {
        provider.getSnapshot(for: chosenIntent, in: context, completion: $0)
      })
  }

  package func timeline(_ context: TimelineProviderContext) async -> SourceTimeline {
    let timeline = await ask(context)
    return SourceTimeline(entries: timeline.entries.map(sourceEntry), policy: timeline.policy)
  }

  /// The provider's timeline.
  func rawTimeline(_ context: TimelineProviderContext) async -> [Provider.Entry] {
    await ask(context).entries
  }

  private func ask(_ context: TimelineProviderContext) async -> Timeline<Provider.Entry> {
    await FirstAnswer.of(Provider.self) {
      provider.getTimeline(for: chosenIntent, in: context, completion: $0)
    }
  }

  private var chosenIntent: Provider.Intent {
    chosen ?? provider.recommendations().first?.intent ?? Provider.Intent()
  }
}
