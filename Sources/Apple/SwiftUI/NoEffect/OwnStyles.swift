internal import VitrineModel

// Styles of one's own for views that only screens have: what they draw is drawn everywhere.

/// The body of a style that the system draws.
nonisolated public struct SystemStyleBody: View {
  /// Nothing: the system draws the style.
  public var body: some View { EmptyView() }
}

/// The properties of a group of controls that a style draws.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The type of the content.
  public typealias Content = _StyledPart
  /// The type of the label.
  public typealias Label = _StyledPart
  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The properties of a date picker that a style draws.
nonisolated public struct DatePickerStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyledPart
  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date.
  public var minimumDate: Date?
  /// The last date.
  public var maximumDate: Date?
  /// The components that people choose.
  public var displayedComponents: DatePickerComponents
}

/// The properties of a form that a style draws.
nonisolated public struct FormStyleConfiguration {
  /// The type of the content.
  public typealias Content = _StyledPart
  /// The content.
  public let content: Content
}

extension ControlGroupStyle where Body == SystemStyleBody {
  /// Returns nothing: the system draws the style.
  public func makeBody(configuration: Configuration) -> SystemStyleBody { SystemStyleBody() }
}

extension DatePickerStyle where Body == SystemStyleBody {
  /// Returns nothing: the system draws the style.
  public func makeBody(configuration: Configuration) -> SystemStyleBody { SystemStyleBody() }
}

extension FormStyle where Body == SystemStyleBody {
  /// Returns nothing: the system draws the style.
  public func makeBody(configuration: Configuration) -> SystemStyleBody { SystemStyleBody() }
}

extension TextFieldStyle where _Body == SystemStyleBody {
  /// Returns nothing: the system draws the style.
  public func _body(configuration: TextField<_Label>) -> SystemStyleBody { SystemStyleBody() }
}

/// A view in the style of one's own that its surroundings set, or else as the system draws it.
nonisolated struct OwnStyledView<Style, System: View>: View, PrimitiveView, LocatedView {
  typealias Body = Never
  package var location = KeptLocation()
  let key: WritableKeyPath<EnvironmentValues, Style?>
  let system: System
  let make: @MainActor (Style) -> any View

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard let style = context.environment[keyPath: key] else { return system.lowered(context) }
    DynamicProperties.connect(style, context)
    // A view of the same kind in the style's body is the system's.
    return make(style).lowered(context.with { $0[keyPath: key] = nil })
  }
}

/// A view that sets a style: one of its own, or one of the system, as another view does.
nonisolated struct StyleSetter<Base: View, Style, System: View>: View, PrimitiveView, LocatedView {
  typealias Body = Never
  package var location = KeptLocation()
  let base: Base
  let key: WritableKeyPath<EnvironmentValues, Style?>
  let own: Style?
  let system: System

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let inner = context.with { $0[keyPath: key] = own }
    return own == nil ? system.lowered(inner) : base.lowered(inner)
  }
}

nonisolated extension View {
  /// Sets a style, whose body has the type `Drawn`.
  func style<Style, Drawn, System: View>(
    _ key: WritableKeyPath<EnvironmentValues, Style?>, _ style: Style, _ body: Drawn.Type,
    system: System
  ) -> some View {
    StyleSetter(
      base: self, key: key, own: body == SystemStyleBody.self ? nil : style, system: system)
  }
}

private enum OwnStyleKeys {
  enum ControlGroup: EnvironmentKey { static var defaultValue: (any ControlGroupStyle)? { nil } }
  enum DatePicker: EnvironmentKey { static var defaultValue: (any DatePickerStyle)? { nil } }
  enum Form: EnvironmentKey { static var defaultValue: (any FormStyle)? { nil } }
  enum TextField: EnvironmentKey { static var defaultValue: (any TextFieldStyle)? { nil } }
}

extension EnvironmentValues {
  /// The style of one's own of groups of controls.
  var ownControlGroupStyle: (any ControlGroupStyle)? {
    get { self[OwnStyleKeys.ControlGroup.self] }
    set { self[OwnStyleKeys.ControlGroup.self] = newValue }
  }
  /// The style of one's own of date pickers.
  var ownDatePickerStyle: (any DatePickerStyle)? {
    get { self[OwnStyleKeys.DatePicker.self] }
    set { self[OwnStyleKeys.DatePicker.self] = newValue }
  }
  /// The style of one's own of forms.
  var ownFormStyle: (any FormStyle)? {
    get { self[OwnStyleKeys.Form.self] }
    set { self[OwnStyleKeys.Form.self] = newValue }
  }
  /// The style of one's own of text fields.
  var ownTextFieldStyle: (any TextFieldStyle)? {
    get { self[OwnStyleKeys.TextField.self] }
    set { self[OwnStyleKeys.TextField.self] = newValue }
  }
}
