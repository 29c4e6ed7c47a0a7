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

/// What web pages have stored, which is nothing.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// The data of the app.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Data that is not kept.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// All kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeFetchCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }
  /// Removes data; there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
}

/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Files of pages on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What scripts keep of requests.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Values that scripts keep.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Files of pages in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Scripts that serve pages.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
