import VitrineDisplayList
package import VitrineModel

/// The appearance of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a toggle that the style draws.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that exists in archives.
package protocol PrimitiveArchivedToggleStyle {
  /// The style in archives.
  nonisolated var primitive: VitrineModel.ToggleStyle { get }
}

/// A type-erased custom style.
struct AnyToggleStyle {
  private let style: any ToggleStyle

  init(_ style: any ToggleStyle) { self.style = style }

  /// The nodes of the view that the style returns.
  @MainActor
  func lowered(_ configuration: ToggleStyleConfiguration, _ context: LoweringContext) -> [ViewNode]
  {
    Self.lowered(style, configuration, context)
  }

  @MainActor
  private static func lowered<S: ToggleStyle>(
    _ style: S, _ configuration: ToggleStyleConfiguration, _ context: LoweringContext
  ) -> [ViewNode] {
    DynamicProperties.connect(style, context)
    return style.makeBody(configuration: configuration).lowered(context)
  }
}

/// The default style, which depends on the context.
public struct DefaultToggleStyle: ToggleStyle, PrimitiveArchivedToggleStyle, Sendable {
  /// Creates a default toggle style.
  nonisolated public init() {}
  /// Returns the toggle unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated package var primitive: VitrineModel.ToggleStyle { .automatic }
}

/// A style that shows the label and a switch.
public struct SwitchToggleStyle: ToggleStyle, PrimitiveArchivedToggleStyle, Sendable {
  /// Creates a switch toggle style.
  nonisolated public init() {}
  /// Returns the toggle unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated package var primitive: VitrineModel.ToggleStyle { .switch }
}

/// A style that shows a button, which is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, PrimitiveArchivedToggleStyle, Sendable {
  /// Creates a button toggle style.
  nonisolated public init() {}
  /// Returns the toggle unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated package var primitive: VitrineModel.ToggleStyle { .button }
}

/// A style that shows a box with a tick.
public struct CheckboxToggleStyle: ToggleStyle, PrimitiveArchivedToggleStyle, Sendable {
  /// Creates a checkbox toggle style.
  nonisolated public init() {}
  /// Returns the toggle unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated package var primitive: VitrineModel.ToggleStyle { .checkbox }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style, which depends on the context.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows the label and a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows a button, which is filled while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style that shows a box with a tick.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

nonisolated extension View {
  /// Sets the style of toggles in the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let primitive = (style as? any PrimitiveArchivedToggleStyle)?.primitive
    let own = primitive == nil ? AnyToggleStyle(style) : nil
    return archived {
      $0.toggleStyle = own
    } _: { _ in
      primitive.map { [.toggleStyle($0)] } ?? []
    }
  }
}

extension SwitchToggleStyle {
  /// Creates the style with a tint.
  ///
  /// Deprecated in SwiftUI in favour of the `tint(_:)` modifier.
  nonisolated public init(tint: Color) { self.init() }
}

/// The properties of a toggle that a style draws.
nonisolated public struct ToggleStyleConfiguration {
  /// A type-erased view of the label.
  nonisolated public struct Label: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }

  /// The label of the toggle style configuration.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle has values that differ; always `false`.
  public let isMixed = false
  /// The intent that a tap performs.
  let intent: Action.Intent?
  let use: Use

  /// Records whether the view of a style contains the toggle itself, in which case that view is not
  /// the control.
  @MainActor final class Use {
    var isHeld = false

    nonisolated init() {}
  }

  init(label: any View, isOn: Binding<Bool>, intent: Action.Intent?, use: Use) {
    self.label = Label(view: label)
    _isOn = isOn
    self.intent = intent
    self.use = use
  }
}
