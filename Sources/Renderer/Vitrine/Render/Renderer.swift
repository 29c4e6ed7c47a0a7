import VitrineLayout
import VitrineCoding
import VitrineText

/// Lays out widgets from archives.
///
/// A renderer caches fonts, outlines and images; a process can use one for all of its
/// threads. The same document and request yield the same picture, byte for byte.
public struct Renderer: Sendable {
  let fonts: RenderFonts
  let images: DecodedImages
  /// The limits on the cost of a picture.
  package let limits: ArchiveLimits
  /// The time limit for laying out and drawing one picture, in seconds; `nil` for no limit.
  public var timeout: Double?
  /// Whether layouts record accessibility elements: ``LaidOutWidget/accessibility``.
  package var recordsSemantics = false
  /// What is behind the pictures.
  package var ground = Ground.picture
  /// The pseudo-language of localized strings; `nil` for the language of the request.
  package var pseudoLanguage: PseudoLanguage?

  /// What is behind pictures of widgets, activities and controls.
  package enum Ground: Sendable {
    /// The wallpaper of the request, or a dark one where light text needs one.
    case picture
    /// The page's own drawing, unless the request has a wallpaper.
    case page
    /// A screen in the same picture, which glass shows blurred.
    case screen
  }

  /// The memory for decoded images, in bytes.
  private static let imageBytes = 32 << 20

  /// Creates a renderer; fonts are opened when a text first needs them.
  ///
  /// - Parameters:
  ///   - limits: the limits on the cost of a picture.
  ///   - fonts: fonts to use in addition to the built-in ones.
  ///   - timeout: the time limit for one picture, in seconds; `nil` for no limit.
  public init(
    limits: ArchiveLimits = .standard, fonts: FontFolder = FontFolder(), timeout: Double? = nil
  ) {
    self.limits = limits
    self.timeout = timeout
    self.fonts = RenderFonts(FontTextEngine(adding: fonts.files))
    images = DecodedImages(capacity: min(Renderer.imageBytes, limits.memoryBytes / 8))
  }

  /// Lays out a request; the picture is drawn when one of the result's functions needs it.
  ///
  /// - Throws: `ArchiveError` if the archive does not support the request, a limit is exceeded, or
  ///   an asset can't be used.
  public func layOut(
    _ document: WidgetDocument, _ request: RenderRequest
  ) throws(ArchiveError) -> LaidOutWidget {
    try layOut(document, try document.resolve(request))
  }

  /// Lays out a resolved request; the picture is drawn when one of the result's functions needs it.
  ///
  /// - Parameters:
  ///   - document: the archive.
  ///   - request: a request that was resolved for `document`.
  /// - Throws: `ArchiveError` if the archive does not support the request, a limit is exceeded, or
  ///   an asset can't be used.
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
      case .screen(let presentation): return try session.layOut(presentation)
      }
    }
  }

  /// Lays out the view of a widget on a surface other than a widget's.
  ///
  /// - Throws: `ArchiveError`, as `layOut` does.
  package func layOut(
    _ document: WidgetDocument, _ request: RenderRequest, on surface: WidgetSurface
  ) throws(ArchiveError) -> LaidOutWidget {
    let request = try document.resolve(request)
    let session = try RenderSession(document, request, renderer: self, size: surface.size)
    return try session.layOut(on: surface, size: surface.size)
  }

  /// Lays out the view of an archive on a transparent surface without margins.
  ///
  /// - Parameter size: the size of the surface, in points.
  /// - Throws: `ArchiveError`, as `layOut` does.
  package func layOut(
    _ document: WidgetDocument, _ request: RenderRequest, size: Size
  ) throws(ArchiveError) -> LaidOutWidget {
    try layOut(
      document, request,
      on: WidgetSurface(size: size, margins: .zero, mask: .none, background: nil))
  }
}
