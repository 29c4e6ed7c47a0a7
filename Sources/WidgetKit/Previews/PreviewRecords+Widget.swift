import ActivityKit
import AppIntents
import SwiftUI

/// A widget and how its preview gets entries.
struct WidgetPreview: PreviewContent {
  let family: WidgetFamily
  let widget: @MainActor @Sendable () -> [WidgetDescription]
  /// Returns the names of the available configurations and parameters.
  var offers: @MainActor @Sendable () -> ConfigurationNames = { ConfigurationNames() }
  /// Entries of the widget's own type, from the widget's source, in a configuration.
  ///
  /// Throws `IntentCallError` for values that no parameter takes.
  let entries:
    @MainActor @Sendable (
      any TimelineSource, TimelineProviderContext, ConfigurationChoice
    ) async throws -> [SourceEntry]
}

/// A Live Activity, a presentation of it and the states of its preview.
struct ActivityPreview: PreviewContent {
  let viewKind: ActivityPreviewViewKind
  let attributesType: any ActivityAttributes.Type
  let widget: @MainActor @Sendable () -> [WidgetDescription]
  let updates: @MainActor @Sendable () async -> [ActivityUpdate]
}

extension PreviewRecords {
  /// Adds a widget with entries.
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

  /// Adds a widget with the timeline of a provider.
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

  /// Adds a widget with the timeline of a provider for a configuration.
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

  /// Adds a Live Activity with content states.
  public static func add<W: Widget, A: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A,
    widget: @escaping @MainActor () -> W,
    @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
  ) {
    record(
      name,
      ActivityPreview(viewKind: viewKind, attributesType: A.self, widget: { widget().members }) {
        let start = Date()
        // States follow one another by a minute, so that each can be asked for by its date.
        return await contentStates().enumerated().map { index, state in
          ActivityUpdate(
            attributes, ActivityContent(state: state, staleDate: nil),
            date: start + 60 * Double(index))
        }
      })
  }
}
