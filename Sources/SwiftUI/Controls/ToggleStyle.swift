internal import VitrineGeometry
package import VitrineModel

/// The appearance of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a toggle that the style draws.
  typealias Configuration = ToggleStyleConfiguration
  /// The view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that archives know.
package protocol PrimitiveArchivedToggleStyle {
  /// The style as an archive holds it.
  nonisolated var primitive: VitrineModel.ToggleStyle { get }
}

/// A custom style, whatever its type.
struct AnyToggleStyle {
  private let style: any ToggleStyle

  init(_ style: any ToggleStyle) { self.style = style }

  /// The nodes of the view that the style makes.
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

/// The style of the surroundings.
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

/// A button that stays lit.
public struct ButtonToggleStyle: ToggleStyle, PrimitiveArchivedToggleStyle, Sendable {
  /// Creates a button toggle style.
  nonisolated public init() {}
  /// Returns the toggle unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated package var primitive: VitrineModel.ToggleStyle { .button }
}

/// A box that is ticked.
public struct CheckboxToggleStyle: ToggleStyle, PrimitiveArchivedToggleStyle, Sendable {
  /// Creates a checkbox toggle style.
  nonisolated public init() {}
  /// Returns the toggle unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated package var primitive: VitrineModel.ToggleStyle { .checkbox }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style of the surroundings.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows the label and a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays lit.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box that is ticked.
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
  nonisolated public struct Label: View, ErasedView {
    /// A primitive view has no body.
    public typealias Body = Never
    package let view: any View
  }

  /// The label of the toggle style configuration.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether values of several things differ.
  public let isMixed = false
  /// The intent that a tap performs.
  let intent: Action.Intent?
  let use: Use

  /// Whether a style's view holds the toggle itself, so that the view is not the control.
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
