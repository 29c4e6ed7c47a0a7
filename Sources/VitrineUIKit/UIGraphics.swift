import VitrineFoundation

// The bitmap that UIKit draws into without being told: one for each thread, as on Apple's systems.

/// Bitmaps that are open, the last in front.
package enum UIGraphicsStack {
  private static let key = "VitrineUIKit.contexts"
  private static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
  package static var current: CGContext? { contexts.last }
  package static func push(_ context: CGContext) { contexts.append(context) }
  @discardableResult package static func pop() -> CGContext? { contexts.popLast() }
}

/// The bitmap that is drawn into.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsStack.current }

/// Opens a bitmap; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : 3
  guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
  UIGraphicsStack.push(context)
}
/// Opens a bitmap with one pixel for each point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// The picture of the open bitmap.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsStack.current?.picture
}
/// Closes the bitmap.
public func UIGraphicsEndImageContext() { UIGraphicsStack.pop() }
/// Fills a rectangle of the open bitmap.
public func UIRectFill(_ rect: CGRect) { UIGraphicsStack.current?.fill(rect) }
/// Cuts what follows in the open bitmap to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsStack.current?.clip(to: rect) }

extension UIColor {
  /// Makes it the colour that the open bitmap is filled with.
  public func setFill() { UIGraphicsStack.current?.setFillColor(cgColor) }
  /// Makes it the colour of lines in the open bitmap.
  public func setStroke() { UIGraphicsStack.current?.setStrokeColor(cgColor) }
  /// Makes it the colour that the open bitmap is drawn with.
  public func set() {
    setFill()
    setStroke()
  }
}
