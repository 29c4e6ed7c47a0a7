import VitrineModel

/// The views of a Dynamic Island for one presentation.
package struct IslandLayout {
  /// A region and its view.
  package struct Region {
    /// Position, priority and placement.
    package let region: DynamicIslandExpandedRegion
    /// The view that was chosen for the request.
    package let view: PresentedView

    /// Makes a region.
    package init(_ region: DynamicIslandExpandedRegion, _ view: PresentedView) {
      self.region = region
      self.view = view
    }
  }

  /// Colour of the line around the island, its URL and its margins.
  package let island: DynamicIsland
  /// Place of the island in the archive.
  package let path: NodePath
  /// Environment and context; its surface is replaced.
  package let presentationContext: PresentationContext

  /// Makes a layout for an island.
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
      camera: Size(width: camera, height: ActivityTable.islandHeight), margins: margins,
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
      Size(width: sizes.most.width, height: height), radius: radius)
    let parts = views.compactMap { region, view in
      places[region.region.position].map {
        presentationContext.place(view, region.view.name, in: $0.box, proposal: $0.proposal)
      }
    }
    return composition(parts, presentationContext)
  }

  /// Both sides of the camera, or those of them that there are.
  ///
  /// - Throws: `ArchiveError` when views are nested too deeply.
  package func compact(
    leading: PresentedView?, trailing: PresentedView?, size: Size, side: Double
  ) throws(ArchiveError) -> Composition {
    var presentationContext = presentationContext
    presentationContext.surface = surface(size, radius: size.height / 2)
    var parts: [Composition.Part] = []
    let sides = [
      (leading, DynamicIslandMode.compactLeading, 0),
      (trailing, .compactTrailing, size.width - side),
    ]
    for (view, mode, x) in sides {
      guard let view else { continue }
      let box = Rect(x: x, y: 0, width: side, height: size.height).inset(by: margins(mode))
      parts.append(
        presentationContext.place(try presentationContext.resolve(view), view.name, in: box))
    }
    return composition(parts, presentationContext)
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
    // Letters stand on pixels of the picture, not of what is made smaller.
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
    island.margins(for: mode, standard: ActivityTable.contentMargin(mode))
  }

  private func surface(_ size: Size, radius: Double) -> WidgetSurface {
    WidgetSurface(size: size, margins: .zero, mask: .rounded(radius), background: nil)
  }

  /// The parts on the black island, and the line around it.
  private func composition(_ parts: [Composition.Part], _ presentationContext: PresentationContext)
    -> Composition
  {
    var all = [Composition.Part.items([presentationContext.fill(.system(.black))])]
    if let url = island.widgetURL {
      all.append(.items([presentationContext.link(url, at: path.appending(.key("widgetURL")))]))
    }
    all += parts
    if let tint = island.keylineTint { all.append(.items([keyline(tint, presentationContext)])) }
    return Composition("DynamicIsland", size: presentationContext.surface.size, parts: all)
  }

  /// The line inside the outline: twice as wide, and clipped to it, so that it is as thick at
  /// corners.
  private func keyline(_ tint: Color, _ presentationContext: PresentationContext)
    -> DisplayList.Item
  {
    let line = DisplayList.Stroke(
      path: presentationContext.outline,
      style: StrokeStyle(lineWidth: 2 * ActivityTable.keylineWidth),
      paint: .color(tint.resolved(in: presentationContext.environment)))
    return .group(
      .init(effect: .clip(presentationContext.outline, .nonZero), items: [.stroke(line)]))
  }
}
