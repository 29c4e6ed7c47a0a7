import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// A Live Activity outside the Dynamic Island: a card with one view, or with both sides of the
/// compact presentation in its place.
package struct ActivityCard {
  /// The possible heights and widths of the card.
  package let sizes: SizeRange
  /// Room between the card's edges and its content.
  package let margins: EdgeInsets
  /// Radius of the corners.
  package let radius: Double
  /// What is behind the content and a translucent tint.
  package let ground: Ground
  /// The opacity of a tint, in addition to its own.
  package let tintOpacity: Double
  /// The light on its edges; `nil` for none.
  package let rim: SurfaceLight?
  /// Environment and context; its surface is replaced.
  package let presentationContext: PresentationContext

  /// What a card has behind its content.
  package enum Ground: Hashable, Sendable {
    /// A colour; a tint is drawn over it.
    case color(Color)
    /// A material over the wallpaper; a tint is drawn over it.
    case material(Material)
    /// A colour; a tint is drawn instead of it.
    case replaced(Color)
  }

  /// Creates an activity card.
  package init(
    sizes: SizeRange, margins: EdgeInsets, radius: Double, ground: Ground, tintOpacity: Double = 1,
    rim: SurfaceLight? = nil, on presentationContext: PresentationContext
  ) {
    (self.sizes, self.margins, self.radius) = (sizes, margins, radius)
    (self.ground, self.tintOpacity, self.rim) = (ground, tintOpacity, rim)
    self.presentationContext = presentationContext
  }

  /// The card with a view that determines its height.
  ///
  /// The content has its ideal height at the card's width (assumed).
  ///
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package func composition(_ view: PresentedView) throws(ArchiveError) -> Composition {
    let (resolved, presentationContext) = try resolve(view, presentationContext)
    return Composition(
      "LiveActivity", size: presentationContext.surface.size,
      parts: [
        background(resolved, presentationContext), place(resolved, view, presentationContext),
      ])
  }

  /// The card's content, enlarged on a full screen with the card's background.
  ///
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package func composition(
    _ view: PresentedView, enlarged scale: Double, on screen: Size
  ) throws(ArchiveError) -> Composition {
    var presentationContext = presentationContext
    // Enlarged content is drawn at the pixels of the screen.
    presentationContext.environment.displayScale *= scale
    let (resolved, card) = try resolve(view, presentationContext)
    presentationContext.surface = WidgetSurface(
      size: screen, margins: .zero, mask: .none, background: nil)
    let map = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (screen.width - card.surface.size.width * scale) / 2,
      ty: (screen.height - card.surface.size.height * scale) / 2)
    return Composition(
      "LiveActivity", size: screen,
      parts: [
        // A tint may be translucent, and the screen is not.
        .items([fill(presentationContext)]), background(resolved, presentationContext),
        place(resolved, view, card, effect: .transform(map)),
      ])
  }

  /// The card with both sides of the compact presentation at its edges.
  ///
  /// Source: Apple Human Interface Guidelines, Live Activities: unless the activity provides a
  /// separate layout, the small size combines both.
  ///
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package func composition(
    leading: PresentedView?, trailing: PresentedView?
  ) throws(ArchiveError) -> Composition {
    var presentationContext = presentationContext
    presentationContext.surface = surface(sizes.most)
    presentationContext.surface.margins = EdgeInsets(ActivityTable.combinedMargin)
    let room = presentationContext.surface.room
    let half = ProposedViewSize(Size(width: room.width / 2, height: room.height))
    var parts = [
      Composition.Part.items(fills(tint: nil, presentationContext) + rimItems(presentationContext))
    ]
    for (view, isLeading) in [(leading, true), (trailing, false)] {
      guard let view else { continue }
      let resolved = try presentationContext.resolve(view)
      let width = min(resolved.size(half).width, room.width / 2)
      let box = Rect(
        x: isLeading ? room.minX : room.maxX - width, y: room.minY, width: width,
        height: room.height)
      parts.append(presentationContext.place(resolved, view.name, in: box))
    }
    return Composition("LiveActivity", size: sizes.most, parts: parts)
  }

  /// The view, and a presentationContext of the size that it takes.
  private func resolve(
    _ view: PresentedView, _ presentationContext: PresentationContext
  ) throws(ArchiveError) -> (ResolvedView, PresentationContext) {
    var presentationContext = presentationContext
    presentationContext.surface = surface(sizes.most)
    var resolved = try presentationContext.resolve(view)
    if presentationContext.environment.isUnreadable(on: resolved.activityBackgroundTint) {
      presentationContext.environment.colorScheme = .dark
      resolved = try presentationContext.resolve(view)
    }
    let room = presentationContext.surface.room.size
    let content = resolved.size(ProposedViewSize(width: room.width, height: nil))
    presentationContext.surface = surface(
      sizes.nearest(
        to: Size(width: sizes.most.width, height: content.height + margins.vertical)))
    return (resolved, presentationContext)
  }

  private func surface(_ size: Size) -> WidgetSurface {
    WidgetSurface(size: size, margins: margins, mask: .rounded(radius), background: nil)
  }

  private func background(_ view: ResolvedView, _ presentationContext: PresentationContext)
    -> Composition.Part
  {
    let fills = fills(tint: view.activityBackgroundTint, presentationContext)
    return .items(fills + rimItems(presentationContext))
  }

  private func rimItems(_ presentationContext: PresentationContext) -> [DisplayList.Item] {
    rim?.rim(around: presentationContext.drawnSurface) ?? []
  }

  /// The ground as far as it is visible, and the tint.
  private func fills(
    tint: Color?, _ presentationContext: PresentationContext
  ) -> [DisplayList.Item] {
    guard let tint = tint.map({ tintOpacity < 1 ? .opacity($0, tintOpacity) : $0 }) else {
      return [fill(presentationContext)]
    }
    let isOpaque = tint.resolved(in: presentationContext.environment).opacity >= 1
    if case .replaced = ground { return [presentationContext.fill(tint)] }
    return (isOpaque ? [] : [fill(presentationContext)]) + [presentationContext.fill(tint)]
  }

  private func fill(_ presentationContext: PresentationContext) -> DisplayList.Item {
    switch ground {
    case .color(let color), .replaced(let color): presentationContext.fill(color)
    case .material(let material): presentationContext.fill(material)
    }
  }

  private func place(
    _ resolved: ResolvedView, _ view: PresentedView, _ presentationContext: PresentationContext,
    effect: DisplayList.Effect? = nil
  ) -> Composition.Part {
    // Margins are the same on the leading and the trailing edge, or given by name.
    presentationContext.place(
      resolved, view.name, in: presentationContext.surface.room, effect: effect)
  }
}

extension EnvironmentValues {
  /// Whether dark text would be on a dark tint: since iOS 26, a card's colour scheme follows it.
  ///
  /// Source: pictures of Live Activities on iOS 26 in light mode, whose primary text is white on a dark
  /// tint. Assumed: a tint is dark if its luminance is below a half, and one that is mostly clear
  /// decides nothing.
  fileprivate func isUnreadable(on tint: Color?) -> Bool {
    guard design.hasLiquidGlass, colorScheme == .light, let tint = tint?.resolved(in: self) else {
      return false
    }
    let weights = MaterialRecipe.luminance
    let luminance =
      weights.red * tint.red + weights.green * tint.green + weights.blue * tint.blue
    return tint.opacity >= 0.5 && luminance < 0.5
  }
}
