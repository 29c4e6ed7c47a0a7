import VitrineFoundation

/// An intent that configures a widget, as `WidgetConfigurationIntent`.
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  /// A configuration does nothing when it runs.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that configures a control, as `ControlConfigurationIntent`.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
  /// A configuration does nothing when it runs.
  public func perform() async throws -> some IntentResult { .result() }
}
