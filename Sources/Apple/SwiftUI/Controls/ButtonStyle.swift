package import VitrineModel

/// A type that draws a button and decides when its action runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a button that the style draws.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The appearance of a button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a button that the style draws.
  typealias Configuration = ButtonStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The purpose of a button, such as deleting something or cancelling.
public struct ButtonRole: Equatable, Sendable {
  let archived: VitrineModel.Button.Role?
  /// A button that deletes data or performs another irreversible action.
  public static let destructive = ButtonRole(archived: .destructive)
  /// A button that cancels an action.
  public static let cancel = ButtonRole(archived: .cancel)
  /// A button that confirms an action.
  public static let confirm = ButtonRole(archived: nil)
  /// A button that closes a view.
  public static let close = ButtonRole(archived: nil)
}

/// The properties of a button that a button style draws.
nonisolated public struct ButtonStyleConfiguration {
  /// A type-erased view of the label.
  nonisolated public struct Label: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }

  /// The purpose of the button; `nil` for an ordinary button.
  public let role: ButtonRole?
  /// The label of the button style configuration.
  public let label: Label
  /// Whether the button is being pressed; archives contain a view for each state.
  public let isPressed: Bool
}

/// The properties of a button that a primitive style draws and triggers itself.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased view of the label.
  nonisolated public struct Label: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }

  /// The purpose of the button; `nil` for an ordinary button.
  public let role: ButtonRole?
  /// The label of the primitive button style configuration.
  public let label: Label
  let action: ButtonAction

  /// Does nothing, because nobody taps while a view is archived.
  public func trigger() {}
}

/// A type-erased custom style.
struct AnyButtonStyle {
  private enum Style {
    case plain(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
  }

  private let style: Style

  init(_ style: any ButtonStyle) { self.style = .plain(style) }
  init(_ style: any PrimitiveButtonStyle) { self.style = .primitive(style) }

  /// The way in which a button style draws a button.
  enum Drawing {
    /// Views that replace the button's label and border, for the released and the pressed state.
    case bodies(released: [ViewNode], pressed: [ViewNode])
    /// A view that contains the button.
    case holder([ViewNode])
  }

  @MainActor
  func lowered(
    _ label: any View, _ role: ButtonRole?, _ action: ButtonAction, _ context: LoweringContext
  ) -> Drawing {
    switch style {
    case .plain(let style):
      let bodies = [false, true].map {
        Self.lowered(
          style, .init(role: role, label: .init(view: label), isPressed: $0), context)
      }
      return .bodies(released: bodies[0], pressed: bodies[1])
    case .primitive(let style):
      return .holder(
        Self.lowered(style, .init(role: role, label: .init(view: label), action: action), context))
    }
  }

  @MainActor
  private static func lowered<S: ButtonStyle>(
    _ style: S, _ configuration: ButtonStyleConfiguration, _ context: LoweringContext
  ) -> [ViewNode] {
    DynamicProperties.connect(style, context)
    return style.makeBody(configuration: configuration).lowered(context)
  }

  @MainActor
  private static func lowered<S: PrimitiveButtonStyle>(
    _ style: S, _ configuration: PrimitiveButtonStyleConfiguration, _ context: LoweringContext
  ) -> [ViewNode] {
    DynamicProperties.connect(style, context)
    return style.makeBody(configuration: configuration).lowered(context)
  }
}

/// A button style that archives know.
package protocol ArchivedButtonStyle {
  /// The style in archives.
  nonisolated var primitive: VitrineModel.ButtonStyle { get }
  /// The tint that the style brings; `nil` for that around it.
  nonisolated var tint: Color? { get }
}

extension ArchivedButtonStyle {
  nonisolated package var tint: Color? { nil }
}

nonisolated extension View {
  /// Sets the style of buttons in the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    archived {
      $0.buttonStyle = AnyButtonStyle(style)
    } _: { _ in
      []
    }
  }
  /// Sets the style of buttons in the view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let known = style as? any ArchivedButtonStyle
    let (primitive, tint) = (known?.primitive, known?.tint?.archived)
    return archived {
      $0.buttonStyle = primitive == nil ? AnyButtonStyle(style) : nil
    } _: { _ in
      (primitive.map { [.buttonStyle($0)] } ?? []) + (tint.map { [.tint(.color($0))] } ?? [])
    }
  }
}
