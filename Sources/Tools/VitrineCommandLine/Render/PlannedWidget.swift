import Vitrine

/// The pictures to draw of one widget.
///
/// Plans of ten thousand widgets must be small. A plan keeps only names until the first picture is
/// drawn; then the archive is read again, unless it is one of the first, whose documents are kept.
package final class PlannedWidget: Sendable {
  /// The content of the widget while it is drawn.
  package final class Content: Sendable {
    /// The pictures to render, or the errors that prevent it.
    let pictures: [Result<PicturePlan.Picture, ArchiveError>]

    package init(_ document: WidgetDocument, _ archive: ArchiveArgument, _ plan: PicturePlan) {
      pictures = plan.pictures(of: document, archive)
    }
  }

  /// The archive that contains the widget.
  package let archive: ArchiveArgument
  /// The folder of its pictures, or the replacement for it in their names.
  package let folder: String
  /// The names of the pictures; `nil` for one that cannot be rendered.
  package let names: [OutputPathTemplate?]
  private let plan: PicturePlan
  private let content: SharedValue<Content>

  /// Creates the plan for a widget.
  ///
  /// - Parameter content: the content to draw, if it is kept.
  package init(
    _ archive: ArchiveArgument, folder: String, names: [OutputPathTemplate?], content: Content?,
    _ plan: PicturePlan
  ) {
    self.archive = archive
    self.folder = folder
    self.names = names
    self.plan = plan
    self.content = SharedValue(content, uses: names.count)
  }

  /// Returns the file of the picture at an index; `nil` is standard output, or an invalid request.
  package func file(_ index: Int) -> String? {
    names[index].flatMap { plan.file($0, of: archive, folder: folder) }
  }

  /// Calls a function with the content of the widget, for the picture at an index.
  ///
  /// - Throws: `ArchiveError` when the archive can no longer be read, or no longer has the content.
  package func use<Value>(
    _ index: Int, _ work: (WidgetDocument, RenderJob.Request) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value {
    try content.use(orMake: { () throws(ArchiveError) in try read() }) {
      content throws(ArchiveError) in
      guard content.pictures.count == names.count else {
        throw ArchiveError(.unreadable("it changed while it was being drawn"), file: archive.name)
      }
      let picture = try content.pictures[index].get()
      return try work(picture.document, RenderJob.Request(picture.request, file: file(index)))
    }
  }

  private func read() throws(ArchiveError) -> Content {
    Content(try archive.read(plan.widget, plan.decoder), archive, plan)
  }
}
