public import VitrineGeometry
internal import VitrineModel

/// A context that draws on a canvas; each drawing becomes a view of the archive.
public struct GraphicsContext {
  /// The drawn elements, from back to front.
  ///
  /// Copies of a context share one drawing.
  final class Drawing {
    var nodes: [ViewNode] = []
  }

  let drawing = Drawing()
  private let context: LoweringContext
  private var target: Drawing
  /// The opacity of everything drawn from now on.
  public var opacity = 1.0
  /// The blend mode of everything drawn from now on.
  public var blendMode = BlendMode.normal
  /// The transform of everything drawn from now on.
  public var transform = CGAffineTransform.identity
  private var clips: [Modifier] = []
  private var filters: [Modifier] = []

  /// The canvas's symbols by tag.
  private let symbols: [AnyHashable: ViewNode]

  init(_ context: LoweringContext, symbols: [AnyHashable: ViewNode] = [:]) {
    self.context = context
    self.symbols = symbols
    target = drawing
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { context.environment }

  /// Translates everything drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Scales everything drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Rotates everything drawn from now on.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// Applies a transform to everything drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  /// Clips everything drawn from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    if options.contains(.inverse) { return context.record("GraphicsContext.ClipOptions.inverse") }
    var shape = PathShape()
    shape.path = path.applying(transform).archived
    shape.painting.fillStyle = style
    clips.append(.clipShape(.path(shape)))
  }
  /// Clips everything drawn from now on to what a separate context draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    if options.contains(.inverse) { return context.record("GraphicsContext.ClipOptions.inverse") }
    var mask = Layer()
    mask.alignment = Alignment.topLeading.archived
    mask.content = try layer(content) ?? ViewNode([])
    mask.content?.modifiers.append(.opacity(clamping: opacity))
    clips.append(.mask(mask))
  }
  /// Applies a filter to everything drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard let modifier = filter.modifier else {
      return context.record("GraphicsContext.Filter.\(filter.name)")
    }
    filters.append(modifier)
  }

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path) { painting, box in
      painting.fill = shading.style(context, box: box)
      painting.fillStyle = style
    }
  }
  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let factor = transform.factor
    var line = style
    line.lineWidth *= factor
    line.dash = line.dash.map { $0 * factor }
    line.dashPhase *= factor
    draw(path) { shape, box in shape.stroke = Stroke(shading.style(context, box: box), line) }
  }
  /// Draws a line along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws an outline relative to its own bounding box, which is the coordinate space of a
  /// gradient.
  private func draw(_ path: Path, painting: (inout ShapePainting, CGRect) -> Void) {
    let outline = path.applying(transform).archived
    guard let box = outline.controlPointBounds, outline.isFinite else { return }
    var shape = PathShape()
    shape.path = outline.offsetBy(dx: -box.minX, dy: -box.minY)
    painting(&shape.painting, CGRect(box).applying(transform.inverted()))
    add(ViewNode(.shape(.path(shape)), modifiers: .place(box)))
  }

  private func add(_ node: ViewNode) {
    var node = node
    node.modifiers += filters
    for clip in clips {
      // A clip is relative to the canvas's corner, from which the view fills it.
      var frame = Frame()
      frame.maxWidth = .infinity
      frame.maxHeight = .infinity
      frame.alignment = Alignment.topLeading.archived
      node = [node].modified(by: [.frame(frame), clip])[0]
    }
    if opacity < 1 { node.modifiers.append(.opacity(clamping: opacity)) }
    if let lost = blendMode.lost {
      context.warnHere("the blend mode '\(lost)' is drawn as '\(blendMode.archived.rawValue)'")
    }
    if blendMode != .normal { node.modifiers.append(.blendMode(blendMode.archived)) }
    target.nodes.append(node)
  }

  /// Draws with a separate context and composites the result as one element.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    if let node = try layer(content) { add(node) }
  }

  /// What a separate context draws; `nil` if that is nothing.
  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> ViewNode? {
    var layer = self
    layer.target = Drawing()
    (layer.opacity, layer.blendMode, layer.filters, layer.clips) = (1, .normal, [], [])
    try content(&layer)
    guard !layer.target.nodes.isEmpty else { return nil }
    var stack = VitrineModel.ZStack()
    stack.alignment = Alignment.topLeading.archived
    stack.children = layer.target.nodes
    return ViewNode(.zStack(stack), modifiers: [.compositingGroup(true)])
  }

  /// Returns a text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text.run(context), context) }
  /// Returns an image that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image.nodes(context).first ?? ViewNode([]), context)
  }

  /// Returns the symbol with a tag, ready to be drawn.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map { ResolvedSymbol($0, context) }
  }

  /// Draws a symbol with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(size: symbol.size, anchor, at: point))
  }
  /// Draws a symbol in a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { place(symbol.node, in: rect) }
  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(size: size, anchor, at: point))
  }
  /// Draws a text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(text.node(in: rect), in: rect)
  }
  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  /// Draws an image with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(size: image.size, anchor, at: point))
  }
  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image.resizable()), in: rect)
  }
  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.node(in: rect), in: rect)
  }

  func place(_ node: ViewNode, in rect: CGRect) {
    var node = [node].modified(by: .place(Rect(rect)))[0]
    if !transform.isIdentity {
      var frame = Frame()
      frame.maxWidth = .infinity
      frame.maxHeight = .infinity
      frame.alignment = Alignment.topLeading.archived
      node.modifiers += [
        .frame(frame), .transformEffect(VitrineGeometry.AffineTransform(transform)),
      ]
    }
    add(node)
  }
}

extension [Modifier] {
  /// Returns the modifiers that place a view in a box of the canvas.
  fileprivate static func place(_ box: Rect) -> [Modifier] {
    var frame = Frame()
    frame.width = box.width
    frame.height = box.height
    frame.alignment = Alignment.topLeading.archived
    guard box.origin != .zero else { return [.frame(frame)] }
    var offset = Offset()
    (offset.x, offset.y) = (box.minX, box.minY)
    return [.frame(frame), .offset(offset)]
  }
}

extension CGAffineTransform {
  /// The factor by which lengths change, averaged over both directions.
  fileprivate var factor: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension CGRect {
  /// Creates the rectangle of a size whose anchor is at a point.
  fileprivate init(size: CGSize, _ anchor: UnitPoint, at point: CGPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
