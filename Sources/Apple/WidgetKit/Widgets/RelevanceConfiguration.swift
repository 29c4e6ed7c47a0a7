import AppIntents
import SwiftUI

/// A widget of the Smart Stack that is shown only while it is relevant, as
/// `RelevanceConfiguration`.
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration,
  PrimitiveWidgetConfiguration
{
  package let primitive: PrimitiveDescription

  /// Creates a widget with the entries of a provider.
  ///
  /// The source location is used in messages.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content,
    filePath: StaticString = #filePath, line: Int = #line
  ) {
    let source = RelevanceSource(provider: provider, content: content)
    primitive = PrimitiveDescription { description in
      description.kind = kind
      description.place = SourcePlace(filePath, line)
      // The family of the Smart Stack, unless the widget sets others.
      description.families = [.accessoryRectangular]
      description.source = .timeline(source)
    }
  }
}

/// An entry that is relevant at certain times, as `RelevanceEntry`.
public protocol RelevanceEntry {}

/// A provider of entries for relevant configurations, as `RelevanceEntriesProvider`.
public protocol RelevanceEntriesProvider {
  /// The type of the configuration intent.
  associatedtype Configuration: WidgetConfigurationIntent
  /// The type of the provider's entries.
  associatedtype Entry: RelevanceEntry
  /// The context of a request.
  typealias Context = RelevanceEntriesProviderContext
  /// Provides the entry that a placeholder is drawn from.
  func placeholder(context: Context) -> Entry
  /// Returns when the widget is relevant, and in which configurations.
  func relevance() async -> WidgetRelevance<Configuration>
  /// Returns the entry of a configuration.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
}

/// The context in which a provider of relevant entries is asked, as
/// `RelevanceEntriesProviderContext`.
public struct RelevanceEntriesProviderContext: Sendable {
  /// Whether the entry is for the gallery.
  public let isPreview: Bool
  /// The widget's size, in points.
  public var displaySize: CGSize { told.size }
  package let told: ToldSize
}

/// A source of a relevant widget's entries.
@MainActor
package protocol RelevantSource: TimelineSource {
  /// Returns those entries that are of the source's type, with their views.
  func shown(_ entries: [any RelevanceEntry]) -> [SourceEntry]
}

/// The entries of a provider's relevant configurations.
///
/// The system shows a card for each of them at the same time. In an archive they are a minute
/// apart, so that each one can be selected by its date.
struct RelevanceSource<Provider: RelevanceEntriesProvider, Content: View>: RelevantSource {
  package let provider: Provider
  package let content: @MainActor (Provider.Entry) -> Content
  /// The provider's relevant configurations, requested once.
  private let asked = Asked()

  @MainActor
  private final class Asked {
    var configurations: [Provider.Configuration]?
  }

  package init(provider: Provider, content: @escaping @MainActor (Provider.Entry) -> Content) {
    (self.provider, self.content) = (provider, content)
  }

  package var intent: (any WidgetConfigurationIntent.Type)? { nil }
  package var entryType: Any.Type { Provider.Entry.self }

  package func placeholder(_ context: TimelineProviderContext) async -> SourceEntry {
    entry(provider.placeholder(context: Self.context(context)), at: Date())
  }

  package func snapshot(_ context: TimelineProviderContext) async -> SourceEntry {
    let entries = await timeline(context).entries
    if let first = entries.first { return first }
    return await placeholder(context)
  }

  package func timeline(_ context: TimelineProviderContext) async -> SourceTimeline {
    let entries = shown(await rawEntries(context))
    // A widget that is never relevant is not shown; its placeholder shows its appearance.
    guard !entries.isEmpty else {
      return SourceTimeline(entries: [await placeholder(context)], policy: .never)
    }
    return SourceTimeline(entries: entries, policy: .never)
  }

  package func entry(_ entry: any TimelineEntry) -> SourceEntry? { nil }

  package func shown(_ entries: [any RelevanceEntry]) -> [SourceEntry] {
    let start = Date()
    return entries.compactMap { $0 as? Provider.Entry }.enumerated().map { index, own in
      entry(own, at: start + 60 * Double(index))
    }
  }

  /// The provider's entries for configurations; for those that are relevant by default.
  func rawEntries(
    _ context: TimelineProviderContext, _ chosen: [Provider.Configuration]? = nil
  ) async -> [Provider.Entry] {
    let known = if let chosen { chosen } else { await configurations() }
    let request = UncheckedTransfer(value: (provider, known))
    return await Self.entries(request, Self.context(context)).value
  }

  private func entry(_ entry: Provider.Entry, at date: Date) -> SourceEntry {
    SourceEntry(date: date, relevance: nil) { AnyView(content(entry)) }
  }

  private static func context(_ context: TimelineProviderContext) -> Provider.Context {
    Provider.Context(isPreview: context.isPreview, told: context.told)
  }

  private func configurations() async -> [Provider.Configuration] {
    if let known = asked.configurations { return known }
    let new = await Self.configurations(UncheckedTransfer(value: provider)).value
    asked.configurations = new
    return new
  }

  private nonisolated static func configurations(
    _ provider: UncheckedTransfer<Provider>
  ) async -> UncheckedTransfer<[Provider.Configuration]> {
    UncheckedTransfer(value: await provider.value.relevance().configurations)
  }

  private nonisolated static func entries(
    _ request: UncheckedTransfer<(Provider, [Provider.Configuration])>, _ context: Provider.Context
  ) async -> UncheckedTransfer<[Provider.Entry]> {
    let (provider, configurations) = request.value
    var entries: [Provider.Entry] = []
    for configuration in configurations {
      // The system leaves out a card whose entry is not available.
      if let entry = try? await provider.entry(
        configuration: configuration, context: context)
      {
        entries.append(entry)
      }
    }
    return UncheckedTransfer(value: entries)
  }
}
