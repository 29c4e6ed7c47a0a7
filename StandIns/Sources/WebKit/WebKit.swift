@_spi(StandIns) @_exported import SwiftUI

// Web pages, which widgets don't show.

/// The configuration of a web view.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// Creates a web view configuration.
  public override init() { super.init() }
}
/// A navigation to a page.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}
/// Methods by which a web view reports its navigation.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {}

/// A web view, which loads nothing.
@MainActor @preconcurrency
open class WKWebView: UIView {
  /// The delegate that is notified of navigation.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Creates a web view.
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.init(frame: frame)
  }
  /// Loads a page; has no effect.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  /// Loads HTML; has no effect.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
}

/// A web view of SwiftUI; a widget shows WidgetKit's placeholder for unsupported views.
nonisolated public struct WebView: View {
  /// Creates a web view.
  public init(url: URL?) {}
  /// The placeholder, or an empty page.
  public var body: some View { PlatformPlaceholder(name: "WebView") }
}
