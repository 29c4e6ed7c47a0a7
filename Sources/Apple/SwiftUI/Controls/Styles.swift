// Each style has its own key, and its value is a type-erased style.
private enum StyleKeys {
  enum Label: EnvironmentKey { static var defaultValue: AnyLabelStyle? { nil } }
  enum Button: EnvironmentKey { static var defaultValue: AnyButtonStyle? { nil } }
  enum Toggle: EnvironmentKey { static var defaultValue: AnyToggleStyle? { nil } }
  enum Gauge: EnvironmentKey { static var defaultValue: AnyGaugeStyle? { nil } }
  enum Progress: EnvironmentKey { static var defaultValue: AnyProgressViewStyle? { nil } }
}

extension EnvironmentValues {
  /// The custom label style; `nil` for a style that exists in archives.
  var labelStyle: AnyLabelStyle? {
    get { self[StyleKeys.Label.self] }
    set { self[StyleKeys.Label.self] = newValue }
  }
  /// The custom button style; `nil` for a style that exists in archives.
  var buttonStyle: AnyButtonStyle? {
    get { self[StyleKeys.Button.self] }
    set { self[StyleKeys.Button.self] = newValue }
  }
  /// The custom toggle style; `nil` for a style that exists in archives.
  var toggleStyle: AnyToggleStyle? {
    get { self[StyleKeys.Toggle.self] }
    set { self[StyleKeys.Toggle.self] = newValue }
  }
  /// The custom gauge style; `nil` for a style that exists in archives.
  var gaugeStyle: AnyGaugeStyle? {
    get { self[StyleKeys.Gauge.self] }
    set { self[StyleKeys.Gauge.self] = newValue }
  }
  /// The custom progress view style; `nil` for a style that exists in archives.
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[StyleKeys.Progress.self] }
    set { self[StyleKeys.Progress.self] = newValue }
  }
}
