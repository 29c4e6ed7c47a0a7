@_spi(StandIns) @_exported import SwiftUI

// Pages: a widget shows none.

/// How a page is loaded.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// Creates a web view configuration.
  public override init() { super.init() }
}
/// A page that is loaded.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}
/// Methods by which a web view reports its navigation.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {}

/// A page: nothing is loaded.
@MainActor @preconcurrency
open class WKWebView: UIView {
  /// The delegate that is notified of navigation.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Creates a web view.
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.init(frame: frame)
  }
  /// Loads a page: nothing happens.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  /// Shows a text as a page: nothing happens.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
}

/// A page as a view of SwiftUI's; a widget shows WidgetKit's sign in its place.
nonisolated public struct WebView: View {
  /// Creates a web view.
  public init(url: URL?) {}
  /// The sign, or an empty page.
  public var body: some View { PlatformContainer(name: "WebView", content: Color.white) }
}
