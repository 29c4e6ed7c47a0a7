import VitrineLayout
import VitrineModel

extension Renderer {
  /// Lays out a presentation of a Live Activity or a control.
  ///
  /// - Throws: `ArchiveError` when the archive lacks it, a limit is exceeded or an asset cannot be
  ///   used.
  func present(
    _ document: WidgetDocument, _ request: RenderRequest, _ placement: Placement, _ device: Device
  ) throws(ArchiveError) -> Rendering {
    guard let sizes = device.sizeRange(of: request.target) else {
      throw Renderer.missing(request.target, on: device)
    }
    let scale = request.scale ?? device.scale
    let surface = WidgetSurface(size: sizes.most, margins: .zero, mask: .none, background: nil)
    switch request.target {
    case .family(let family):
      throw ArchiveError(.notInArchive("'\(family.rawValue)' is a family of widgets", hint: nil))
    case .activity(let presentation):
      let selection = try ActivitySelection(document.archive, request, placement, presentation)
      let workplace = try workplace(
        document, request, placement, size: sizes.most, device, scale: scale, now: selection.date)
      let stage = Stage(surface, workplace.environment, workplace.context)
      let scene = ActivityScene(presentation, selection, request, sizes, device, stage)
      return try finish(document, shown(try scene.composition(), request, workplace), workplace)
    case .control(let presentation):
      let selection = try ControlSelection(document.archive, request, presentation)
      let workplace = try workplace(
        document, request, placement, size: sizes.most, device, scale: scale,
        now: ArchiveDate(secondsSince1970: 0))
      let content = selection.content
      workplace.context.meet(
        Touchable(id: content.path.description, isToggle: content.isOn != nil))
      let layout = ControlLayout(
        content, isLocked: request.state == .locked,
        on: Stage(surface, workplace.environment, workplace.context))
      let composition = try layout.composition(
        presentation, size: sizes.most, island: ActivityTable.island(of: device))
      return try finish(document, shown(composition, request, workplace), workplace)
    }
  }

  /// The composition as the display shows it.
  private func shown(
    _ composition: Composition, _ request: RenderRequest, _ workplace: Workplace
  ) -> Composition {
    var shown = composition
    if request.isLuminanceReduced { shown.brightness = SurfaceMetrics.alwaysOnBrightness }
    shown.wallpaper = request.wallpaper?.resolved(in: workplace.environment)
    return shown
  }
}

/// A presentation of a Live Activity on a device.
private struct ActivityScene {
  private let presentation: ActivityPresentation
  private let selection: ActivitySelection
  private let request: RenderRequest
  private let sizes: SizeRange
  private let device: Device
  private let stage: Stage

  init(
    _ presentation: ActivityPresentation, _ selection: ActivitySelection, _ request: RenderRequest,
    _ sizes: SizeRange, _ device: Device, _ stage: Stage
  ) {
    (self.presentation, self.selection, self.request) = (presentation, selection, request)
    (self.sizes, self.device, self.stage) = (sizes, device, stage)
  }

  /// What is drawn.
  ///
  /// - Throws: `ArchiveError` when the state lacks a view, or views are nested too deeply.
  func composition() throws(ArchiveError) -> Composition {
    var composition = try content()
    composition.isInteractive = presentation.isInteractive
    return composition
  }

  private func content() throws(ArchiveError) -> Composition {
    let (leading, trailing): (PresentedView?, PresentedView?)
    switch try selection.parts() {
    case .card(let view): return try card(view)
    case .minimal(let view): return try island.minimal(view, sizes: sizes)
    case .regions(let regions):
      return try island.expanded(
        regions, sizes: sizes, camera: ActivityTable.island(of: device)?.camera ?? 0,
        radius: request.cornerRadius ?? ActivityTable.islandRadius)
    case .sides(let first, let second): (leading, trailing) = (first, second)
    }
    let side = ActivityTable.island(of: device)?.side ?? sizes.most.width / 2
    switch presentation {
    case .smartStack, .carPlay: return try card.composition(leading: leading, trailing: trailing)
    case .menuBar:
      return try island.menuBar(
        leading: leading, trailing: trailing, side: side, height: sizes.most.height)
    default:
      return try island.compact(
        leading: leading, trailing: trailing, size: sizes.most, side: side)
    }
  }

  private func card(_ view: PresentedView) throws(ArchiveError) -> Composition {
    guard presentation == .standBy, let lockScreen = ActivityTable.lockScreenSizes(of: device)
    else { return try card.composition(view) }
    return try card(lockScreen, background: .system(.black)).composition(
      view, enlarged: ActivityTable.standByScale, on: sizes.most)
  }

  private var card: ActivityCard { card(sizes, background: SurfaceMetrics.background) }

  private func card(_ sizes: SizeRange, background: Color) -> ActivityCard {
    ActivityCard(
      sizes: sizes, margins: request.contentMargins ?? .zero,
      radius: request.cornerRadius ?? SurfaceMetrics.cornerRadius, background: background,
      on: stage)
  }

  private var island: IslandLayout {
    let (island, path) = selection.island
    return IslandLayout(island, at: path, on: stage)
  }
}
