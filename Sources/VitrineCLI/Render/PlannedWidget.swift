import Vitrine

/// The pictures to draw of one widget.
///
/// Of ten thousand widgets little may be kept. What is drawn is known by its names until the first
/// picture is; then the archive is read again, unless it is one of the first, whose documents stay.
final class PlannedWidget: Sendable {
  /// The widget while it is drawn.
  final class Content: Sendable {
    let document: WidgetDocument
    /// The requests to render, or the errors that prevent it.
    let requests: [Result<ResolvedRequest, ArchiveError>]

    init(_ document: WidgetDocument, _ plan: PicturePlan) {
      self.document = document
      requests = plan.requests(of: document)
    }
  }

  /// The archive by which the widget was named.
  let archive: ArchiveArgument
  /// The folder of its pictures, or the replacement for it in their names.
  let folder: String
  /// The names of the pictures; `nil` for one that cannot be rendered.
  let names: [OutputPathTemplate?]
  private let plan: PicturePlan
  private let content: SharedValue<Content>

  /// Plans the pictures of a widget.
  ///
  /// - Parameter content: what is drawn, where it is kept.
  init(
    _ archive: ArchiveArgument, folder: String, names: [OutputPathTemplate?], content: Content?,
    _ plan: PicturePlan
  ) {
    self.archive = archive
    self.folder = folder
    self.names = names
    self.plan = plan
    self.content = SharedValue(content, uses: names.count)
  }

  /// The file of the picture with an index; `nil` is standard output, or what cannot be rendered.
  func file(_ index: Int) -> String? {
    names[index].flatMap { plan.file($0, of: archive, folder: folder) }
  }

  /// Uses the widget for the picture with an index.
  ///
  /// - Throws: `ArchiveError` when the archive cannot be read any more, or has not what is asked for.
  func use<Value>(
    _ index: Int, _ work: (WidgetDocument, RenderJob.Request) throws(ArchiveError) -> Value
  ) throws(ArchiveError) -> Value {
    try content.use(orMake: { () throws(ArchiveError) in try read() }) {
      content throws(ArchiveError) in
      guard content.requests.count == names.count else {
        throw ArchiveError(.unreadable("it changed while it was drawn"), file: archive.name)
      }
      let request = try content.requests[index].get()
      return try work(content.document, RenderJob.Request(request, file: file(index)))
    }
  }

  private func read() throws(ArchiveError) -> Content {
    Content(try archive.read(plan.widget, plan.decoder), plan)
  }
}
