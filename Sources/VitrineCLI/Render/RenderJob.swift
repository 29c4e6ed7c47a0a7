import Vitrine

/// One picture that is to be rendered.
struct RenderJob: Sendable {
  /// A request to render, and its output.
  struct Request: Sendable {
    let resolved: ResolvedRequest
    /// The file; `nil` is standard output.
    let file: String?

    init(_ resolved: ResolvedRequest, file: String?) {
      (self.resolved, self.file) = (resolved, file)
    }
  }

  let widget: PlannedWidget
  /// Which of the widget's pictures it is.
  let index: Int

  /// The archive by which the widget was named.
  var archive: ArchiveArgument { widget.archive }
  /// The file; `nil` is standard output, or what cannot be rendered.
  var file: String? { widget.file(index) }
}

/// How the work on one picture ended.
struct Outcome: Sendable {
  var problems: [ReportedDiagnostic] = []
  var report: PictureReport?
}
