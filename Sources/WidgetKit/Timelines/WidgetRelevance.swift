import SwiftUI

/// When a widget is important on Apple Watch, and in which configurations.
public struct WidgetRelevance<Configuration: Sendable>: Sendable {
  /// The configurations that are important at some time, in order.
  let configurations: [Configuration]

  /// Creates a widget relevance.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    configurations = attributes.compactMap(\.configuration)
  }
}

/// A configuration of a widget and when it is important; no picture depends on the time.
public struct WidgetRelevanceAttribute<Configuration: Sendable>: Sendable {
  /// The configuration; `nil` if the attribute only groups widgets.
  let configuration: Configuration?

  /// Creates a widget relevance attribute.
  public init(configuration: Configuration, context: RelevantContext) {
    self.configuration = configuration
  }
  /// Creates an attribute of a configuration that is shown together with others.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    self.configuration = nil
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// Creates an attribute of a widget that people cannot configure.
  public init(context: RelevantContext) { configuration = () }
  /// Creates an attribute of a widget that people cannot configure.
  public init(group: WidgetRelevanceGroup) { configuration = nil }
}

/// Attributes that are shown together.
public struct WidgetRelevanceGroup: Sendable {
  /// The system's choice.
  public static let automatic = WidgetRelevanceGroup()
  /// Each entry by itself.
  public static let ungrouped = WidgetRelevanceGroup()
  /// A group by name.
  public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup() }
}

/// When something is important.
public struct RelevantContext: Sendable {
  /// How certain a date is.
  public enum DateKind: Sendable {
    /// The kind of the same name.
    case `default`, scheduled, informational
  }
  /// A state of sleep.
  public enum SleepKind: Sendable {
    /// The state of the same name.
    case bedtime, wakeup
  }
  /// A state of exercise.
  public enum FitnessKind: Sendable {
    /// The state of the same name.
    case activityRingsIncomplete, workoutActive
  }
  /// A kind of place.
  public enum LocationKind: Sendable {
    /// The place of the same name.
    case home, work, school, commute, gym
  }

  /// Relevant at a date.
  public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext { .init() }
  /// In an interval.
  public static func date(from: Date, to: Date) -> RelevantContext { .init() }
  /// In an interval.
  public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
    .init()
  }
  /// In an interval.
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> RelevantContext {
    .init()
  }
  /// In a state of sleep.
  public static func sleep(_ kind: SleepKind) -> RelevantContext { .init() }
  /// In a state of exercise.
  public static func fitness(_ kind: FitnessKind) -> RelevantContext { .init() }
  /// Relevant at a kind of location.
  public static func location(inferred: LocationKind) -> RelevantContext { .init() }
}

/// An intent that is important at some time.
public struct RelevantIntent: Sendable {
  /// Creates a relevant intent.
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent, widgetKind: String, relevance: RelevantContext
  ) {}
}

/// Tells the system which intents are important; nobody listens here.
public struct RelevantIntentManager: Sendable {
  /// The shared manager.
  public static let shared = RelevantIntentManager()
  /// Updates the relevant intents.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}
