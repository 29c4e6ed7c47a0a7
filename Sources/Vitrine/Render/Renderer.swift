import VitrineLayout
import VitrineCoding
import VitrineText

/// Lays out widgets from archives.
///
/// A renderer keeps the fonts, outlines and images it has used; one may serve a whole process and all its
/// threads. The same document and request give the same picture to the byte.
public struct Renderer: Sendable {
  let fonts: RenderFonts
  let images: DecodedImages
  let limits: ArchiveLimits
  /// Most seconds that laying out and drawing one picture may take; `nil` is unlimited.
  public var timeout: Double?
  /// Whether layouts say what assistive technology reads: ``LaidOutWidget/accessibility``.
  package var recordsSemantics = false
  /// Whether a dark ground is behind widgets of the Lock Screen where nobody asks for a wallpaper; pages
  /// put them on one of their own.
  package var drawsImpliedWallpaper = true
  /// The pseudo-language that localized strings are in; `nil` is that of the request.
  package var pseudoLanguage: PseudoLanguage?

  /// Most bytes of decoded images that are kept.
  private static let imageBytes = 32 << 20

  /// Makes a renderer; fonts are opened when a text first needs them.
  ///
  /// - Parameters:
  ///   - limits: what a picture may cost.
  ///   - fonts: faces beside those of the binary.
  ///   - timeout: most seconds for one picture; `nil` is unlimited.
  public init(
    limits: ArchiveLimits = .standard, fonts: FontFolder = FontFolder(), timeout: Double? = nil
  ) {
    self.limits = limits
    self.timeout = timeout
    self.fonts = RenderFonts(FontTextEngine(adding: fonts.files))
    images = DecodedImages(capacity: min(Renderer.imageBytes, limits.memoryBytes / 8))
  }

  /// Lays out what `request` asks for; the picture is drawn when it is asked for.
  ///
  /// - Throws: `ArchiveError` when the archive lacks it, a limit is exceeded or an asset cannot be
  ///   used.
  public func layOut(
    _ document: WidgetDocument, _ request: RenderRequest
  ) throws(ArchiveError) -> LaidOutWidget {
    try layOut(document, try document.resolve(request))
  }

  /// Lays out what a resolved request asks for; the picture is drawn when it is asked for.
  ///
  /// - Parameters:
  ///   - document: the archive.
  ///   - request: a request that was resolved for `document`.
  /// - Throws: `ArchiveError` when the archive lacks it, a limit is exceeded or an asset cannot be
  ///   used.
  public func layOut(
    _ document: WidgetDocument, _ request: ResolvedRequest
  ) throws(ArchiveError) -> LaidOutWidget {
    if let transition = request.request.transition {
      return try layOut(document, request.request, in: transition)
    }
    return try document.inDocument { () throws(ArchiveError) in
      let session = try RenderSession(document, request, renderer: self)
      switch request.request.target {
      case .family(let family): return try session.layOut(family)
      case .activity(let presentation): return try session.layOut(presentation)
      case .control(let presentation): return try session.layOut(presentation)
      }
    }
  }

  /// Lays out the view of a widget on a surface that is not a widget's.
  ///
  /// - Throws: `ArchiveError` as `layOut` does.
  package func layOut(
    _ document: WidgetDocument, _ request: RenderRequest, on surface: WidgetSurface
  ) throws(ArchiveError) -> LaidOutWidget {
    let request = try document.resolve(request)
    let session = try RenderSession(document, request, renderer: self, size: surface.size)
    return try session.layOut(on: surface, size: surface.size)
  }
}
