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
      return try layOut(document, request)
    } catch {
      var error = error
      error.file = document.file
      throw error
    }
  }

  /// Lays out what `request` asks for on a surface that is no widget's.
  ///
  /// - Throws: `ArchiveError` as `render` does.
  package func render(
    _ document: WidgetDocument, _ request: RenderRequest, on surface: WidgetSurface
  ) throws(ArchiveError) -> Rendering {
    let device = try Renderer.device(for: request)
    return try layOut(document, request, on: surface, device, scale: request.scale ?? device.scale)
  }

  private func layOut(
    _ document: WidgetDocument, _ request: RenderRequest
  ) throws(ArchiveError) -> Rendering {
    let device = try Renderer.device(for: request)
    guard let family = request.family, let size = device.sizes[family] else {
      throw Renderer.missing(request.target, on: device)
    }
    let surface = SurfaceMetrics.surface(
      request, family, size: size, marginsDisabled: document.archive.contentMarginsDisabled)
    return try layOut(document, request, on: surface, device, scale: request.scale ?? device.scale)
  }

  private func layOut(
    _ document: WidgetDocument, _ request: RenderRequest, on surface: WidgetSurface,
    _ device: Device, scale: Double
  ) throws(ArchiveError) -> Rendering {
    let shown = document.archive.shown(request)
    let (view, path) = try ViewSelection(archive: document.archive, request: shown).view()
    try check(surface.size, scale: scale)
    try request.checkNames()
    let fonts = try document.assets.fonts(adding: fonts)
    let context = RenderContext(
      textEngine: fonts.engine, symbols: fonts.symbols,
      formatter: TextFormatter(
        document.archive.strings, developmentLanguage: document.archive.developmentLanguage,
        limit: limits.textLength),
      assets: document.assets)
    var environment = EnvironmentValues(shown, scale: scale)
    environment.now = request.date ?? document.archive.date(of: shown)
    environment.idiom = device.platform
    environment.interactivity = Interactivity(request.target, on: device.platform)
    if request.state == .locked { environment.allowsInteraction = false }
    let book = ColorBook(document.assets.colors, traits: environment.assetTraits)
    environment.colors = book
    let layout = try WidgetLayout(
      view, at: path, on: surface, environment: environment, context: context,
      recordsSemantics: recordsSemantics)
    if let failure = context.failure { throw failure }
    try request.interaction.check(layout.touchables)
    if layout.background == nil, request.family?.isSystem == true {
      context.report(Diagnostic(.ineffective(Renderer.noBackground), path: path))
    }
    return Rendering(
      layout: layout, colors: book, scale: scale, warnings: context.diagnostics,
      file: document.file,
      painter: DisplayListPainter(
        glyphs: fonts.engine, coverage: fonts.coverage,
        bitmaps: PictureStore(assets: document.assets, glyphs: fonts.pictures),
        maximumPixels: limits.outputPixels))
  }

  /// Source: behaviour of iOS 17 and later, described in Apple's WidgetKit documentation.
  private static let noBackground =
    "there is no 'containerBackground'; iOS 17 and later show a notice in place of such a widget"

  private static func device(for request: RenderRequest) throws(ArchiveError) -> Device {
    if let device = request.device { return device }
    guard let device = Device.standard(for: request.target) else {
      throw ArchiveError(
        .notInArchive("no device shows '\(request.target.name)'", hint: nil))
    }
    return device
  }

  private static func missing(_ target: RenderTarget, on device: Device) -> ArchiveError {
    let shown = RenderTarget.allCases.filter { device.size(of: $0) != nil }
    return ArchiveError(
      .notInArchive(
        "\(device.name) does not show '\(target.name)'",
        hint: "it shows " + shown.map { "'\($0.name)'" }.joined(separator: ", ")))
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
  fileprivate init(_ request: RenderRequest, scale: Double) {
    self.init()
    colorScheme = request.colorScheme
    dynamicTypeSize = request.dynamicTypeSize
    displayScale = scale
    colorSchemeContrast = request.colorSchemeContrast
    if let family = request.family { widgetFamily = family }
    widgetRenderingMode = request.renderingMode
    locale = request.locale
    timeZone = request.timeZone
    if locale != .standard, LocaleFacts.isRightToLeft(locale.text) {
      layoutDirection = .rightToLeft
    }
    interfaceLook = request.interfaceLook
    switch request.state {
    case .snapshot, .preview: break
    case .placeholder: redactionReasons = .placeholder
    case .locked: redactionReasons = .privacy
    }
    interaction = request.interaction
    if interaction.awaitsReload { redactionReasons.formUnion(.invalidated) }
    invalidatedOpacity = request.invalidatedOpacity ?? SurfaceMetrics.invalidatedOpacity
  }
}
