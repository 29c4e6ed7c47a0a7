import Vitrine

/// One picture of a gallery.
public struct GalleryItem: Sendable, Encodable {
  /// The request that was rendered.
  public let request: ResolvedRequest
  /// The archive, relative to the current folder; `nil` if code was archived for the gallery alone.
  public let archive: String?
  /// The path of the picture, relative to the gallery.
  public let file: String
  /// The widget's kind.
  public let kind: String
  /// The display name of the widget.
  public let title: String
  /// The description of the widget in the gallery.
  public let description: String?
  /// The recommended configuration of the widget.
  public let configuration: String?
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The texts in the picture, for searching.
  public let texts: [String]
  /// Short notes about content that is missing or replaced.
  public let notes: [String]
  /// The findings of checks in it.
  public let findings: [Finding]

  /// Creates an item for a picture of `request`, with its size in pixels.
  public init(
    archive: String?, file: String, kind: String, title: String?, description: String? = nil,
    configuration: String? = nil, request: ResolvedRequest, width: Int, height: Int,
    texts: [String] = [], notes: [String] = [], findings: [Finding] = []
  ) {
    self.archive = archive.map(ProjectPath.portable)
    self.file = file
    self.kind = kind
    // Kinds are often written as reversed domains.
    self.title = title ?? kind.split(separator: ".").last.map(String.init) ?? kind
    (self.description, self.configuration) = (description, configuration)
    self.request = request
    self.width = width
    self.height = height
    (self.texts, self.notes, self.findings) = (texts, notes, findings)
  }

  /// The name of the family or presentation.
  public var family: String { request.request.target.name }

  /// The size in points.
  ///
  /// A size that depends on the content or the place is that of the picture.
  public var points: Size {
    let surface = request.surface
    let drawn = Size(
      width: Double(width) / surface.scale, height: Double(height) / surface.scale)
    guard surface.request.location == nil, let family = surface.request.family else {
      return drawn
    }
    return surface.device.size(of: family, on: surface.request.design) ?? drawn
  }

  /// The properties of the picture other than its family, as text.
  public var details: [String] {
    RequestAxis.all.filter { $0.key != "family" }.compactMap { axis in
      axis.reported(request.surface).map { _ in axis.text(request.surface) }
    }
  }

  /// Encodes the archive unless it is gone, the file, the sizes, and each property of the request that is not at its
  /// default.
  public func encode(to encoder: any Encoder) throws {
    var fields = request.surface.reported
    fields["archive"] = archive.map(JSONValue.string)
    fields["file"] = .string(file)
    fields["kind"] = .string(kind)
    fields["title"] = .string(title)
    fields["description"] = description.map(JSONValue.string)
    fields["configuration"] = configuration.map(JSONValue.string)
    fields["platform"] = .string(request.surface.device.platform.rawValue)
    fields["scale"] = .number(request.surface.scale)
    fields["width"] = .number(Double(width))
    fields["height"] = .number(Double(height))
    fields["points"] = JSONValue(encoding: points)
    fields["texts"] = .array(texts.map(JSONValue.string))
    if !notes.isEmpty { fields["notes"] = .array(notes.map(JSONValue.string)) }
    if !findings.isEmpty {
      fields["findings"] = .array(
        findings.map { finding in
          [
            "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message), "hint": .string(finding.hint),
          ]
        })
    }
    fields["arguments"] = .array(request.surface.arguments.map { .string($0) })
    try JSONValue.object(fields).encode(to: encoder)
  }
}

/// A property of requests, by which the page filters pictures or shows them side by side.
struct PageAxis: Encodable {
  let key: String
  let title: String
  /// The values in words.
  let titles: [String: String]

  init(_ axis: RequestAxis) { (key, title, titles) = (axis.key, axis.title, axis.titles) }
}

/// A gallery as one HTML file, which needs no server and no network.
public enum GalleryPage {
  private struct Content: Encodable {
    let title: String
    let appName: String?
    let items: [GalleryItem]
    /// The addresses of pictures that are not part of the page.
    let addresses: [String: String]
    let axes = RequestAxis.all.map(PageAxis.init)
    let surfaces = PageSurface.all
    let targets = PageTarget.all
    /// The parts of surfaces that each picture occupies.
    let parts: [[String: GallerySurface.Part]]
    /// The screens of the pictures' devices, and the index of each picture's screen.
    let screens: [PageScreen]
    let screenOf: [Int]
  }

  /// Writes the page for pictures below `folder`.
  ///
  /// - Parameters:
  ///   - items: the pictures, in the order of the page.
  ///   - title: the title of the page.
  ///   - appName: the name below widgets on Home Screens; `nil` is that of each widget.
  ///   - folder: the folder of the page.
  ///   - form: how the page stores its pictures.
  /// - Throws: `PendingStore.Failure` when it cannot be written.
  public static func write(
    _ items: [GalleryItem], title: String, appName: String? = nil, folder: String,
    form: PageForm = .automatic
  ) throws(PendingStore.Failure) {
    let location = FolderLocation(given: folder)
    let own = items.map { PageScreen($0.request.surface) }
    let screens = own.withoutRepeats
    let places = Dictionary(uniqueKeysWithValues: zip(screens, screens.indices))
    let pictures = items.enumerated().map { index, item in
      Page.Picture(id: String(index), file: try? RelativePath(item.file)) {
        try? location.open().read(RelativePath(item.file), limit: GoldenPicture.limit)
      }
    }
    let path = RelativePath(fixed: "index.html")
    do throws(FileError) {
      try Page.gallery.write(pictures, to: path, in: location, form: form) {
        Content(
          title: title, appName: appName, items: items, addresses: $0,
          parts: items.map(\.parts), screens: screens, screenOf: own.map { places[$0] ?? 0 })
      }
    } catch {
      throw PendingStore.Failure(error, "cannot be written", file: location.path(of: path))
    }
  }
}
