import VitrineFoundation

/// A view that scrolls content that is larger than the view.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The offset of the content from the view's origin, in points.
  open var contentOffset = CGPoint.zero
  /// Whether the content scrolls.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether a vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Sets the offset of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
