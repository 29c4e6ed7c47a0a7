import VitrineFoundation

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String
  /// Creates a curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smooth curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer below a view, which draws its background, its line and the layers inside.
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// Radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Whether what is inside is cut to the box.
  open var masksToBounds = false
  /// Width of the line around, in points.
  open var borderWidth: CGFloat = 0
  /// Colour of the line around.
  open var borderColor: CGColor?
  /// Colour of the box.
  open var backgroundColor: CGColor?
  /// Strength of the layer, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer shows nothing.
  open var isHidden = false
  /// Colour of the shadow.
  open var shadowColor: CGColor?
  /// Strength of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// Blur of the shadow, in points.
  open var shadowRadius: CGFloat = 0
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The curve of the corners; has no effect.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The scale of a layer that is kept as a bitmap; has no effect.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer is kept as a bitmap; has no effect.
  open var shouldRasterize = false
  /// The box inside the layer above.
  open var frame = CGRect.zero
  /// The box in the layer's own points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The layers inside, back to front.
  open private(set) var sublayers: [CALayer]?
  /// Creates a CA layer.
  public nonisolated override init() { super.init() }
  /// Adds a layer inside, in front of the others.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  /// Adds a layer inside at a place.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }

  /// Draws the layer into a bitmap, with its corner at the origin; shadows are not drawn.
  open func render(in context: CGContext) { render(in: context, depth: 0) }

  /// The maximum nesting of layers.
  private static let depthLimit = 64

  private func render(in context: CGContext, depth: Int) {
    guard !isHidden, depth < CALayer.depthLimit else { return }
    context.saveGState()
    context.setAlpha(CGFloat(opacity))
    let outline = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius)
    context.saveGState()
    context.clip(to: outline.cgPath.path, .winding)
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.fill(bounds)
    }
    drawContent(in: context)
    if !masksToBounds { context.restoreGState() }
    for layer in sublayers ?? [] {
      context.saveGState()
      context.translateBy(x: layer.frame.minX, y: layer.frame.minY)
      layer.render(in: context, depth: depth + 1)
      context.restoreGState()
    }
    if masksToBounds { context.restoreGState() }
    drawBorder(in: context)
    context.restoreGState()
  }

  /// Draws what the layer itself shows, cut to its corners.
  func drawContent(in context: CGContext) {}

  private func drawBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor else { return }
    let inside = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    let line = UIBezierPath(
      roundedRect: inside, cornerRadius: max(0, cornerRadius - borderWidth / 2))
    context.setStrokeColor(borderColor)
    context.stroke(line.cgPath.path, LineLook(width: borderWidth))
  }
}

/// The kind of a layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses around the start, which reach to the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start; drawn along a line.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that is filled with a gradient.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// Where they are, from 0 to 1; without them they are spread evenly.
  open var locations: [NSNumber]?
  /// Where the first colour is, as a share of the box.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, as a share of the box.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial

  override func drawContent(in context: CGContext) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard let gradient = CGGradient(colors, locations?.map(\.doubleValue)) else { return }
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if type == .radial {
      context.saveGState()
      // A circle of radius 1 becomes the ellipse between start and end.
      context.translateBy(x: startPoint.x * bounds.width, y: startPoint.y * bounds.height)
      context.scaleBy(
        x: abs(endPoint.x - startPoint.x) * bounds.width,
        y: abs(endPoint.y - startPoint.y) * bounds.height)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: all)
      context.restoreGState()
    } else {
      context.drawLinearGradient(
        gradient, start: place(startPoint), end: place(endPoint), options: all)
    }
  }

  private func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }
}
