package import VitrineModel

/// The appearance of a progress view.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of a progress view that the style draws.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that exists in archives.
package protocol PrimitiveArchivedProgressViewStyle {
  /// The style in archives.
  nonisolated var primitive: VitrineModel.ProgressViewStyle { get }
}

/// A type-erased custom style.
struct AnyProgressViewStyle {
  private let style: any ProgressViewStyle

  init(_ style: any ProgressViewStyle) { self.style = style }

  /// The nodes of the view that the style returns.
  @MainActor
  func lowered(_ configuration: ProgressViewStyleConfiguration, _ context: LoweringContext)
    -> [ViewNode]
  {
    Self.lowered(style, configuration, context)
  }

  @MainActor
  private static func lowered<S: ProgressViewStyle>(
    _ style: S, _ configuration: ProgressViewStyleConfiguration, _ context: LoweringContext
  ) -> [ViewNode] {
    DynamicProperties.connect(style, context)
    return style.makeBody(configuration: configuration).lowered(context)
  }
}

/// The default style, which depends on the context.
public struct DefaultProgressViewStyle: ProgressViewStyle, PrimitiveArchivedProgressViewStyle,
  Sendable
{
  /// Creates a default progress view style.
  nonisolated public init() {}
  /// Returns the progress view unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated package var primitive: VitrineModel.ProgressViewStyle { .automatic }
}

/// A style that shows progress as a bar.
public struct LinearProgressViewStyle: ProgressViewStyle, PrimitiveArchivedProgressViewStyle,
  Sendable
{
  /// Creates a linear progress view style.
  nonisolated public init() {}
  /// Returns the progress view unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated package var primitive: VitrineModel.ProgressViewStyle { .linear }
}

/// A style that shows progress as a ring.
public struct CircularProgressViewStyle: ProgressViewStyle, PrimitiveArchivedProgressViewStyle,
  Sendable
{
  /// Creates a circular progress view style.
  nonisolated public init() {}
  /// Returns the progress view unchanged; the renderer draws the style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated package var primitive: VitrineModel.ProgressViewStyle { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style, which depends on the context.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows progress as a bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows progress as a ring.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  /// Sets the style of progress views in the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let primitive = (style as? any PrimitiveArchivedProgressViewStyle)?.primitive
    let own = primitive == nil ? AnyProgressViewStyle(style) : nil
    return archived {
      $0.progressViewStyle = own
    } _: { _ in
      primitive.map { [.progressViewStyle($0)] } ?? []
    }
  }
}

extension LinearProgressViewStyle {
  /// Creates the style with a tint.
  ///
  /// Deprecated in SwiftUI in favour of the `tint(_:)` modifier.
  nonisolated public init(tint: Color) { self.init() }
}
extension CircularProgressViewStyle {
  /// Creates the style with a tint.
  ///
  /// Deprecated in SwiftUI in favour of the `tint(_:)` modifier.
  nonisolated public init(tint: Color) { self.init() }
}

/// The properties of a progress view that a style draws.
nonisolated public struct ProgressViewStyleConfiguration {
  /// A type-erased view that describes the task in progress.
  nonisolated public struct Label: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }
  /// A type-erased view that describes the progress.
  nonisolated public struct CurrentValueLabel: View, ErasedView, LocatedView {
    package var location = KeptLocation()
    package let view: any View
  }

  /// The completed fraction of the task, from 0 to 1; `nil` if indeterminate.
  public let fractionCompleted: Double?
  /// The view that describes the task in progress.
  public let label: Label?
  /// The view that describes the progress.
  public let currentValueLabel: CurrentValueLabel?
  let source: ProgressSource
}
