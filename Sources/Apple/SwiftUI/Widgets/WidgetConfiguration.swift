/// The configuration of a widget: the source of its content, and its metadata.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: WidgetConfiguration
  /// The content of the configuration.
  var body: Body { get }
}

/// The configuration of a control: the source of its value, and its metadata.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  /// The type of the configuration's body.
  associatedtype Body: ControlWidgetConfiguration
  /// The content of the configuration.
  var body: Body { get }
}

extension Never: WidgetConfiguration, ControlWidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  /// Never called: configurations without a body describe themselves.
  public var body: Never { fatalError("this configuration has no body") }
}

extension ControlWidgetConfiguration where Body == Never {
  /// Never called: configurations without a body describe themselves.
  public var body: Never { fatalError("this configuration has no body") }
}

/// The configuration of a widget that is not offered.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Creates an empty widget configuration.
  nonisolated public init() {}
  /// A configuration without content has no body.
  public typealias Body = Never
}
