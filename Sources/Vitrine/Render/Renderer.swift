import VitrineCairo
import VitrineFormat
import VitrineLayout
import VitrineModel
import VitrineText

/// Renders widgets from archives.
///
/// A renderer keeps the fonts and outlines it has used; one may serve a whole process and all its
/// threads. The same document and request give the same picture to the byte.
public struct Renderer: Sendable {
  let fonts: RenderFonts
  private let limits: ArchiveLimits
  /// Whether renderings say what assistive technology reads.
  var recordsSemantics = false

  /// Makes a renderer; fonts are opened when a text first needs them.
  ///
  /// - Parameter fonts: faces beside those of the binary.
  public init(limits: ArchiveLimits = .standard, fonts: FontFolder = FontFolder()) {
    self.limits = limits
    self.fonts = RenderFonts(FontTextEngine(adding: fonts.files))
  }

  /// Lays out what `request` asks for; the picture is drawn when it is asked for.
  ///
  /// - Throws: `ArchiveError` when the archive lacks it, a limit is exceeded or an asset cannot be
  ///   used.
  public func render(
    _ document: WidgetDocument, _ request: RenderRequest
  ) throws(ArchiveError) -> Rendering {
    do throws(ArchiveError) {
      return try layOut(document, document.archive.shown(request))
    } catch {
      throw error.inside(document.place).inFile(document.file)
    }
  }

  /// Lays out what `request` asks for on a surface that is no widget's.
  ///
  /// - Throws: `ArchiveError` as `render` does.
  package func render(
    _ document: WidgetDocument, _ request: RenderRequest, on surface: WidgetSurface
  ) throws(ArchiveError) -> Rendering {
    let request = document.archive.shown(request)
    let device = try Renderer.device(for: request)
    let placement = try Placement(request, document.archive, on: device)
    return try layOut(
      document, request, on: surface, placement, device, scale: request.scale ?? device.scale)
  }

  private func layOut(
    _ document: WidgetDocument, _ request: RenderRequest
  ) throws(ArchiveError) -> Rendering {
    let device = try Renderer.device(for: request)
    let placement = try Placement(request, document.archive, on: device)
    guard let family = request.family else {
      return try present(document, request, placement, device)
    }
    guard device.sizes[family] != nil, let size = placement.layoutSize(of: family, on: device)
    else {
      throw Renderer.missing(request.target, on: device)
    }
    let surface = SurfaceMetrics.surface(
      request, family, size: size, placement,
      marginsDisabled: document.archive.contentMarginsDisabled)
    return try layOut(
      document, request, on: surface, placement, device, scale: request.scale ?? device.scale)
  }

  private func layOut(
    _ document: WidgetDocument, _ request: RenderRequest, on surface: WidgetSurface,
    _ placement: Placement, _ device: Device, scale: Double
  ) throws(ArchiveError) -> Rendering {
    let (view, path) = try ViewSelection(
      archive: document.archive, request: request, placement: placement
    ).view()
    let shown = placement.size(of: request, on: device) ?? surface.size
    let workplace = try workplace(
      document, request, placement, size: shown, device, scale: scale,
      now: document.archive.date(of: request))
    let layout = try WidgetLayout(
      view, at: path, on: surface, environment: workplace.environment,
      context: workplace.context)
    for warning in placement.warnings(document.archive) { workplace.context.report(warning) }
    if !layout.hasContainerBackground, request.family?.isSystem == true {
      workplace.context.report(Diagnostic(.ineffective(Renderer.noBackground), path: path))
    }
    return try finish(document, Composition(layout), workplace, size: shown)
  }

  /// What one render takes from outside.
  struct Workplace {
    let fonts: RenderFonts
    let context: RenderContext
    /// The values at the views' roots.
    let environment: EnvironmentValues
    /// What views are told of the place.
    let widget: WidgetEnvironment
    let colors: ColorBook
    /// Pixels a point has.
    let scale: Double
  }

  /// Checks a request and gets ready what laying it out needs.
  ///
  /// - Parameter now: the moment of what is shown, where the request has none.
  /// - Throws: `ArchiveError` when a limit is exceeded or a font cannot be read.
  func workplace(
    _ document: WidgetDocument, _ request: RenderRequest, _ placement: Placement, size: Size,
    _ device: Device, scale: Double, now: ArchiveDate
  ) throws(ArchiveError) -> Workplace {
    try check(size, scale: scale)
    try request.checkNames()
    let fonts = try document.assets.fonts(adding: fonts)
    let context = RenderContext(
      textEngine: fonts.engine, symbols: fonts.symbols,
      formatter: TextFormatter(
        document.archive.strings, developmentLanguage: document.archive.developmentLanguage,
        limit: limits.textLength),
      assets: document.assets, recordsSemantics: recordsSemantics)
    var environment = EnvironmentValues(request, placement, scale: scale)
    environment.now = request.date ?? now
    environment.idiom = device.platform
    environment.interactivity = Interactivity(request.target, on: device.platform)
    let book = ColorBook(document.assets.colors, traits: environment.assetTraits)
    environment.colors = book
    environment.images = context.styleImages?.images
    return Workplace(
      fonts: fonts, context: context, environment: environment,
      widget: WidgetEnvironment(request, placement), colors: book, scale: scale)
  }

  /// The rendering of what was laid out.
  ///
  /// - Parameter size: size of the picture in points; `nil` is the layout's own.
  /// - Throws: `ArchiveError` when an asset could not be used.
  func finish(
    _ document: WidgetDocument, _ layout: Composition, _ workplace: Workplace, size: Size? = nil
  ) throws(ArchiveError) -> Rendering {
    let images = workplace.context.styleImages
    if let failure = workplace.context.failure ?? images?.failure { throw failure }
    try workplace.environment.interaction.check(workplace.context.touchables)
    for name in images?.missing ?? [] {
      workplace.context.reportMissingImage(name, path: AssetStore.path(name))
    }
    // Colours that are missing are found out while the display list is made.
    let displayList = layout.makeDisplayList()
    return try Rendering(
      layout: layout, displayList.scaled(to: size ?? layout.size), environment: workplace.widget,
      colors: workplace.colors, scale: workplace.scale,
      warnings: workplace.context.diagnostics.map { $0.inside(document.place) },
      file: document.file, place: document.place, assets: document.assets,
      painter: DisplayListPainter(
        glyphs: workplace.fonts.engine, coverage: workplace.fonts.coverage,
        bitmaps: PictureStore(assets: document.assets, glyphs: workplace.fonts.pictures),
        maximumPixels: limits.outputPixels))
  }

  /// Source: behaviour of iOS 17 and later, described in Apple's WidgetKit documentation.
  private static let noBackground =
    "there is no 'containerBackground'; iOS 17 and later show a notice in place of such a widget"

  static func device(for request: RenderRequest) throws(ArchiveError) -> Device {
    guard let device = request.resolvedDevice else {
      throw ArchiveError(
        .notInArchive("no device shows '\(request.target.name)'", hint: nil))
    }
    return device
  }

  static func missing(_ target: RenderTarget, on device: Device) -> ArchiveError {
    let shown = RenderTarget.allCases.filter { device.size(of: $0) != nil }
    return ArchiveError(
      .notInArchive(
        "\(device.name) does not show '\(target.name)'",
        hint: "it shows " + Suggestion.list(shown.map(\.name))))
  }

  private func check(_ size: Size, scale: Double) throws(ArchiveError) {
    guard scale > 0, scale.isFinite else {
      throw ArchiveError(.drawing("scale \(scale) is not a positive number"))
    }
    let pixels = (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up)
    guard pixels <= Double(limits.outputPixels) else {
      throw ArchiveError(
        .limitExceeded(
          .outputPixels, found: Int(min(pixels, 1e15)), allowed: limits.outputPixels))
    }
  }
}

extension RenderRequest {
  /// Checks that locale and time zone exist.
  ///
  /// - Throws: `ArchiveError` with the name that was probably meant.
  package func checkNames() throws(ArchiveError) {
    try TextFormatter.check(locale)
    try TextFormatter.check(timeZone)
  }
}

extension EnvironmentValues {
  /// The values at a widget's root.
  fileprivate init(_ request: RenderRequest, _ placement: Placement, scale: Double) {
    self.init()
    colorScheme = placement.colorScheme
    dynamicTypeSize = request.dynamicTypeSize
    displayScale = scale
    colorSchemeContrast = request.colorSchemeContrast
    if let family = request.family { widgetFamily = family }
    widgetRenderingMode = placement.renderingMode
    isLuminanceReduced = request.isLuminanceReduced
    locale = request.locale
    timeZone = request.timeZone
    if locale != .standard, LocaleFacts.isRightToLeft(locale.text) {
      layoutDirection = .rightToLeft
    }
    interfaceLook = request.interfaceLook
    redactionReasons = placement.disclosure.redactionReasons
    allowsInteraction = placement.allowsInteraction(request)
    interaction = request.interaction
    if interaction.awaitsReload { redactionReasons.formUnion(.invalidated) }
    invalidatedOpacity = request.invalidatedOpacity ?? SurfaceMetrics.invalidatedOpacity
  }
}

extension Diagnostic {
  /// The warning about a part of the file that stands at `place`.
  fileprivate func inside(_ place: NodePath) -> Diagnostic {
    Diagnostic(kind, path: NodePath(place.steps + path.steps))
  }
}
