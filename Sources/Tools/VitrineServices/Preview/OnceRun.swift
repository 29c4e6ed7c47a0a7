import Vitrine
import VitrineCommandLine
import VitrineLive
import VitrinePreview
import VitrineProcess
import VitrineSnapshot

/// The work of `vitrine preview --once` and `--export`: builds and draws everything, and writes a page.
struct OnceRun {
  private let session: LiveSession
  private let output: FolderLocation

  init(_ session: LiveSession, output: String) {
    self.session = session
    self.output = FolderLocation(given: output)
  }

  /// Builds everything.
  ///
  /// - Throws: `LiveError` when nothing can be built, `CommandError` when the folder has another page.
  private func build() throws -> PreviewReport {
    try OutputFiles.checkTakesPage(output.path)
    try session.start()
    let state = session.settled()
    if let failure = state.failure { throw failure }
    var report = PreviewReport()
    report.add(state.build?.errors ?? [], state.faults, of: session.source.folder)
    report.warnings = state.warnings
    return report
  }

  /// Builds everything, and writes the live page with its pictures.
  ///
  /// - Throws: `LiveError` when nothing can be built, `CommandError` when the folder cannot be
  ///   written to.
  func export(_ place: SourceWords) throws -> PreviewReport {
    var report = try build()
    guard !session.state.archives.widgets.isEmpty else { return report }
    let title = PathName.last(of: session.source.folder) ?? "Widgets"
    var export = PageExport(session, title: title, place: place, to: output)
    try export.write()
    (report.pictures, report.count) = (export.usual, export.count)
    report.faults += export.faults
    report.omit(session.state.archives.entries, after: PageExport.mostEntries)
    report.isSuccessful =
      report.errors.isEmpty && report.faults.isEmpty && !report.pictures.isEmpty
    return report
  }

  /// Builds, draws and writes everything.
  ///
  /// - Throws: `LiveError` when nothing can be built, `CommandError` when the folder cannot be
  ///   written to.
  func run() throws -> PreviewReport {
    var report = try build()
    var items: [GalleryItem] = []
    let entries = session.state.archives.entries
    let names = PictureName.distinct(entries.map { FileName.safe($0.widget.id) })
    for (entry, name) in zip(entries, names) {
      // Every family or presentation, light and dark.
      for target in entry.document.targets {
        for scheme in ColorScheme.allCases
        // The first fault explains why a picture is missing.
        where !report.faults.contains(where: {
          $0.kind == entry.widget.kind && $0.family == target.name
        }) {
          try draw(entry.widget, name, target, scheme, &report, &items)
        }
      }
    }
    report.omit(session.state.archives.entries, after: 1)
    report.isSuccessful = report.errors.isEmpty && report.faults.isEmpty && !items.isEmpty
    try write(report, items)
    return report
  }

  private func draw(
    _ widget: LiveWidget, _ stem: String, _ target: RenderTarget, _ scheme: ColorScheme,
    _ report: inout PreviewReport, _ items: inout [GalleryItem]
  ) throws {
    var request = LiveRequest(widget: widget.id)
    (request.axes.target, request.axes.colorScheme) = ([target], [scheme])
    do {
      let rendering = try session.render(request)
      let layout = rendering.layout
      let name = stem + "." + layout.request.surface.name + ".png"
      let path = try RelativePath(name)
      try output.openOrMake().write(try rendering.data(), to: path)
      items.append(
        GalleryItem(
          archive: session.source.isCode ? nil : widget.id, file: name, kind: widget.kind,
          title: widget.displayName, configuration: widget.configuration, request: layout.request,
          width: layout.pixelSize.width, height: layout.pixelSize.height))
      report.pictures.append(
        PreviewReport.Picture(
          widget: widget.id, target: target.name, scheme: scheme.rawValue, file: name))
    } catch let fault as RenderFault {
      report.faults.append(
        WidgetFault(kind: widget.kind, family: target.name, reason: fault.message, hint: fault.hint)
      )
    } catch let error as ArchiveError {
      report.faults.append(
        WidgetFault(
          kind: widget.kind, family: target.name, reason: error.message, hint: error.hint))
    }
  }

  private func write(_ report: PreviewReport, _ items: [GalleryItem]) throws {
    let folder = try output.openOrMake()
    let project = PathName.last(of: session.source.folder) ?? "Widgets"
    if !items.isEmpty { try GalleryPage.write(items, title: project, folder: output.path) }
    let text = report.summary(title: project)
    try folder.write(Array(text.utf8), to: RelativePath(fixed: "summary.md"))
  }
}
