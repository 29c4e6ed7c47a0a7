import SwiftUI

/// When a widget is relevant on Apple Watch, and in which configurations.
public struct WidgetRelevance<Configuration: Sendable>: Sendable {
  /// The configurations that are relevant at some time, in order.
  package let configurations: [Configuration]

  /// Creates a relevance from its attributes.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    configurations = attributes.compactMap(\.configuration)
  }
}

/// A configuration of a widget and when it is relevant; no picture depends on that time.
public struct WidgetRelevanceAttribute<Configuration: Sendable>: Sendable {
  /// The configuration; `nil` if the attribute only groups widgets.
  package let configuration: Configuration?

  /// Creates an attribute of a configuration that is relevant in a context.
  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
  }
  /// Creates an attribute of a configuration in a group.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.configuration = nil
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates an attribute of a widget without a configuration.
  public init(context: RelevantContext) { configuration = () }
  /// Creates an attribute of a widget without a configuration, in a group.
  public init(group: WidgetRelevanceGroup) { configuration = nil }
}

/// A group of attributes that are shown together.
public struct WidgetRelevanceGroup: Sendable {
  /// The system chooses.
  public static let automatic = WidgetRelevanceGroup()
  /// Each entry is shown separately.
  public static let ungrouped = WidgetRelevanceGroup()
  /// A group with a name.
  public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup() }
}

/// A context in which something is relevant.
public struct RelevantContext: Sendable {
  /// The kind of a date.
  public enum DateKind: Sendable {
    /// The kind with this name.
    case `default`, scheduled, informational
  }
  /// A state of sleep.
  public enum SleepKind: Sendable {
    /// The state with this name.
    case bedtime, wakeup
  }
  /// A state of fitness.
  public enum FitnessKind: Sendable {
    /// The state with this name.
    case activityRingsIncomplete, workoutActive
  }
  /// A kind of location.
  public enum LocationKind: Sendable {
    /// The location with this name.
    case home, work, school, commute, gym
  }

  /// Relevant at a date.
  public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext { .init() }
  /// Relevant in an interval.
  public static func date(from: Date, to: Date) -> RelevantContext { .init() }
  /// Relevant in an interval.
  public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
    .init()
  }
  /// Relevant in an interval.
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
    .init()
  }
  /// Relevant in a state of sleep.
  public static func sleep(_ kind: SleepKind) -> RelevantContext { .init() }
  /// Relevant in a state of fitness.
  public static func fitness(_ kind: FitnessKind) -> RelevantContext { .init() }
  /// Relevant at a kind of location.
  public static func location(inferred: LocationKind) -> RelevantContext { .init() }
}

/// An intent that is relevant in a context.
public struct RelevantIntent: Sendable {
  /// Creates a relevant intent.
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent, widgetKind: String, relevance: RelevantContext
  ) {}
}

/// Tells the system which intents are relevant; has no effect here.
public struct RelevantIntentManager: Sendable {
  /// The shared manager.
  public static let shared = RelevantIntentManager()
  /// Updates the relevant intents.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}
