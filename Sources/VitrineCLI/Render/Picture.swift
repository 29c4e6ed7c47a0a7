import Vitrine

/// One picture that is to be rendered, and where it goes.
struct Picture: Sendable {
  let source: Source
  let document: SharedDocument
  let request: RenderRequest
  /// The file; `nil` is standard output.
  let file: String?
}

/// What is said about a written picture.
struct PictureReport: Encodable, Sendable {
  /// What people call the widget, where the archive says so.
  let title: String?
  /// What was rendered; not part of the JSON, which says it in words.
  let request: RenderRequest
  let archive: String
  let file: String
  let kind: String
  let family: String
  let state: String
  let scheme: String
  let scale: Double
  /// Width in pixels.
  let width: Int
  /// Height in pixels.
  let height: Int

  private enum CodingKeys: CodingKey {
    case archive, file, kind, family, state, scheme, scale, width, height
  }

  init(_ picture: Picture, of archive: WidgetArchive, size: (width: Int, height: Int)) {
    title = archive.displayName
    kind = archive.kind
    request = picture.request
    self.archive = picture.source.name
    file = picture.file ?? "-"
    family = picture.request.target.name
    state = picture.request.state.rawValue
    scheme = picture.request.colorScheme.rawValue
    scale = picture.request.resolvedScale
    (width, height) = size
  }

  /// One line for people.
  var text: String { "wrote \(file.singleLine) \(width)×\(height)" }
}

/// How the work on one picture ended.
struct Outcome: Sendable {
  var problems: [Problem] = []
  var report: PictureReport?
}
