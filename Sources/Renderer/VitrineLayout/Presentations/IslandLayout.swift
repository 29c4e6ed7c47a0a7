import VitrineArchive
import VitrineCoding
import VitrineDevices
import VitrineDisplayList
import VitrineGeometry
import VitrineModel

/// The views of a Dynamic Island for one presentation.
package struct IslandLayout {
  /// A region and its view.
  package struct Region {
    /// Position, priority and placement.
    package let region: DynamicIslandExpandedRegion
    /// The view that was chosen for the request.
    package let view: PresentedView

    /// Creates a region.
    package init(_ region: DynamicIslandExpandedRegion, _ view: PresentedView) {
      self.region = region
      self.view = view
    }
  }

  /// The island's URL and its margins.
  package let island: DynamicIsland
  /// Place of the island in the archive.
  package let path: NodePath
  /// Environment and context; its surface is replaced.
  package let presentationContext: PresentationContext

  /// Creates an island layout.
  package init(
    _ island: DynamicIsland, at path: NodePath, on presentationContext: PresentationContext
  ) {
    self.island = island
    self.path = path
    self.presentationContext = presentationContext
  }

  /// The expanded island: as high as its regions need it.
  ///
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package func expanded(
    _ regions: [Region], sizes: SizeRange, camera: Double, radius: Double
  ) throws(ArchiveError) -> Composition {
    var presentationContext = presentationContext
    presentationContext.surface = surface(sizes.most, radius: radius)
    let margins = margins(.expanded)
    presentationContext.surface.margins = margins
    var views: [(Region, ResolvedView)] = []
    for region in regions { views.append((region, try presentationContext.resolve(region.view))) }
    let solver = ExpandedRegions(
      width: sizes.most.width, heights: sizes.least.height...sizes.most.height,
      camera: Size(width: camera, height: ActivityTable.cameraHeight), margins: margins,
      regions: Dictionary(
        views.map { region, view in
          (
            region.region.position,
            ExpandedRegions.Region(
              priority: region.region.priority, placement: region.region.verticalPlacement,
              size: view.size)
          )
        }, uniquingKeysWith: { first, _ in first }))
    let (height, places) = solver.frames()
    presentationContext.surface = surface(
      Size(width: sizes.most.width, height: height), radius: min(radius, height / 2))
    let parts = views.compactMap { region, view in
      places[region.region.position].map {
        presentationContext.place(view, region.view.name, in: $0.box, proposal: $0.proposal)
      }
    }
    return composition(parts, presentationContext)
  }

  /// Both sides of the camera, or one of them alone, each as wide as its content.
  ///
  /// Content is at the island's end, and what exceeds its box is cut off. Since iOS 26, both sides
  /// are equally wide as soon as one is as wide as can be.
  ///
  /// Source: pictures of iOS 26, in which contents of 31, 62 and 72 points beside one of 101.83 leave
  /// the island 328.67 wide, and one of iOS 18.5 with 44.5 beside 59.2.
  ///
  /// - Parameters:
  ///   - camera: width between both sides, in points; `nil` for a single side.
  ///   - widths: possible widths of a side, in points.
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package func compact(
    leading: PresentedView?, trailing: PresentedView?, camera: Double?,
    sides widths: ClosedRange<Double> = ActivityTable.sides
  ) throws(ArchiveError) -> Composition {
    var first = try side(leading, .compactLeading, isAlone: camera == nil, widths)
    var second = try side(trailing, .compactTrailing, isAlone: camera == nil, widths)
    if camera != nil, presentationContext.environment.design.hasLiquidGlass,
      max(first.width, second.width) == widths.upperBound
    {
      (first.width, second.width) = (widths.upperBound, widths.upperBound)
    }
    let size = Size(
      width: first.width + (camera ?? 0) + second.width, height: ActivityTable.islandHeight)
    var presentationContext = presentationContext
    presentationContext.surface = surface(size, radius: size.height / 2)
    let ends = [(first, first.margins.leading), (second, size.width - second.taken)]
    let parts = ends.compactMap { side, x in
      side.content.map { content in
        presentationContext.placeClipped(
          content.view, content.name,
          in: Rect(
            x: x, y: side.margins.top, width: content.width,
            height: size.height - side.margins.vertical),
          proposal: content.offer)
      }
    }
    return composition(parts, presentationContext)
  }

  /// One side of the camera.
  private struct Side {
    /// A view, and the size that it was measured with and took.
    struct Content {
      let view: ResolvedView
      let name: String
      let offer: ProposedViewSize
      let width: Double
    }

    var content: Content?
    var margins = EdgeInsets(0)
    /// The width with the margins, and with the additional space of the narrowest side.
    var width = 0.0

    /// Width from the content's inner edge to the island's trailing end.
    var taken: Double { (content?.width ?? 0) + margins.trailing }
  }

  /// A side with its view, or the narrowest side if only the other one has a view.
  private func side(
    _ view: PresentedView?, _ mode: DynamicIslandMode, isAlone: Bool, _ widths: ClosedRange<Double>
  ) throws(ArchiveError) -> Side {
    guard let view else { return Side(width: isAlone ? 0 : widths.lowerBound) }
    let margins = margins(mode)
    var presentationContext = presentationContext
    presentationContext.surface = surface(
      Size(width: widths.upperBound, height: ActivityTable.islandHeight), radius: 0)
    presentationContext.surface.margins = margins
    presentationContext.environment.font = ActivityTable.compactFont
    let resolved = try presentationContext.resolve(view)
    let room = presentationContext.surface.room.size
    let most = 0...max(0, room.width)
    let width = resolved.size(ProposedViewSize(room)).width.clamped(to: most)
    // Source: a picture of iOS 18.5, whose side is as wide as can be around a name that is cut. The
    // height stays offered, to which rings shrink.
    let ideal = resolved.size(ProposedViewSize(width: nil, height: room.height)).width
    let wanted = max(width, ideal.clamped(to: most))
    return Side(
      content: .init(
        view: resolved, name: view.name, offer: ProposedViewSize(room), width: width),
      margins: margins, width: (wanted + margins.horizontal).clamped(to: widths))
  }

  /// The minimal island: as wide as its content needs it.
  ///
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package func minimal(
    _ view: PresentedView, sizes: SizeRange
  ) throws(ArchiveError) -> Composition {
    var presentationContext = presentationContext
    let margins = margins(.minimal)
    presentationContext.surface = surface(sizes.most, radius: sizes.most.height / 2)
    presentationContext.surface.margins = margins
    presentationContext.environment.font = ActivityTable.compactFont
    let resolved = try presentationContext.resolve(view)
    let content = resolved.size(ProposedViewSize(presentationContext.surface.room.size))
    let size = sizes.nearest(
      to: Size(width: content.width + margins.horizontal, height: sizes.most.height))
    presentationContext.surface = surface(size, radius: size.height / 2)
    let box = Rect(origin: .zero, size: size).inset(by: margins)
    return composition(
      [presentationContext.place(resolved, view.name, in: box)], presentationContext)
  }

  /// Both sides close together and small, as in the menu bar of a Mac.
  ///
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package func menuBar(
    leading: PresentedView?, trailing: PresentedView?, side: Double, height: Double
  ) throws(ArchiveError) -> Composition {
    let scale = height / ActivityTable.islandHeight
    var presentationContext = presentationContext
    // Letters are on pixels of the picture, not of the scaled view.
    presentationContext.environment.displayScale *= scale
    let offer = Size(width: side, height: ActivityTable.islandHeight)
    var boxes: [(PresentedView, ResolvedView, Rect)] = []
    var x = 0.0
    for (view, mode) in [
      (leading, DynamicIslandMode.compactLeading), (trailing, .compactTrailing),
    ] {
      guard let view else { continue }
      let margins = margins(mode)
      presentationContext.surface = surface(offer, radius: 0)
      presentationContext.surface.margins = margins
      let resolved = try presentationContext.resolve(view)
      let content = resolved.size(ProposedViewSize(presentationContext.surface.room.size)).width
      let width = min(content + margins.horizontal, side)
      boxes.append(
        (view, resolved, Rect(x: x, y: 0, width: width, height: offer.height).inset(by: margins)))
      x += width
    }
    presentationContext.surface = surface(
      Size(width: max(x, offer.height), height: offer.height), radius: 0)
    let map = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    let parts = boxes.map { view, resolved, box in
      presentationContext.place(resolved, view.name, in: box, effect: .transform(map))
    }
    presentationContext.surface = surface(
      Size(width: max(x, offer.height) * scale, height: height), radius: height / 2)
    return composition(parts, presentationContext)
  }

  private func margins(_ mode: DynamicIslandMode) -> EdgeInsets {
    island.margins(for: mode, standard: ActivityTable.contentMargins(mode))
  }

  private func surface(_ size: Size, radius: Double) -> WidgetSurface {
    WidgetSurface(size: size, margins: .zero, mask: .rounded(radius), background: nil)
  }

  /// The parts on the black island.
  ///
  /// There is no line around it: none of five pictures of iOS has one, on light and dark
  /// wallpapers, although some set a tint for it.
  private func composition(_ parts: [Composition.Part], _ presentationContext: PresentationContext)
    -> Composition
  {
    var all = [Composition.Part.items([presentationContext.fill(.system(.black))])]
    if let url = island.widgetURL {
      all.append(.items([presentationContext.link(url, at: path.appending(.key("widgetURL")))]))
    }
    return Composition("DynamicIsland", size: presentationContext.surface.size, parts: all + parts)
  }
}
