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
  /// A movie without sound.
  public static let video = UTType("public.video", nil, nil, ["public.movie"])
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", "mov", "video/quicktime", ["public.movie"])
  /// An MPEG movie.
  public static let mpeg = UTType("public.mpeg", "mpg", "video/mpeg", ["public.movie"])
  /// An MPEG-2 movie.
  public static let mpeg2Video = UTType(
    "public.mpeg-2-video", "m2v", "video/mpeg2", ["public.video"])
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4", ["public.movie"])
  /// An AVI movie.
  public static let avi = UTType("public.avi", "avi", "video/avi", ["public.movie"])
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType("public.mpeg-4-audio", "m4a", "audio/mp4", ["public.audio"])
  /// A WAV file.
  public static let wav = UTType(
    "com.microsoft.waveform-audio", "wav", "audio/vnd.wave", ["public.audio"])
  /// An AIFF file.
  public static let aiff = UTType("public.aiff-audio", "aiff", "audio/aiff", ["public.audio"])
  /// A MIDI file.
  public static let midi = UTType("public.midi-audio", "midi", "audio/midi", ["public.audio"])
  /// A WebP picture.
  public static let webP = UTType("org.webmproject.webp", "webp", "image/webp", ["public.image"])
  /// A HEIF picture.
  public static let heif = UTType("public.heif", "heif", "image/heif", ["public.image"])
  /// A bitmap of Windows.
  public static let bmp = UTType("com.microsoft.bmp", "bmp", "image/bmp", ["public.image"])
  /// An icon of Windows.
  public static let ico = UTType(
    "com.microsoft.ico", "ico", "image/vnd.microsoft.icon", ["public.image"])
  /// A picture as a camera recorded it.
  public static let rawImage = UTType("public.camera-raw-image", nil, nil, ["public.image"])
  /// A Live Photo.
  public static let livePhoto = UTType("com.apple.live-photo", nil, nil, ["public.image"])
  /// Source code.
  public static let sourceCode = UTType("public.source-code", nil, nil, ["public.plain-text"])
  /// Source code in Swift.
  public static let swiftSource = UTType(
    "public.swift-source", "swift", nil, ["public.source-code"])
  /// Source code in JavaScript.
  public static let javaScript = UTType(
    "com.netscape.javascript-source", "js", "text/javascript", ["public.source-code"])
  /// A YAML file.
  public static let yaml = UTType("public.yaml", "yml", "application/x-yaml", ["public.text"])
  /// A log.
  public static let log = UTType("com.apple.log", "log", nil, ["public.plain-text"])
  /// Values separated by tabs.
  public static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", "tsv", "text/tab-separated-values", ["public.text"])
  /// An archive of files.
  public static let archive = UTType("public.archive", nil, nil, ["public.data"])
  /// A file compressed by gzip.
  public static let gzip = UTType(
    "org.gnu.gnu-zip-archive", "gz", "application/gzip", ["public.archive"])
  /// An electronic book.
  public static let epub = UTType(
    "org.idpf.epub-container", "epub", "application/epub+zip", ["public.data"])
  /// A directory.
  public static let directory = UTType("public.directory", nil, nil, ["public.item"])
  /// A directory that is shown as a file.
  public static let package = UTType("com.apple.package", nil, nil, ["public.directory"])
  /// A directory of a known structure.
  public static let bundle = UTType("com.apple.bundle", nil, nil, ["public.directory"])
  /// An app.
  public static let application = UTType("com.apple.application", nil, nil, ["public.item"])
  /// A contact.
  public static let contact = UTType("public.contact", nil, nil, ["public.content"])
  /// A contact as a file.
  public static let vCard = UTType("public.vcard", "vcf", "text/vcard", ["public.contact"])
  /// An event of a calendar.
  public static let calendarEvent = UTType("public.calendar-event", nil, nil, ["public.content"])
  /// A font.
  public static let font = UTType("public.font", nil, nil, ["public.data"])
  /// A database.
  public static let database = UTType("public.database", nil, nil, ["public.data"])
  /// A scene in USDZ.
  public static let usdz = UTType(
    "com.pixar.universal-scene-description-mobile", "usdz", "model/vnd.usdz+zip", ["public.data"])

  private static let all = [
    item, content, data, folder, url, fileURL, text, plainText, utf8PlainText, rtf, html, json, xml,
    commaSeparatedText, propertyList, image, png, jpeg, heic, gif, tiff, svg, pdf, zip,
    audiovisualContent, movie, audio, mp3,
    video, quickTimeMovie, mpeg, mpeg2Video, mpeg4Movie, avi, mpeg4Audio, wav, aiff, midi, webP,
    heif, bmp, ico, rawImage, livePhoto, sourceCode, swiftSource, javaScript, yaml, log,
    tabSeparatedText, archive, gzip, epub, directory, package, bundle, application, contact,
    vCard, calendarEvent, font, database, usdz,
  ]
  private static let known = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })
}
