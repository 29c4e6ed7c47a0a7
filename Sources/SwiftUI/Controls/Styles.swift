// Each style has its own key, and a box that can call it.
private enum StyleKeys {
  enum Label: EnvironmentKey { static var defaultValue: AnyLabelStyle? { nil } }
  enum Button: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }
  enum Toggle: EnvironmentKey { static var defaultValue: AnyToggleStyle? { nil } }
  enum Gauge: EnvironmentKey { static var defaultValue: AnyGaugeStyle? { nil } }
  enum Progress: EnvironmentKey { static var defaultValue: AnyProgressViewStyle? { nil } }
}

extension EnvironmentValues {
  /// A custom label style; `nil` for those that archives know.
  var labelStyle: AnyLabelStyle? {
    get { self[StyleKeys.Label.self] }
    set { self[StyleKeys.Label.self] = newValue }
  }
  /// A custom button style.
  var buttonStyle: AnyButtonStyle? {
    get { self[StyleKeys.Button.self] }
    set { self[StyleKeys.Button.self] = newValue }
  }
  /// A custom toggle style.
  var toggleStyle: AnyToggleStyle? {
    get { self[StyleKeys.Toggle.self] }
    set { self[StyleKeys.Toggle.self] = newValue }
  }
  /// A custom gauge style.
  var gaugeStyle: AnyGaugeStyle? {
    get { self[StyleKeys.Gauge.self] }
    set { self[StyleKeys.Gauge.self] = newValue }
  }
  /// A custom style of progress views.
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[StyleKeys.Progress.self] }
    set { self[StyleKeys.Progress.self] = newValue }
  }
}
