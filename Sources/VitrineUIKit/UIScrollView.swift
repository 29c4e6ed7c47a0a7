import VitrineFoundation

/// A view whose content is larger than itself.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Size of the content, in points.
  open var contentSize = CGSize.zero
  /// The part of the content that is seen, in points.
  open var contentOffset = CGPoint.zero
  /// Whether it moves.
  open var isScrollEnabled = true
  /// Whether it stops at its own width.
  open var isPagingEnabled = false
  /// Whether a scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// Whether a scroll indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Moves the content: it is never laid out.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
