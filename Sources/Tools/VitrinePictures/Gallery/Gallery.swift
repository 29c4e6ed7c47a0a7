import Vitrine
import VitrineCommandLine
import VitrineSnapshot

/// Creates a folder with pictures, a page, contact sheets and an index.
struct Gallery {
  /// Archives, and what to draw of them.
  struct Part {
    var archives: [ArchiveArgument]
    var axes: RequestAxes
    var places: RequestAxes?
  }

  private let parts: [Part]
  private let options: BatchOptions
  private let title: String
  private let folder: String
  private let form: PageForm
  private let console: Console

  /// The framework for which stories are written instead of a page; `nil` writes the page.
  var stories: StoryFramework?
  /// The notes on pictures.
  var notes: [PictureNote] = []
  /// The name of the app, which Home Screens show; `nil` shows that of each widget.
  var appName: String?
  /// Whether the page marks pictures in which checks find something.
  var showsFindings = false
  /// Whether equal pictures of a widget are shown once, and those with the most texts come first.
  var showsRichestFirst = false

  init(
    parts: [Part], batch: BatchOptions, title: String, folder: String, form: PageForm,
    console: Console
  ) {
    self.form = form
    self.parts = parts
    options = batch
    self.title = title
    self.folder = GoldenOptions.withoutSlashes(folder)
    self.console = console
  }

  /// Draws what the options select, and writes all files.
  ///
  /// - Throws: `CommandError` when a file cannot be written.
  func make() throws(CommandError) -> ExitCode {
    Signals.removeUnfinishedFilesOnInterrupt()
    var renderer = try options.renderer()
    // The page and the contact sheets draw their own wallpapers.
    renderer.ground = .page
    var code = ExitCode.done
    var items: [GalleryItem] = []
    var kept = 0
    for part in parts where !part.archives.isEmpty {
      let batch = Batch(
        archives: part.archives, axes: part.axes, places: part.places, target: .folder(folder),
        format: .png, renderer: renderer, options: options, isSilent: true,
        inspect: showsFindings ? PictureChecks.inspector(renderer) : nil, console: console)
      let (partCode, reports) = try batch.reports()
      if partCode != .done, partCode != .empty { code = partCode }
      items += reports.map { item(of: $0) }
      kept += reports.count { $0.isKept }
    }
    guard !items.isEmpty else {
      guard code != .done else { throw Batch.emptiness }
      return code
    }
    let drawn = items.count
    items = EqualPictures(folder: folder).removed(from: items)
    let equal = drawn - items.count
    if let stories {
      try write(stories, of: items)
      return code
    }
    if showsRichestFirst { items = RichestPictures(folder: folder).arrange(items) }
    try write(items)
    CostOptions.liftLimit()
    let sheets = try ContactSheet.write(items, folder: folder, options.compression)
    if !options.isQuiet {
      console.say(
        "wrote \((items.count - kept).counted("picture"))\(kept == 0 ? "" : " (\(kept) of an earlier run are kept)"), "
          + "\(folder.singleLine)/index.html, "
          + "\(folder.singleLine)/index.json and \(sheets.counted("contact sheet"))"
      )
      if equal > 0 {
        console.say(
          equal.counted(
            "picture of a Live Activity or control is",
            "pictures of Live Activities and controls are")
            + " left out, because the place or the appearance does not change it")
      }
    }
    return code
  }

  private func write(
    _ framework: StoryFramework, of items: [GalleryItem]
  ) throws(CommandError) {
    let names = try StoryFiles(folder: folder, framework: framework).write(items)
    guard !options.isQuiet else { return }
    let pictures = items.count.counted("picture")
    let files = names.count.counted("file of stories", "files of stories")
    console.say("wrote \(pictures) and \(files):")
    for name in names { console.say("\(folder.singleLine)/\(name.singleLine)") }
  }

  private func item(of report: PictureReport) -> GalleryItem {
    GalleryItem(
      archive: report.isTemporary ? nil : report.archive,
      file: String(report.file.dropFirst(folder.count + 1)),
      kind: report.kind, title: report.title, description: report.description,
      configuration: report.configuration, request: report.request, width: report.width,
      height: report.height, texts: report.texts,
      notes: PictureNote.texts(
        notes, on: report.kind, in: report.archive, report.request),
      findings: report.findings)
  }

  private func write(_ items: [GalleryItem]) throws(CommandError) {
    guard let json = try? ArchiveEncoder.encode(items) else {
      throw .failed(
        ReportedDiagnostic(.error, "cannot be written as JSON", file: folder), .notRendered)
    }
    try OutputFiles().write(
      json, to: ArchiveFolder.index, in: FolderLocation(given: folder))
    do throws(PendingStore.Failure) {
      try GalleryPage.write(
        items, title: title, appName: appName, folder: folder, form: form)
    } catch {
      throw .failed(ReportedDiagnostic(error), .notRendered)
    }
  }
}
