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

  let archive: ArchiveArgument
  let document: SharedDocument
  /// What is rendered, or why it cannot be.
  let request: Result<Request, ArchiveError>

  /// The file; `nil` is standard output, or what cannot be rendered.
  var file: String? { if case .success(let request) = request { request.file } else { nil } }
}

/// How the work on one picture ended.
struct Outcome: Sendable {
  var problems: [ReportedDiagnostic] = []
  var report: PictureReport?
}
