import AppIntents
import SwiftUI

extension PreviewRecords {
  /// Adds a preview of a relevant widget of Apple Watch with entries.
  public static func add<W: Widget, E: RelevanceEntry>(
    _ name: String? = nil, widget: @escaping @MainActor () -> W,
    @PreviewRelevanceEntryBuilder<E> relevanceEntries: @escaping @MainActor () async -> [E]
  ) { add(name, widget) { _, _ in await relevanceEntries() } }

  /// Adds a preview of a relevant widget of Apple Watch with the entries of a provider.
  public static func add<W: Widget, P: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> W,
    relevanceProvider: @escaping @MainActor () -> P
  ) {
    add(name, widget) { source, context in
      let own = RelevanceSource(provider: relevanceProvider()) { (_: P.Entry) in EmptyView() }
      return await own.rawEntries(context)
    }
  }

  /// Adds a preview of a relevant widget of Apple Watch with the entries of a provider for some
  /// configurations.
  public static func add<W: Widget, P: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> W,
    relevanceProvider: @escaping @MainActor () -> P,
    relevance: @escaping @MainActor () async -> WidgetRelevance<P.Configuration>
  ) {
    add(name, widget) { source, context in
      let own = RelevanceSource(provider: relevanceProvider()) { (_: P.Entry) in EmptyView() }
      return await own.rawEntries(context, await relevance().configurations)
    }
  }

  private static func add<W: Widget>(
    _ name: String?, _ widget: @escaping @MainActor () -> W,
    _ entries:
      @escaping @MainActor @Sendable (any RelevantSource, TimelineProviderContext) async
      -> [any RelevanceEntry]
  ) {
    record(
      name,
      WidgetPreview(family: .accessoryRectangular, widget: { widget().members }) {
        source, context, _ in
        guard let source = source as? any RelevantSource else { return [] }
        return source.shown(await entries(source, context))
      })
  }
}
