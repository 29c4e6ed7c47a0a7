// Two views that share a screen, which may have a hinge (iOS 27.1). Apple publishes no sizes: halves along
// the longer side are assumed.

/// The appearance of a view with a primary and a secondary part.
@MainActor @preconcurrency
public protocol ArrangementViewStyle {
  /// The type of the view's body.
  associatedtype Body: View
  /// The properties of an arrangement that the style draws.
  typealias Configuration = ArrangementViewStyleConfiguration
  /// Returns the view in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of an arrangement that a style draws.
nonisolated public struct ArrangementViewStyleConfiguration {
  /// The type of the primary view.
  public typealias Primary = _StyledPart
  /// The type of the secondary view.
  public typealias Secondary = _StyledPart
  /// The primary view.
  public let primary: Primary
  /// The secondary view.
  public let secondary: Secondary
}

/// A view that arranges two others by the style of the environment.
nonisolated public struct ArrangementView<Primary: View, Secondary: View>: View {
  private let primary: Primary
  private let secondary: Secondary
  /// Creates an arrangement.
  public init(
    @ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary
  ) { (self.primary, self.secondary) = (primary(), secondary()) }
  /// Creates the arrangement inside a style.
  public init(_ configuration: ArrangementViewStyleConfiguration)
  where Primary == ArrangementViewStyleConfiguration.Primary, Secondary == Primary {
    (primary, secondary) = (configuration.primary, configuration.secondary)
  }
  /// The views in the style of the environment.
  public var body: some View {
    // Views are created only on the main actor.
    nonisolated(unsafe) let configuration = ArrangementViewStyleConfiguration(
      primary: _StyledPart(view: primary), secondary: _StyledPart(view: secondary))
    return StyledContainer(key: \.arrangementViewStyle) {
      AnyView($0.makeBody(configuration: configuration))
    }
  }
}

/// The default style, which splits.
public struct AutomaticArrangementViewStyle: ArrangementViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the split views.
  public func makeBody(configuration: Configuration) -> some View {
    SplitArrangementViewStyle().makeBody(configuration: configuration)
  }
}

/// A style that places the views side by side along an axis.
public struct SplitArrangementViewStyle: ArrangementViewStyle, Sendable {
  private var axes: Axis.Set = [.horizontal, .vertical]
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the style with the axes along which it may split.
  nonisolated public func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle {
    var style = self
    style.axes = axes
    return style
  }
  /// Returns both halves.
  public func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      let isRow =
        axes == .horizontal || (axes != .vertical && proxy.size.width > proxy.size.height)
      let layout =
        isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        configuration.primary.frame(maxWidth: .infinity, maxHeight: .infinity)
        configuration.secondary.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

/// A style that places the primary view over the secondary one.
public struct OverlayArrangementViewStyle: ArrangementViewStyle, Sendable {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the style with the axes along which it may split on a folded device.
  nonisolated public func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle { self }
  /// Returns both views, one over the other.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.secondary
      configuration.primary
    }
  }
}

extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  /// The default style.
  nonisolated public static var automatic: AutomaticArrangementViewStyle { .init() }
}
extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  /// The views are side by side.
  nonisolated public static var split: SplitArrangementViewStyle { .init() }
}
extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  /// The primary view is over the secondary one.
  nonisolated public static var overlay: OverlayArrangementViewStyle { .init() }
}

extension EnvironmentValues {
  /// The style of arrangements.
  @Entry var arrangementViewStyle: any ArrangementViewStyle = AutomaticArrangementViewStyle()
}

nonisolated extension View {
  /// Sets the style of arrangements in the view.
  public func arrangementViewStyle<S: ArrangementViewStyle>(_ style: S) -> some View {
    environment(\.arrangementViewStyle, style)
  }
}
