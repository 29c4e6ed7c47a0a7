import ActivityKit
import SwiftUI

/// Declares a preview of a widget with timeline entries.
@freestanding(declaration)
public macro Preview<W: Widget, E: TimelineEntry>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  @PreviewTimelineBuilder<E> timeline: @escaping @MainActor () async -> [E]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the timeline of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the timeline of a provider for a configuration.
@freestanding(declaration)
public macro Preview<W: Widget, P: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the timeline of a provider for a SiriKit intent.
@freestanding(declaration)
public macro Preview<W: Widget, P: IntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: P.Intent,
  widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a relevant widget of Apple Watch with entries.
@freestanding(declaration)
public macro Preview<W: Widget, E: RelevanceEntry>(
  _ name: String? = nil, widget: @escaping @MainActor () -> W,
  @PreviewRelevanceEntryBuilder<E> relevanceEntries: @escaping @MainActor () async -> [E]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a relevant widget of Apple Watch with the entries of a provider.
@freestanding(declaration)
public macro Preview<W: Widget, P: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> W,
  relevanceProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a relevant widget of Apple Watch with the entries of a provider for some
/// configurations.
@freestanding(declaration)
public macro Preview<W: Widget, P: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> W,
  relevanceProvider: @escaping @MainActor () -> P,
  relevance: @escaping @MainActor () async -> WidgetRelevance<P.Configuration>
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// Declares a preview of a Live Activity with content states.
@freestanding(declaration)
public macro Preview<W: Widget, A: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: A,
  widget: @escaping @MainActor () -> W,
  @PreviewActivityBuilder<A> contentStates: @escaping @MainActor () async -> [A.ContentState]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A presentation of a Live Activity.
public enum ActivityPreviewViewKind: Sendable, Hashable {
  /// A presentation in the Dynamic Island.
  public enum DynamicIslandPreviewViewState: Sendable, Hashable {
    /// The compact, minimal or expanded presentation.
    case compact, minimal, expanded
  }

  /// The Lock Screen.
  case content
  /// The Dynamic Island.
  case dynamicIsland(DynamicIslandPreviewViewState)
}

/// A result builder of timeline entries for a preview.
@resultBuilder
public enum PreviewTimelineBuilder<Entry: TimelineEntry> {
  /// Builds an entry.
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  /// Builds entries.
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
  /// Combines entries.
  public static func buildBlock(_ parts: [Entry]...) -> [Entry] { parts.flatMap { $0 } }
  /// Builds the entries of a loop.
  public static func buildArray(_ parts: [[Entry]]) -> [Entry] { parts.flatMap { $0 } }
  /// Builds the entries of an `if` without `else`.
  public static func buildOptional(_ part: [Entry]?) -> [Entry] { part ?? [] }
  /// Builds the entries of the first branch of a condition.
  public static func buildEither(first: [Entry]) -> [Entry] { first }
  /// Builds the entries of the second branch of a condition.
  public static func buildEither(second: [Entry]) -> [Entry] { second }
}

/// A result builder of entries of a relevant widget for a preview.
@resultBuilder
public enum PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
  /// Builds an entry.
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  /// Combines entries.
  public static func buildBlock(_ parts: [Entry]...) -> [Entry] { parts.flatMap { $0 } }
  /// Builds the entries of a loop.
  public static func buildArray(_ parts: [[Entry]]) -> [Entry] { parts.flatMap { $0 } }
}

/// A result builder of content states for a preview.
@resultBuilder
public enum PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// A content state.
  public typealias State = Attributes.ContentState
  /// Builds a state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Builds states.
  public static func buildExpression(_ states: [State]) -> [State] { states }
  /// Combines states.
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }
  /// Builds the states of a loop.
  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }
  /// Builds the states of an `if` without `else`.
  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }
}
