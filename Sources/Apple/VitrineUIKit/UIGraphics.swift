import VitrineFoundation

// UIKit's current context, one per thread, as on Apple's systems.

/// The contexts that were begun, the current one last.
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

/// Returns the current context.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsStack.current }

/// Begins a bitmap context; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : 3
  guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
  UIGraphicsStack.push(context)
}
/// Begins a bitmap context with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Returns an image of the current context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsStack.current?.picture
}
/// Ends the current context.
public func UIGraphicsEndImageContext() { UIGraphicsStack.pop() }
/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsStack.current?.fill(rect) }
/// Cuts what follows in the open bitmap to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsStack.current?.clip(to: rect) }

extension UIColor {
  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsStack.current?.setFillColor(cgColor) }
  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsStack.current?.setStrokeColor(cgColor) }
  /// Sets the fill and stroke colours of the current context.
  public func set() {
    setFill()
    setStroke()
  }
}
