import Vitrine

/// One picture to render.
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
  /// The index of the picture among those of the widget.
  let index: Int

  /// The archive that contains the widget.
  var archive: ArchiveArgument { widget.archive }
  /// The file; `nil` is standard output, or an invalid request.
  var file: String? { widget.file(index) }
}

/// The result of rendering one picture.
struct Outcome: Sendable {
  var problems: [ReportedDiagnostic] = []
  var report: PictureReport?
}
