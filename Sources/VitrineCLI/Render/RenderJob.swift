import Vitrine

/// One picture that is to be rendered.
struct RenderJob: Sendable {
  /// What is rendered, and where it goes.
  struct Request: Sendable {
    let resolved: ResolvedRequest
    /// The file; `nil` is standard output.
    let file: String?

    init(_ resolved: ResolvedRequest, file: String?) {
      (self.resolved, self.file) = (resolved, file)
    }
  }

  let source: Source
  let document: SharedDocument
  /// What is rendered, or why it cannot be.
  let request: Result<Request, ArchiveError>

  /// The file; `nil` is standard output, or what cannot be rendered.
  var file: String? { if case .success(let request) = request { request.file } else { nil } }
}

/// What is said about a written picture.
struct PictureReport: Encodable, Sendable {
  /// What people call the widget, where the archive says so.
  let title: String?
  /// What was rendered; not part of the JSON, which says it in words.
  let request: ResolvedRequest
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

  init(
    _ request: RenderJob.Request, from source: Source, of archive: WidgetArchive,
    size: (width: Int, height: Int)
  ) {
    title = archive.displayName
    kind = archive.kind
    self.request = request.resolved
    self.archive = source.name
    file = request.file ?? "-"
    let asked = request.resolved.request
    family = asked.target.name
    state = asked.state.rawValue
    scheme = asked.colorScheme.rawValue
    scale = request.resolved.surface.scale
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
