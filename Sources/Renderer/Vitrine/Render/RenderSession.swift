import VitrineCairo
import VitrineFormat
import VitrineLayout
import VitrineCoding
import VitrineDevices
import VitrineGeometry
import VitrineModel

/// The state of laying out one request.
struct RenderSession {
  let document: WidgetDocument
  let request: ResolvedRequest
  let context: RenderContext
  /// The environment of the root views.
  let environment: EnvironmentValues
  private let fonts: RenderFonts
  private let images: DecodedImages
  private let colors: ColorResolver
  private let limits: ArchiveLimits
  let ground: Renderer.Ground
  private let deadline: Deadline
  private let timeout: Double?

  /// Prepares the layout of a request.
  ///
  /// - Parameter size: the size of the picture, in points; `nil` for that of the surface.
  /// - Throws: `ArchiveError` if a limit is exceeded or a font can't be read.
  init(
    _ document: WidgetDocument, _ request: ResolvedRequest, renderer: Renderer, size: Size? = nil
  ) throws(ArchiveError) {
    (self.document, self.request, ground) = (document, request, renderer.ground)
    (limits, images, timeout) = (renderer.limits, renderer.images, renderer.timeout)
    deadline = Deadline(after: timeout)
    try RenderSession.check(
      size ?? request.surface.pictureSize ?? request.surface.sizes.most,
      scale: request.surface.scale, limits)
    let faults: [Diagnostic]
    (fonts, faults) = try document.assets.fonts(adding: renderer.fonts)
    context = RenderContext(
      textEngine: fonts.engine, symbols: fonts.symbols,
      formatter: TextFormatter(
        document.archive.resources.strings,
        developmentLanguage: document.archive.resources.developmentLanguage,
        limit: limits.textLength),
      assets: document.assets, limits: limits, deadline: deadline,
      recordsSemantics: renderer.recordsSemantics, pseudoLanguage: renderer.pseudoLanguage)
    for fault in faults { context.report(fault) }
    var environment = EnvironmentValues(root: SurfaceTraits(request))
    if renderer.pseudoLanguage == .rightToLeft { environment.layoutDirection = .rightToLeft }
    colors = ColorResolver(document.assets.colors, traits: environment.assetTraits)
    environment.colors = colors
    environment.images = context.styleImages?.images
    self.environment = environment
  }

  /// Lays out a widget.
  ///
  /// - Throws: `ArchiveError` if the archive has no view for it, or an asset can't be used.
  func layOut(_ family: WidgetFamily) throws(ArchiveError) -> LaidOutWidget {
    var surface = SurfaceMetrics.surface(
      request, family, marginsDisabled: document.archive.contentMarginsDisabled)
    if ground != .picture { surface.wallpaper = ground == .page ? request.request.wallpaper : nil }
    if ground == .screen { surface.backdropBlur = SurfaceMetrics.backdropBlur(request.surface) }
    return try layOut(on: surface, size: request.surface.pictureSize ?? surface.size)
  }

  /// Lays out the view of a widget on a surface.
  ///
  /// - Parameter size: the size of the picture, in points.
  /// - Throws: `ArchiveError` if the archive has no view for it, or an asset can't be used.
  func layOut(on surface: WidgetSurface, size: Size) throws(ArchiveError) -> LaidOutWidget {
    let (view, path) = try ViewSelection(archive: document.archive, request: request).view()
    let layout = try WidgetLayout(
      view, at: path, on: surface, environment: environment, context: context)
    for warning in request.warnings { context.report(warning) }
    if !layout.hasContainerBackground, request.request.family?.isSystem == true {
      context.report(Diagnostic(.ineffective(LaidOutWidget.noBackground), path: path))
    }
    return try finish(Composition(layout), size: size)
  }

  /// Completes a laid-out composition so that it can be drawn.
  ///
  /// - Parameter size: the size of the picture, in points; `nil` for that of the layout.
  /// - Throws: `ArchiveError` if an asset couldn't be used.
  func finish(_ layout: Composition, size: Size? = nil) throws(ArchiveError) -> LaidOutWidget {
    let images = context.styleImages
    if let failure = context.failure ?? images?.failure { throw failure }
    try deadline.check()
    try environment.interaction.check(context.controls)
    for name in images?.missing ?? [] {
      context.reportMissingImage(name, path: AssetStore.path(name))
    }
    layout.lookUpColors()
    let missing = colors.finish().map(Diagnostic.init(missingColor:nearest:))
    let displayList = layout.makeDisplayList()
    let bitmaps = RenderBitmaps(
      assets: document.assets, glyphs: fonts.pictures, images: self.images, limits: limits)
    let picture = try DrawablePicture(
      displayList.scaled(to: pictureSize(size, layout)), scale: request.surface.scale,
      painter: DisplayListPainter(
        glyphs: fonts.engine, coverage: fonts.coverage, bitmaps: bitmaps, limits: limits),
      bitmaps: bitmaps, time: (deadline.secondsLeft, timeout), origin: document.origin)
    return LaidOutWidget(
      layout, picture, request: request,
      warnings: context.diagnostics.map { $0.inside(document.place) } + missing,
      name: document.archive.displayName)
  }

  /// The size of the picture: a layout that is scaled fills its last pixels.
  private func pictureSize(_ size: Size?, _ layout: Composition) -> Size {
    guard let size, size != layout.size else { return layout.size }
    return size.whole(scale: request.surface.scale)
  }

  private static func check(
    _ size: Size, scale: Double, _ limits: ArchiveLimits
  ) throws(ArchiveError) {
    let (width, height) = size.pixels(scale: scale)
    let pixels = width * height
    guard pixels.magnitude <= Double(limits.outputPixels) else {
      throw ArchiveError(
        .limitExceeded(
          .outputPixels, found: Int(saturating: pixels), allowed: limits.outputPixels))
    }
  }
}

extension LaidOutWidget {
  /// Source: behaviour of iOS 17 and later, described in Apple's WidgetKit documentation.
  package static let noBackground =
    "there is no 'containerBackground'; iOS 17 and later show a notice in place of such a widget"

  /// Whether the language of the picture is written from right to left.
  package var isRightToLeft: Bool { SurfaceTraits(request).layoutDirection == .rightToLeft }
}

extension SurfaceTraits {
  /// Creates the traits of a request's views.
  fileprivate init(_ resolved: ResolvedRequest) {
    let (request, surface) = (resolved.request, resolved.surface)
    self.init(request.target, resolved.conditions, request.locale)
    platform = surface.device.platform
    displayScale = surface.scale
    colorSchemeContrast = request.colorSchemeContrast
    (timeZone, now) = (request.timeZone, resolved.date)
    design = request.design
    redactionReasons = resolved.visibility.redactionReasons
    allowsInteraction = resolved.allowsInteraction
    interaction = request.interaction
    invalidatedOpacity = request.invalidatedOpacity ?? SurfaceMetrics.invalidatedOpacity
  }
}

extension Diagnostic {
  /// The warning about a colour that the archive does not have.
  fileprivate init(missingColor name: String, nearest: String?) {
    let hint = nearest.map { "; there is '\($0)'" } ?? ""
    self.init(
      .asset(name: name, "there is no colour of this name in the archive" + hint),
      path: NodePath([.key("colors")]))
  }

  /// The warning about the part of a file at `place`.
  fileprivate func inside(_ place: NodePath) -> Diagnostic {
    Diagnostic(kind, path: NodePath(place.steps + path.steps))
  }
}
