@_exported import VitrineUIKit

/// A web page that an app presents, which is never shown.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// Creates a safari view controller.
  public convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
}
