@_exported import VitrineFoundation

/// A type of files and data.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// The usual filename extension; `nil` for none.
  public let preferredFilenameExtension: String?
  /// The MIME type; `nil` for none.
  public let preferredMIMEType: String?
  private let parents: [String]

  /// Creates the type with an identifier.
  public init?(_ identifier: String) {
    self = UTType.known[identifier] ?? UTType(identifier, nil, nil, [])
  }
  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, nil, nil, parent.map { [$0.identifier] } ?? ["public.data"])
  }
  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }
  /// Creates the type for a filename extension.
  public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let suffix = filenameExtension.lowercased()
    guard let type = UTType.all.first(where: { $0.preferredFilenameExtension == suffix }) else {
      return nil
    }
    self = type
  }
  /// Creates the type for a MIME type.
  public init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let type = UTType.all.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = type
  }

  private init(_ identifier: String, _ suffix: String?, _ mime: String?, _ parents: [String]) {
    (self.identifier, preferredFilenameExtension) = (identifier, suffix)
    (preferredMIMEType, self.parents) = (mime, parents)
  }

  /// The description of the type.
  public var description: String { identifier }
  /// The identifier, because localized descriptions are not available.
  public var localizedDescription: String? { identifier }
  /// Whether the type conforms to another one.
  public func conforms(to type: UTType) -> Bool {
    self == type || parents.contains { UTType.known[$0]?.conforms(to: type) ?? false }
  }

  /// Any item.
  public static let item = UTType("public.item", nil, nil, [])
  /// Anything with contents.
  public static let content = UTType("public.content", nil, nil, [])
  /// Any data.
  public static let data = UTType("public.data", nil, "application/octet-stream", ["public.item"])
  /// A folder on a volume.
  public static let folder = UTType("public.folder", nil, nil, ["public.item"])
  /// A URL.
  public static let url = UTType("public.url", nil, nil, ["public.data"])
  /// The URL of a file.
  public static let fileURL = UTType("public.file-url", nil, nil, ["public.url"])
  /// Text in any encoding.
  public static let text = UTType("public.text", nil, nil, ["public.data", "public.content"])
  /// Plain text.
  public static let plainText = UTType("public.plain-text", "txt", "text/plain", ["public.text"])
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType(
    "public.utf8-plain-text", nil, nil, ["public.plain-text"])
  /// Rich text.
  public static let rtf = UTType("public.rtf", "rtf", "text/rtf", ["public.text"])
  /// An HTML page.
  public static let html = UTType("public.html", "html", "text/html", ["public.text"])
  /// JSON.
  public static let json = UTType("public.json", "json", "application/json", ["public.text"])
  /// XML.
  public static let xml = UTType("public.xml", "xml", "application/xml", ["public.text"])
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "csv", "text/csv", ["public.text"])
  /// A property list.
  public static let propertyList = UTType("com.apple.property-list", "plist", nil, ["public.data"])
  /// An image of any format.
  public static let image = UTType("public.image", nil, nil, ["public.data", "public.content"])
  /// A PNG file.
  public static let png = UTType("public.png", "png", "image/png", ["public.image"])
  /// A JPEG file.
  public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg", ["public.image"])
  /// A HEIC file.
  public static let heic = UTType("public.heic", "heic", "image/heic", ["public.image"])
  /// A GIF file.
  public static let gif = UTType("com.compuserve.gif", "gif", "image/gif", ["public.image"])
  /// A TIFF file.
  public static let tiff = UTType("public.tiff", "tiff", "image/tiff", ["public.image"])
  /// An SVG file.
  public static let svg = UTType("public.svg-image", "svg", "image/svg+xml", ["public.image"])
  /// A PDF file.
  public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf", ["public.data"])
  /// A ZIP archive.
  public static let zip = UTType("public.zip-archive", "zip", "application/zip", ["public.data"])
  /// Audio and video.
  public static let audiovisualContent = UTType(
    "public.audiovisual-content", nil, nil, ["public.data"])
  /// A movie of any format.
  public static let movie = UTType("public.movie", nil, nil, ["public.audiovisual-content"])
  /// Audio of any format.
  public static let audio = UTType("public.audio", nil, nil, ["public.audiovisual-content"])
  /// An MP3 file.
  public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg", ["public.audio"])

  private static let all = [
    item, content, data, folder, url, fileURL, text, plainText, utf8PlainText, rtf, html, json, xml,
    commaSeparatedText, propertyList, image, png, jpeg, heic, gif, tiff, svg, pdf, zip,
    audiovisualContent, movie, audio, mp3,
  ]
  private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
}
