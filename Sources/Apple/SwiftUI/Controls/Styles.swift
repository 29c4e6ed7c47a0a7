// Each style has its own key, and its value is a type-erased style.
extension EnvironmentValues {
  /// The custom label style; `nil` for a style that exists in archives.
  @Entry var labelStyle: AnyLabelStyle?
  /// The custom button style; `nil` for a style that exists in archives.
  @Entry var buttonStyle: AnyButtonStyle?
  /// The custom toggle style; `nil` for a style that exists in archives.
  @Entry var toggleStyle: AnyToggleStyle?
  /// The custom gauge style; `nil` for a style that exists in archives.
  @Entry var gaugeStyle: AnyGaugeStyle?
  /// The custom progress view style; `nil` for a style that exists in archives.
  @Entry var progressViewStyle: AnyProgressViewStyle?
}
