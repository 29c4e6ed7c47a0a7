@_exported import VitrineUIKit

/// A page over an app: none is shown.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// Creates a safari view controller.
  public convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
}
