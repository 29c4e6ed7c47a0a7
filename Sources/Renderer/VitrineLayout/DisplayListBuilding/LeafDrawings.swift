import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// Items that are already drawn, in the node's coordinates: a view between two states.
struct DrawnItems: LeafDrawing {
  let items: [DisplayList.Item]

  var weight: Double { 0 }

  func kind(of node: PlacedNode, _ map: AffineTransform) -> PlacedView.Kind? { nil }

  func append(
    _ node: PlacedNode, in box: Rect, _ builder: DisplayListBuilder,
    to items: inout [DisplayList.Item]
  ) { items += self.items }
}

/// Lines of text, with the style of each run.
struct TextDrawing: LeafDrawing {
  let looks: [TextLook]

  var weight: Double { 1 }
  var isInk: Bool { true }
  var styleScope: Scope? { looks.first?.scope }

  func forEachStyle(_ body: (ShapeStyle, Scope) -> Void) {
    for look in looks {
      body(.foreground, look.scope)
      if let background = look.background { body(background, look.scope) }
    }
  }

  func forEachColor(_ body: (Color, Scope) -> Void) {
    for look in looks {
      if let color = look.environment.underline?.color { body(color, look.scope) }
      if let color = look.environment.strikethrough?.color { body(color, look.scope) }
    }
  }

  func kind(of node: PlacedNode, _ map: AffineTransform) -> PlacedView.Kind? {
    PlacedView.Letters(node.underlying, looks, map).map { .text($0) } ?? .other
  }

  func append(
    _ node: PlacedNode, in box: Rect, _ builder: DisplayListBuilder,
    to items: inout [DisplayList.Item]
  ) {
    guard let text = node.text else { return }
    TextEmitter(looks: looks, builder: builder).append(text, box, to: &items)
  }
}

/// An outline that is filled or stroked.
struct ShapeDrawing: LeafDrawing {
  let shape: Shape
  let painting: ShapePainting
  let scope: Scope

  init(_ shape: Shape, _ painting: ShapePainting, _ scope: Scope) {
    (self.shape, self.painting, self.scope) = (shape, painting, scope)
  }

  var weight: Double {
    painting.stroke?.dash.isEmpty == false || painting.strokeBorder?.dash.isEmpty == false ? 4 : 1
  }
  var shadowsItemsSeparately: Bool { true }
  var styleScope: Scope? { scope }

  func forEachStyle(_ body: (ShapeStyle, Scope) -> Void) { painting.forEachStyle(scope, body) }

  func kind(of node: PlacedNode, _ map: AffineTransform) -> PlacedView.Kind? { .shape }

  func append(
    _ node: PlacedNode, in box: Rect, _ builder: DisplayListBuilder,
    to items: inout [DisplayList.Item]
  ) { items += ShapeEmitter(scope, in: builder.container).items(shape, painting, box) }
}

/// A bitmap of the archive's assets.
struct ImageDrawing: LeafDrawing {
  let source: ImageSource
  let image: Image
  let scope: Scope

  init(_ source: ImageSource, _ image: Image, _ scope: Scope) {
    (self.source, self.image, self.scope) = (source, image, scope)
  }

  var weight: Double { 2 }
  var styleScope: Scope? { scope }

  func forEachStyle(_ body: (ShapeStyle, Scope) -> Void) { body(.foreground, scope) }

  /// An image in its own colours is drawn with none of its styles.
  var usesStyles: Bool { isTemplate || scope.environment.isRedacted }

  private var isTemplate: Bool { (image.renderingMode ?? source.renderingMode) == .template }

  func kind(of node: PlacedNode, _ map: AffineTransform) -> PlacedView.Kind? {
    .image(isTemplate: isTemplate, image.widgetAccentedRenderingMode)
  }

  func append(
    _ node: PlacedNode, in box: Rect, _ builder: DisplayListBuilder,
    to items: inout [DisplayList.Item]
  ) {
    let own = ImageEmitter(environment: scope.environment).items(source, image, box)
    items += builder.accented(own, image, scope)
  }
}

/// A symbol.
struct SymbolLeaf: LeafDrawing {
  let symbol: SymbolEmitter

  init(_ symbol: SymbolEmitter) { self.symbol = symbol }

  var weight: Double { 1 }
  var isInk: Bool { true }
  var styleScope: Scope? { symbol.scope }

  func forEachStyle(_ body: (ShapeStyle, Scope) -> Void) {
    for style in symbol.styles { body(style, symbol.scope) }
  }

  func kind(of node: PlacedNode, _ map: AffineTransform) -> PlacedView.Kind? {
    .symbol(isMirroredWithText: node.isMirrored, name: symbol.image.systemName)
  }

  func append(
    _ node: PlacedNode, in box: Rect, _ builder: DisplayListBuilder,
    to items: inout [DisplayList.Item]
  ) { items += builder.accented(symbol.items(box), symbol.image, symbol.scope) }
}

/// A part of a control that draws itself.
struct ControlPart: LeafDrawing {
  let drawing: any ControlDrawing
  let scope: Scope

  init(_ drawing: any ControlDrawing, _ scope: Scope) {
    (self.drawing, self.scope) = (drawing, scope)
  }

  var weight: Double { 1 }
  var styleScope: Scope? { scope }

  func forEachStyle(_ body: (ShapeStyle, Scope) -> Void) {
    for style in drawing.styles(in: scope.environment) { body(style, scope) }
  }

  func kind(of node: PlacedNode, _ map: AffineTransform) -> PlacedView.Kind? { .control }

  func append(
    _ node: PlacedNode, in box: Rect, _ builder: DisplayListBuilder,
    to items: inout [DisplayList.Item]
  ) { items += drawing.items(in: box, scope.environment) }
}

extension ShapePainting {
  /// Calls a closure with each of its styles.
  func forEachStyle(_ scope: Scope, _ body: (ShapeStyle, Scope) -> Void) {
    if let fill { body(fill, scope) }
    if let style = stroke?.style { body(style, scope) }
    if let style = strokeBorder?.style { body(style, scope) }
    if !isExplicit { body(.foreground, scope) }
  }
}
