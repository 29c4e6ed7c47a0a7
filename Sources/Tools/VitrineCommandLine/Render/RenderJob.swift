import Vitrine

/// One picture to render.
package struct RenderJob: Sendable {
  /// A request to render, and its output.
  package struct Request: Sendable {
    package let resolved: ResolvedRequest
    /// The file; `nil` is standard output.
    package let file: String?

    package init(_ resolved: ResolvedRequest, file: String?) {
      (self.resolved, self.file) = (resolved, file)
    }
  }

  package let widget: PlannedWidget
  /// The index of the picture among those of the widget.
  package let index: Int

  /// The archive that contains the widget.
  package var archive: ArchiveArgument { widget.archive }
  /// The file; `nil` is standard output, or an invalid request.
  package var file: String? { widget.file(index) }
}

/// The result of rendering one picture.
package struct Outcome: Sendable {
  package var problems: [ReportedDiagnostic] = []
  package var report: PictureReport?
}
