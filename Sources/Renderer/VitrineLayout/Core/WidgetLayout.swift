import VitrineCoding
import VitrineDisplayList
import VitrineGeometry
import VitrineModel
import VitrineScreens

/// A view that is resolved: it can be measured, and is then laid out once.
package final class ResolvedView {
  /// The content; `nil` when nothing is left of it.
  let content: LayoutNode?
  /// The content behind the content, across the whole surface.
  let background: LayoutNode?
  /// The URL that a tap outside controls opens, and the id of the view that set it.
  let widgetURL: (url: String, id: String)?
  /// The colour that the view sets behind a Live Activity on the Lock Screen.
  package let activityBackgroundTint: Color?
  let environment: EnvironmentValues
  let resolver: Resolver
  /// Whether anything that is drawn can name a colour of the archive.
  let mayNameColors: Bool

  /// The beginning of the warning about a view with several URLs.
  package static let severalURLs =
    "a widget has one URL, and Apple leaves undefined which of several a tap opens"

  /// Resolves `view`, whose surface leaves `area` for it.
  ///
  /// - Parameter isScreen: whether the surface is a screen, over which views present others.
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package init(
    _ view: ViewNode, at path: NodePath, area: Size, environment: EnvironmentValues,
    context: any LayoutContext, isScreen: Bool = false
  ) throws(ArchiveError) {
    let view = isScreen ? view.withPresentations : view
    resolver = Resolver(context: context, area: area)
    let source = Source(path)
    // Several views at the root are laid out as in a column (recorded).
    let direction: Axis = environment.isInline ? .horizontal : .vertical
    let axis = view.content.viewCount > 1 ? direction : nil
    let scope = Scope(environment: environment, axis: axis, source: source)
    let resolved = try resolver.resolve(view, scope)
    self.environment = environment
    content =
      environment.isInline
      ? ResolvedView.line(resolved, source) : ResolvedView.root(resolved, source)
    background = ResolvedView.root(try resolver.resolveContainerBackground(), source)
    widgetURL = resolver.widgetURL.map { ($0.url, $0.source.name) }
    activityBackgroundTint = resolver.activityBackgroundTint
    let nodes = [content, background].compactMap(\.self)
    mayNameColors =
      context.styleImages.map { images in
        nodes.reduce(false) { images.resolve($1) || $0 }
      } ?? true
  }

  /// The size that the content takes for a proposal, in points.
  package func size(_ proposal: ProposedViewSize) -> Size { content?.size(proposal) ?? .zero }

  private static func root(_ nodes: [LayoutNode], _ source: Source) -> LayoutNode? {
    guard nodes.count > 1 else { return nodes.first }
    return LayoutNode(
      "VStack", source,
      rule: StackRule(axis: .vertical, spacing: nil, alignment: .horizontal(.center)),
      children: nodes)
  }

  private static func line(_ nodes: [LayoutNode], _ source: Source) -> LayoutNode? {
    guard nodes.count > 1 else { return nodes.first }
    return LayoutNode("HStack", source, rule: StackRule.inline, children: nodes)
  }
}

extension LayoutNode {
  /// The proposal with which a root is placed: its own size where that exceeds the room.
  ///
  /// Assumed: a root is in a frame as large as the room or larger, as `frame(maxWidth:maxHeight:)`
  /// makes it. Source: one picture of iOS, in which the columns of a row that is too high are as high
  /// as the row. A stack itself offers its children what it was offered (reconstructed sources).
  fileprivate func offer(in room: Size) -> ProposedViewSize {
    let size = size(ProposedViewSize(room))
    return ProposedViewSize(
      width: max(room.width, size.width), height: max(room.height, size.height))
  }
}

/// A widget that is laid out and ready to be drawn.
package final class WidgetLayout {
  /// The widget's content; `nil` when nothing is left of it.
  package let content: LayoutNode?
  /// The content behind the content, across the whole surface.
  package let background: LayoutNode?
  /// Whether the widget sets a background, drawn or not.
  package let hasContainerBackground: Bool
  /// The URL that a tap outside controls opens, and the id of the view that set it.
  package let widgetURL: (url: String, id: String)?
  let resolver: Resolver
  private let surface: WidgetSurface
  let environment: EnvironmentValues
  /// Whether a view can name a colour of the archive.
  let mayNameColors: Bool

  /// Resolves and lays out `view` on `surface`.
  ///
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package convenience init(
    _ view: ViewNode, at path: NodePath, on surface: WidgetSurface,
    environment: EnvironmentValues, context: any LayoutContext
  ) throws(ArchiveError) {
    let view = try ResolvedView(
      view, at: path, area: surface.room.size, environment: environment, context: context)
    self.init(view, on: surface)
  }

  /// Lays out `view` on `surface`.
  ///
  /// The content is offered the surface without its margins and is centred there; the background
  /// ignores the margins.
  ///
  /// - Parameter proposal: the proposal for the content, if it is not the size of its place.
  package init(
    _ view: ResolvedView, on surface: WidgetSurface, proposal: ProposedViewSize? = nil
  ) {
    self.surface = surface
    environment = view.environment
    resolver = view.resolver
    mayNameColors = view.mayNameColors
    (content, widgetURL) = (view.content, view.widgetURL)
    hasContainerBackground = view.background != nil
    background = surface.showsContainerBackground ? view.background : nil
    let box = surface.box
    let safeArea = SafeArea(inner: surface.room, outer: box)
    if let content { WidgetLayout.place(content, in: surface.room, safeArea, proposal) }
    if let background { WidgetLayout.place(background, in: box, safeArea) }
  }

  /// The root is centred, regardless of the guides in it (assumed).
  private static func place(
    _ node: LayoutNode, in box: Rect, _ safeArea: SafeArea, _ proposal: ProposedViewSize? = nil
  ) {
    let proposal = proposal ?? node.offer(in: box.size)
    let size = node.size(proposal)
    let corner = Point(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    node.place(at: corner, proposal: proposal, in: safeArea)
  }

  /// Size of the surface, in points.
  package var size: Size { surface.size }

  /// The part of the surface that is left for the content.
  package var room: Rect { surface.room }

  /// Makes the display list, back to front, clipped to the surface's mask.
  ///
  /// A function of the placed tree alone: nothing is measured, placed, looked up or read.
  package func makeDisplayList() -> DisplayList { makeDisplayList(by: builder) }

  /// Makes the display list with texts and symbols drawn for a check, clipped to the surface's
  /// mask.
  func makeDisplayList(_ ink: InkDrawing) -> DisplayList {
    var builder = builder
    builder.ink = ink
    var drawn = self.surface
    if ink.color != nil { drawn.treatment = .none }
    if case .alone = ink { drawn = drawn.withoutFill }
    return makeDisplayList(by: builder, on: drawn)
  }

  private func makeDisplayList(
    by builder: DisplayListBuilder, on surface: WidgetSurface? = nil
  ) -> DisplayList {
    let content = builder.ink == .background ? nil : self.content
    return makeDisplayList(
      background: background.map { builder.items(PlacedNode($0)) } ?? [],
      content: content.map { builder.items(PlacedNode($0)) } ?? [], on: surface)
  }

  /// The builder that draws the layout.
  var builder: DisplayListBuilder {
    DisplayListBuilder(
      snapping: PixelSnapping(scale: environment.displayScale, picture: surface.size),
      container: surface.container)
  }

  /// The builder that draws views in motion, between pixels.
  var movingBuilder: DisplayListBuilder {
    DisplayListBuilder(snapping: PixelSnapping(scale: nil), container: surface.container)
  }

  /// Makes the display list of views that are already drawn, back to front.
  func makeDisplayList(
    background drawnBackground: [DisplayList.Item], content drawnContent: [DisplayList.Item],
    on other: WidgetSurface? = nil
  ) -> DisplayList {
    let surface = other ?? self.surface
    let drawn = surface.onPixels(scale: environment.displayScale)
    let box = drawn.box
    var items = surface.backdropBlur.map { [DisplayList.Item.blur(below: box, radius: $0)] } ?? []
    items += fills(surface.backdrop, box)
    if case .backdrop(let light) = surface.light { items += light.items(on: drawn) }
    if surface.showsContainerBackground {
      let own = fills([surface.background].compactMap { $0 }, box)
      items += surface.treatment.applied(
        toBackground: own + drawnBackground)
      if case .background(let light) = surface.light { items += light.items(on: drawn) }
    }
    if let widgetURL {
      items.append(
        .hit(
          HitRegion(
            id: widgetURL.id, role: .widgetURL, shape: .rect(surface.box),
            action: .url(widgetURL.url),
            isEnabled: environment.allowsInteraction)))
    }
    items += surface.treatment.applied(to: drawnContent)
    if surface.brightness != 1 {
      items = items.map { $0.applying(.dimming(surface.brightness)) }
    }
    if let mask = drawn.maskPath {
      items = [.group(.init(effect: .clip(mask, .nonZero), items: items))]
    }
    let picture = Rect(
      origin: .zero, size: surface.size.whole(scale: environment.displayScale))
    return DisplayList(
      size: surface.size, items: fills([surface.wallpaper].compactMap { $0 }, picture) + items)
  }

  /// The colours behind the views.
  var fillColors: [Color] {
    surface.backdrop
      + [surface.showsContainerBackground ? surface.background : nil]
      .compactMap { $0 } + [surface.wallpaper].compactMap { $0 }
  }

  private func fills(_ colors: [Color], _ box: Rect) -> [DisplayList.Item] {
    colors.map { color in
      .fill(.init(path: .rect(box), paint: .color(color.resolved(in: environment))))
    }
  }
}

extension DisplayList.Item {
  /// A box of what is drawn below it, blurred.
  fileprivate static func blur(below box: Rect, radius: Double) -> DisplayList.Item {
    let recipe = MaterialRecipe(radius, 0, [0, 0, 0, 0], saturation: 1)
    return .fill(.init(path: .rect(box), paint: .backdrop(Backdrop(box: box, recipe: recipe))))
  }
}
