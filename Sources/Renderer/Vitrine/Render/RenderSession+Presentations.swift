import VitrineArchive
import VitrineLayout
import VitrineCoding
import VitrineDevices
import VitrineGeometry
import VitrineModel

extension RenderSession {
  /// Lays out a presentation of a Live Activity.
  ///
  /// - Throws: `ArchiveError` if the archive doesn't contain it, or an asset can't be used.
  func layOut(_ presentation: ActivityPresentation) throws(ArchiveError) -> LaidOutWidget {
    let scene = ActivityScene(
      presentation: presentation,
      selection: try ActivitySelection(document.archive, request, presentation),
      request: request, presentationContext: presentationContext, ground: ground)
    var composition = shown(try scene.composition())
    if scene.isLitCard, request.request.isLuminanceReduced {
      composition.scale = ActivityTable.dimmedCardScale
    }
    return try finish(composition)
  }

  /// Lays out a presentation of a control.
  ///
  /// - Throws: `ArchiveError` if the archive doesn't contain it, or an asset can't be used.
  func layOut(_ presentation: ControlPresentation) throws(ArchiveError) -> LaidOutWidget {
    let content = try ControlSelection(document.archive, request, presentation).content
    context.didResolve(
      InteractiveControl(id: content.path.description, isToggle: content.isOn != nil))
    if let warning = content.intent?.warning {
      context.report(Diagnostic(.ineffective(warning), path: content.path))
    }
    let layout = ControlLayout(
      content, isLocked: request.state == .locked, on: presentationContext)
    let composition = try layout.composition(
      presentation, size: request.surface.sizes.most,
      island: ActivityTable.island(of: request.surface.device))
    return try finish(shown(composition))
  }

  /// The state that the views of the presentation share.
  private var presentationContext: PresentationContext {
    let surface = WidgetSurface(
      size: request.surface.sizes.most, margins: .zero, mask: .none, background: nil)
    return PresentationContext(surface, environment, context)
  }

  /// The composition with the effects of the display.
  private func shown(_ composition: Composition) -> Composition {
    var shown = composition
    let request = request.request
    if request.isLuminanceReduced { shown.brightness = SurfaceMetrics.alwaysOnBrightness }
    if ground != .screen, let wallpaper = request.wallpaper?.resolved(in: environment) {
      shown.wallpaper = (wallpaper, shown.size.whole(scale: environment.displayScale))
    }
    return shown
  }
}

/// A presentation of a Live Activity on a device.
private struct ActivityScene {
  let presentation: ActivityPresentation
  let selection: ActivitySelection
  let request: ResolvedRequest
  let presentationContext: PresentationContext
  let ground: Renderer.Ground

  private var device: Device { request.surface.device }
  private var sizes: SizeRange { request.surface.sizes }

  /// Whether the presentation is a card of iOS 26 on the Lock Screen.
  var isLitCard: Bool {
    presentation == .lockScreen && request.request.design.hasLiquidGlass && device.hasNewHomeScreen
  }

  /// Lays out the scene.
  ///
  /// - Throws: `ArchiveError` if the state lacks a view, or views are nested too deeply.
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
        radius: request.request.cornerRadius ?? ActivityTable.islandRadius)
    case .sides(let first, let second): (leading, trailing) = (first, second)
    }
    switch presentation {
    case .smartStack, .carPlay: return try card.composition(leading: leading, trailing: trailing)
    case .menuBar:
      return try island.menuBar(
        leading: leading, trailing: trailing,
        side: ActivityTable.island(of: device)?.side ?? sizes.most.width / 2,
        height: sizes.most.height)
    default:
      return try island.compact(
        leading: leading, trailing: trailing,
        camera: presentation == .compact ? ActivityTable.island(of: device)?.camera : nil,
        sides: request.request.isDynamicIslandLimitedInWidth
          ? ActivityTable.limitedSides(on: device) : ActivityTable.sides)
    }
  }

  private func card(_ view: PresentedView) throws(ArchiveError) -> Composition {
    guard presentation == .standBy, let lockScreen = ActivityTable.lockScreenSizes(of: device)
    else { return try card.composition(view) }
    return try card(lockScreen, ground: .color(.system(.black))).composition(
      view, enlarged: ActivityTable.standByScale, on: sizes.most)
  }

  /// The corner radius of a card (assumed: cards outside the Lock Screen have the Home Screen's).
  private var cardRadius: Double {
    switch presentation {
    case .lockScreen, .standBy: ActivityTable.cardRadius
    case .smartStack: ActivityTable.smartStackRadius
    default: device.cornerRadius(on: request.request.design)
    }
  }

  private var card: ActivityCard { card(sizes, ground: cardGround) }

  /// What is behind a card.
  ///
  /// Source: on the Lock Screen of iOS 26 a clear tint, and none, show the system's glass, on which
  /// texts stay legible (pingdotgg/t3code pull request 11604, home-assistant/iOS 4927). Assumed: it
  /// looks like the regular material, and like the background of widgets where no wallpaper is
  /// known. Before iOS 26, a tint replaces the background (Apple's documentation of
  /// `activityBackgroundTint`).
  private var cardGround: ActivityCard.Ground {
    let background = SurfaceMetrics.cardBackground
    guard presentation == .lockScreen else { return .color(background) }
    guard isLitCard else { return .replaced(background) }
    let hidesWallpaper = request.request.wallpaper == nil && ground != .screen
    return hidesWallpaper ? .color(background) : .material(.regular)
  }

  private func card(_ sizes: SizeRange, ground: ActivityCard.Ground) -> ActivityCard {
    ActivityCard(
      sizes: sizes, margins: request.request.contentMargins ?? .zero,
      radius: request.request.cornerRadius ?? cardRadius, ground: ground,
      tintOpacity: presentation == .carPlay && request.request.design.hasLiquidGlass
        ? ActivityTable.carPlayTintOpacity : 1,
      rim: presentation == .smartStack ? .smartStack : isLitCard ? .fullColor : nil,
      on: presentationContext)
  }

  private var island: IslandLayout {
    let (island, path) = selection.island
    return IslandLayout(island, at: path, on: presentationContext)
  }
}
