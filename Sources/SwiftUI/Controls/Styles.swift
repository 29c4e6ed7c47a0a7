// Each style has a key of its own and a box that knows how to call it.
private enum StyleKeys {
  enum Label: EnvironmentKey { static var defaultValue: AnyLabelStyle? { nil } }
  enum Button: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }
  enum Toggle: EnvironmentKey { static var defaultValue: AnyToggleStyle? { nil } }
  enum Gauge: EnvironmentKey { static var defaultValue: AnyGaugeStyle? { nil } }
  enum Progress: EnvironmentKey { static var defaultValue: AnyProgressViewStyle? { nil } }
}

extension EnvironmentValues {
  /// A label style of the author's own; `nil` for those that archives know.
  var labelStyle: AnyLabelStyle? {
    get { self[StyleKeys.Label.self] }
    set { self[StyleKeys.Label.self] = newValue }
  }
  /// A button style of the author's own.
  var buttonStyle: AnyButtonStyle? {
    get { self[StyleKeys.Button.self] }
    set { self[StyleKeys.Button.self] = newValue }
  }
  /// A toggle style of the author's own.
  var toggleStyle: AnyToggleStyle? {
    get { self[StyleKeys.Toggle.self] }
    set { self[StyleKeys.Toggle.self] = newValue }
  }
  /// A gauge style of the author's own.
  var gaugeStyle: AnyGaugeStyle? {
    get { self[StyleKeys.Gauge.self] }
    set { self[StyleKeys.Gauge.self] = newValue }
  }
  /// A style of progress views of the author's own.
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[StyleKeys.Progress.self] }
    set { self[StyleKeys.Progress.self] = newValue }
  }
}
