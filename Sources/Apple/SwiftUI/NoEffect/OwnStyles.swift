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

/// A style of one's own that a view sets for others inside; `nil` for the system's.
private enum OwnStyleKey<Style>: EnvironmentKey {
  static var defaultValue: Style? { nil }
}

/// A view in the style of one's own that its surroundings set, or else as the system draws it.
nonisolated struct OwnStyledView<Style, System: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let system: System
  let make: @MainActor (Style) -> any View

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard let style = context.environment[OwnStyleKey<Style>.self] else {
      return system.lowered(context)
    }
    DynamicProperties.connect(style, context)
    // A view of the same kind in the style's body is the system's.
    return make(style).lowered(context.with { $0[OwnStyleKey<Style>.self] = nil })
  }
}

/// A view that sets a style: one of its own, or one of the system, as another view does.
nonisolated struct StyleSetter<Base: View, Style, System: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let own: Style?
  let system: System

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let inner = context.with { $0[OwnStyleKey<Style>.self] = own }
    return own == nil ? system.lowered(inner) : base.lowered(inner)
  }
}

nonisolated extension View {
  /// Sets a style, whose body has the type `Drawn`.
  func style<Style, Drawn, System: View>(
    _ style: Style, _ body: Drawn.Type, system: System
  ) -> some View {
    StyleSetter(base: self, own: body == SystemStyleBody.self ? nil : style, system: system)
  }
}
