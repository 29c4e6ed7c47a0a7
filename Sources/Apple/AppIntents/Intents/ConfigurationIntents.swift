import VitrineFoundation

/// An intent that configures a widget, as `WidgetConfigurationIntent`.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing, because a configuration has no action.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that configures a control, as `ControlConfigurationIntent`.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// Does nothing, because a configuration has no action.
  public func perform() async throws -> some IntentResult { .result() }
}
