public import VitrineUIKit

// SwiftUI's views in cells of UIKit, which no widget has.

/// The content of a cell as SwiftUI's views; no cell is drawn.
nonisolated public struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration
{
  private let content: Content
  private let background: Background
  init(_ content: Content, _ background: Background) {
    (self.content, self.background) = (content, background)
  }
  /// Sets a view behind the content.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self.content, content())
  }
  /// Sets a style behind the content.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, AnyView> {
    background { AnyView(Rectangle().fill(style)) }
  }
  /// Sets the margins of the content, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  /// Sets the margins of the content, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  /// Sets the minimum size of the content, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  /// Returns an empty view.
  @MainActor public func makeContentView() -> UIView { UIView() }
}

nonisolated extension UIHostingConfiguration where Background == EmptyView {
  /// Creates the content of a cell.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content(), EmptyView())
  }
}

/// What a hosting controller reports about the size of its view.
@RawValue<Int>
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The preferred size of the controller.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The intrinsic size of its view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// What AppKit's views with SwiftUI views report about their size.
@RawValue<Int>
public struct NSHostingSizingOptions: OptionSet, Sendable {
  /// The minimum size.
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  /// The intrinsic size.
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  /// The maximum size.
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  /// The preferred size of the controller.
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  /// The sizes that bound a window.
  public static let standardBounds: NSHostingSizingOptions = [
    .minSize, .intrinsicContentSize, .maxSize,
  ]
}

/// What a window takes of the SwiftUI view in it.
@RawValue<Int>
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
  /// The title of the window.
  public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
  /// The toolbars of the window.
  public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
  /// All of it.
  public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}
