import Vitrine

/// One picture of a gallery.
public struct GalleryItem: Hashable, Sendable, Codable {
  /// The archive, as the user named it.
  public var archive: String
  /// Path of the picture, as seen from the gallery.
  public var file: String
  /// The widget's kind.
  public var kind: String
  /// What people call the widget.
  public var title: String
  /// Name of the family or presentation.
  public var family: String
  /// What it was rendered for.
  public var state: RenderState
  /// Light or dark.
  public var scheme: ColorScheme
  /// How the surface treats colours; `nil` is full colour.
  public var mode: WidgetRenderingMode?
  /// The place; `nil` is the widget alone.
  public var location: WidgetLocation?
  /// The look of the place; `nil` is the standard one.
  public var appearance: SurfaceAppearance?
  /// Text size; `nil` is the standard one.
  public var typeSize: DynamicTypeSize?
  /// The device that was asked for; `nil` is the family's standard one.
  public var device: String?
  /// The kind of device whose size the picture has.
  public var platform: Device.Platform?
  /// Language and region; `nil` is the standard one.
  public var locale: String?
  /// Index of the timeline entry; `nil` is the first one.
  public var entry: Int?
  /// Pixels a point has.
  public var scale: Double
  /// Width in pixels.
  public var width: Int
  /// Height in pixels.
  public var height: Int
  /// Width and height in points.
  public var points: Size

  /// Describes a picture of `request` with a size in pixels.
  public init(
    archive: String, file: String, kind: String, title: String?, request resolved: ResolvedRequest,
    width: Int, height: Int
  ) {
    self.archive = archive
    self.file = file
    self.kind = kind
    // Kinds are often written as reversed domains.
    self.title = title ?? kind.split(separator: ".").last.map(String.init) ?? kind
    let (request, surface) = (resolved.request, resolved.surface)
    family = request.target.name
    state = request.state
    scheme = request.colorScheme
    mode = request.renderingMode == .fullColor ? nil : request.renderingMode
    location = request.location
    appearance = request.appearance == .standard ? nil : request.appearance
    typeSize = request.dynamicTypeSize == .large ? nil : request.dynamicTypeSize
    device = request.device?.identifier
    platform = surface.device.platform
    locale = request.locale == .standard ? nil : request.locale.text
    entry = request.entry == 0 ? nil : request.entry
    scale = surface.scale
    self.width = width
    self.height = height
    let drawn = Size(width: Double(width) / scale, height: Double(height) / scale)
    // What depends on the content or the place is known from the picture alone.
    points =
      (request.location == nil ? request.family.flatMap { surface.device.sizes[$0] } : nil) ?? drawn
  }
}

/// A gallery as one HTML file, to be read from disk and without a network.
public enum GalleryPage {
  private struct Content: Encodable {
    var title: String
    var items: [GalleryItem]
  }

  /// Writes the page of pictures that lie below `folder`.
  ///
  /// - Throws: `PendingStore.Failure` when it cannot be written.
  public static func write(
    _ items: [GalleryItem], title: String, folder: String
  ) throws(PendingStore.Failure) {
    let location = FolderLocation(given: folder)
    let pictures = items.enumerated().map { index, item in
      Page.Picture(id: String(index)) {
        try? location.open().read(RelativePath(item.file), limit: GoldenPicture.limit)
      }
    }
    let path = RelativePath(fixed: "index.html")
    do throws(FileError) {
      let content = Content(title: title, items: items)
      try Page.gallery.write(content, pictures, to: path, in: location)
    } catch {
      throw PendingStore.Failure(error, "cannot be written", file: location.path(of: path))
    }
  }
}
