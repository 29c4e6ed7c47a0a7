package import VitrineModel

/// The appearance of a label.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a label that the style draws.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that exists in archives.
package protocol PrimitiveArchivedLabelStyle {
  /// The style in archives.
  nonisolated var primitive: VitrineModel.LabelStyle { get }
}

/// A type-erased custom style.
struct AnyLabelStyle {
  private let style: any LabelStyle

  init(_ style: any LabelStyle) { self.style = style }

  /// The nodes of the view that the style returns.
  @MainActor
  func lowered(_ configuration: LabelStyleConfiguration, _ context: LoweringContext) -> [ViewNode] {
    Self.lowered(style, configuration, context)
  }

  @MainActor
  private static func lowered<S: LabelStyle>(
    _ style: S, _ configuration: LabelStyleConfiguration, _ context: LoweringContext
  ) -> [ViewNode] {
    DynamicProperties.connect(style, context)
    return style.makeBody(configuration: configuration).lowered(context)
  }
}

/// The default style, which depends on the context.
public struct DefaultLabelStyle: LabelStyle, PrimitiveArchivedLabelStyle, Sendable {
  /// Creates a default label style.
  nonisolated public init() {}
  /// Returns the label unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated package var primitive: VitrineModel.LabelStyle { .automatic }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle, PrimitiveArchivedLabelStyle, Sendable {
  /// Creates a title only label style.
  nonisolated public init() {}
  /// Returns the label unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated package var primitive: VitrineModel.LabelStyle { .titleOnly }
}

/// A style that shows only the icon.
public struct IconOnlyLabelStyle: LabelStyle, PrimitiveArchivedLabelStyle, Sendable {
  /// Creates an icon only label style.
  nonisolated public init() {}
  /// Returns the label unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated package var primitive: VitrineModel.LabelStyle { .iconOnly }
}

/// A style that shows the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle, PrimitiveArchivedLabelStyle, Sendable {
  /// Creates a title and icon label style.
  nonisolated public init() {}
  /// Returns the label unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated package var primitive: VitrineModel.LabelStyle { .titleAndIcon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style, which depends on the context.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A style that shows only the title.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A style that shows only the icon.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A style that shows the title and the icon.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension View {
  /// Sets the style of labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let primitive = (style as? any PrimitiveArchivedLabelStyle)?.primitive
    let own = primitive == nil ? AnyLabelStyle(style) : nil
    return archived {
      $0.labelStyle = own
    } _: { _ in
      primitive.map { [.labelStyle($0)] } ?? []
    }
  }
}

/// The properties of a label that a style draws.
nonisolated public struct LabelStyleConfiguration {
  /// A type-erased view of the label's title.
  nonisolated public struct Title: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }
  /// A type-erased view of the label's icon.
  nonisolated public struct Icon: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }

  /// The title of the label style configuration.
  public let title: Title
  /// The view of the label's icon.
  public let icon: Icon

  init(title: any View, icon: any View) {
    self.title = Title(view: title)
    self.icon = Icon(view: icon)
  }
}
