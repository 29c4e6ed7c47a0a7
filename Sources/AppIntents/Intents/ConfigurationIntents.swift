import VitrineFoundation

/// What people can choose for a widget, as `WidgetConfigurationIntent`.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// A configuration does nothing when it runs.
  public func perform() async throws -> some IntentResult { .result() }
}

/// What people can choose for a control, as `ControlConfigurationIntent`.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// A configuration does nothing when it runs.
  public func perform() async throws -> some IntentResult { .result() }
}
