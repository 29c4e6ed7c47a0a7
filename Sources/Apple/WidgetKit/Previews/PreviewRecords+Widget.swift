import ActivityKit
import AppIntents
import SwiftUI

/// A preview of a widget, and the source of its entries.
package struct WidgetPreview: PreviewContent {
  package let family: WidgetFamily
  package let widget: @MainActor @Sendable () -> [WidgetDescription]
  /// Returns the names of the available configurations and parameters.
  package var offers: @MainActor @Sendable () -> ConfigurationNames = { ConfigurationNames() }
  /// Returns entries of the widget's type, from its source, for a configuration.
  ///
  /// Throws `IntentCallError` for values that no parameter accepts.
  package let entries:
    @MainActor @Sendable (
      any TimelineSource, TimelineProviderContext, ConfigurationChoice
    ) async throws -> [SourceEntry]
}

/// A preview of a Live Activity, with a presentation and content states.
package struct ActivityPreview: PreviewContent {
  package let viewKind: ActivityPreviewViewKind
  package let attributesType: any ActivityAttributes.Type
  package let widget: @MainActor @Sendable () -> [WidgetDescription]
  package let updates: @MainActor @Sendable () async -> [ActivityUpdate]
}

extension PreviewRecords {
  /// Adds a preview of a widget with entries.
  public static func add<W: Widget, E: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder<E> timeline: @escaping @MainActor () async -> [E]
  ) {
    record(
      name,
      WidgetPreview(family: family, widget: { widget().members }) { source, _, _ in
        await timeline().compactMap(source.entry)
      })
  }

  /// Adds a preview of a widget with the timeline of a provider.
  public static func add<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
  ) {
    record(
      name,
      WidgetPreview(family: family, widget: { widget().members }) { source, context, _ in
        let own = StaticSource(provider: timelineProvider()) { (_: P.Entry) in EmptyView() }
        return await own.rawTimeline(context).compactMap(source.entry)
      })
  }

  /// Adds a preview of a widget with the timeline of a provider for a configuration.
  public static func add<W: Widget, P: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
  ) {
    record(
      name,
      WidgetPreview(
        family: family, widget: { widget().members },
        offers: {
          ConfigurationNames(
            configurations: timelineProvider().recommendations().map(\.name),
            parameters: P.Intent().parameters.map(\.name))
        },
        entries: { source, context, choice in
          let own = AppIntentSource(provider: timelineProvider()) { (_: P.Entry) in EmptyView() }
          let chosen = try await choice.intent(of: own.provider, else: intent)
          return await own.rawTimeline(context, chosen).compactMap(source.entry)
        }))
  }

  /// Adds a preview of a widget with the timeline of a provider for a SiriKit intent.
  public static func add<W: Widget, P: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
    widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
  ) {
    record(
      name,
      WidgetPreview(family: family, widget: { widget().members }) { source, context, _ in
        let own = IntentSource(
          provider: timelineProvider(), content: { (_: P.Entry) in EmptyView() }, chosen: intent)
        return await own.rawTimeline(context).compactMap(source.entry)
      })
  }

  /// Adds a preview of a Live Activity with content states.
  public static func add<W: Widget, A: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
  ) {
    record(
      name,
      ActivityPreview(viewKind: viewKind, attributesType: A.self, widget: { widget().members }) {
        let start = Date()
        // States are a minute apart, so that each one can be selected by its date.
        return await contentStates().enumerated().map { index, state in
          ActivityUpdate(
            attributes, ActivityContent(state: state, staleDate: nil),
            date: start + 60 * Double(index))
        }
      })
  }
}
