public import VitrineGeometry
package import VitrineModel

/// The kind of a layer.
package enum LayerPlace {
  /// The layer behind the view.
  case background
  /// The layer in front of the view.
  case overlay
  /// The opacity of the layer masks the view.
  case mask
  /// The layer behind the widget's content.
  case containerBackground

  func modifier(_ layer: Layer) -> Modifier {
    switch self {
    case .background: .background(layer)
    case .overlay: .overlay(layer)
    case .mask: .mask(layer)
    case .containerBackground: .containerBackground(layer)
    }
  }
}

/// A view with another view as its background, overlay or mask, or as the background of the widget.
nonisolated package struct LayeredView<Base: View, Content: View>: View, PrimitiveView, LocatedView
{
  package var location = KeptLocation()
  let base: Base
  let content: Content
  let place: LayerPlace
  let alignment: Alignment

  package init(base: Base, content: Content, place: LayerPlace, alignment: Alignment = .center) {
    (self.base, self.content, self.place, self.alignment) = (base, content, place, alignment)
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var nodes = base.lowered(context)
    if place.isIgnored(in: context) { return nodes }
    let content = content.loweredLayer(place.context(for: context))
    place.note(in: context)
    // The content behind a widget is drawn even if the view is empty.
    if case .containerBackground = place, nodes.isEmpty { nodes = [ViewNode(nodes)] }
    guard content != nil || place.isMask else { return nodes }
    var layer = Layer()
    layer.content = content ?? ViewNode([])
    layer.alignment = alignment.archived
    return nodes.modified(by: [place.modifier(layer)])
  }
}

extension LayerPlace {
  /// Records that the widget sets a container background, which iOS 17 and later require.
  fileprivate func note(in context: LoweringContext) {
    if case .containerBackground = self {
      context.environment.reads?.note(ContainerBackgroundUse.self)
    }
  }

  /// Whether it is a container background inside another one, which is the widget's.
  ///
  /// A body that is its own background, as in `containerBackground(for: .widget) { background() }`,
  /// would be endless.
  fileprivate func isIgnored(in context: LoweringContext) -> Bool {
    if case .containerBackground = self { context.isInContainerBackground } else { false }
  }

  /// The context of the layer's content.
  fileprivate func context(for base: LoweringContext) -> LoweringContext {
    guard case .containerBackground = self else { return base }
    var inner = base
    inner.isInContainerBackground = true
    return inner
  }

  fileprivate var isMask: Bool { if case .mask = self { true } else { false } }
}

/// A view with a style as its background or overlay.
nonisolated package struct StyledLayerView<Base: View, S: ShapeStyle, Outline: Shape>: View,
  PrimitiveView, LocatedView
{
  package var location = KeptLocation()
  let base: Base
  let style: S
  let outline: Outline?
  let place: LayerPlace
  let fill: FillStyle
  /// The edges at which the style extends into the safe area of a screen; `nil` for a shape.
  let edges: Edge.Set?

  package init(
    base: Base, style: S, outline: Outline?, place: LayerPlace, fill: FillStyle = FillStyle(),
    ignoring edges: Edge.Set? = nil
  ) {
    (self.base, self.style, self.outline, self.place) = (base, style, outline, place)
    (self.fill, self.edges) = (fill, edges)
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var nodes = base.lowered(context)
    if place.isIgnored(in: context) { return nodes }
    place.note(in: context)
    if case .containerBackground = place, nodes.isEmpty { nodes = [ViewNode(nodes)] }
    guard !nodes.isEmpty else { return [] }
    var node = ViewNode(nodes)
    var layer = Layer(style: style.archivedStyle(context))
    if let edges, !edges.isEmpty, context.drawsAppViews,
      let content = Rectangle().fill(style).ignoresSafeArea(edges: edges).loweredLayer(context)
    {
      (layer.style, layer.content) = (nil, content)
    }
    if let outline {
      layer.shape = outline.archived(over: &node, context, fill)
      // Without its bounds, a shape's closure cannot tell what is filled.
      guard layer.shape != nil else { return [node] }
    }
    node.modifiers.append(place.modifier(layer))
    return [node]
  }
}

nonisolated extension View {
  /// Draws a view behind this view.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, content: content(), place: .background, alignment: alignment)
  }
  /// Draws a view behind this view.
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    LayeredView(base: self, content: background, place: .background, alignment: alignment)
  }
  /// Layers the background style behind the view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Draws a style behind this view.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    StyledLayerView<Self, S, Rectangle>(
      base: self, style: style, outline: nil, place: .background, ignoring: edges)
  }
  /// Draws a shape of the background style behind this view.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// Draws a shape of a style behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    StyledLayerView(base: self, style: style, outline: shape, place: .background, fill: fillStyle)
  }
  /// Sets the style that the `background` shape style resolves to.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
  /// Layers a view in front of this view.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, content: content(), place: .overlay, alignment: alignment)
  }
  /// Layers a view in front of this view.
  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    LayeredView(base: self, content: overlay, place: .overlay, alignment: alignment)
  }
  /// Layers a style in front of the view.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    StyledLayerView<Self, S, Rectangle>(
      base: self, style: style, outline: nil, place: .overlay, ignoring: edges)
  }
  /// Layers a shape with a style in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    StyledLayerView(base: self, style: style, outline: shape, place: .overlay, fill: fillStyle)
  }
  /// Masks the view with the opacity of another view.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    LayeredView(base: self, content: mask(), place: .mask, alignment: alignment)
  }
  /// Masks the view with the opacity of another view.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    LayeredView(base: self, content: mask, place: .mask)
  }

  /// Clips the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    ShapedView(base: self, outline: shape, fill: style) { .clipShape($0) }
  }
  /// Clips the view to its bounds.
  public func clipped(antialiased: Bool = false) -> some View { archived(.clipped(true)) }
  /// Clips the view to its bounds with round corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    archived(.cornerRadius(Double(radius)))
  }
  /// Draws a line inside the edges of the view.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    archived { context in
      var border = Border()
      border.style = content.archivedStyle(context)
      border.width = Double(width)
      return [.border(border)]
    }
  }
}

/// A view with a modifier that contains a shape.
nonisolated struct ShapedView<Base: View, Outline: Shape>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let outline: Outline
  let fill: FillStyle
  let modifier: (VitrineModel.Shape) -> Modifier

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    guard !nodes.isEmpty else { return [] }
    var node = ViewNode(nodes)
    if let shape = outline.archived(over: &node, context, fill) {
      node.modifiers.append(modifier(shape))
    }
    return [node]
  }
}

nonisolated extension View {
  /// Sets the shape that reacts to taps on the view.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    ShapedView(base: self, outline: shape, fill: FillStyle(eoFill: eoFill)) { .contentShape($0) }
  }
  /// Sets the shape that reacts to taps on the view; archives do not record other kinds.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    ShapedView(base: self, outline: shape, fill: FillStyle(eoFill: eoFill)) { .contentShape($0) }
  }
  /// Sets the shape that container-relative shapes inside the view adapt to.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    ContainerShapedView(base: self, outline: shape)
  }
}

/// The purposes of a content shape.
@RawValue<Int>
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The shape for hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape of the preview while dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape of the preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape of the effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape that assistive technologies use.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
