import Vitrine
import VitrineSnapshot

/// Makes a folder with pictures, a page, contact sheets and an index.
struct Gallery {
  private let archives: [ArchiveArgument]
  private let axes: RequestAxes
  private let places: RequestAxes?
  private let options: BatchOptions
  private let title: String
  private let folder: String
  private let form: PageForm
  private let console: Console

  init(
    archives: [ArchiveArgument], axes: RequestAxes, places: RequestAxes?, batch: BatchOptions,
    title: String, folder: String, form: PageForm, console: Console
  ) {
    self.form = form
    self.places = places
    self.archives = archives
    self.axes = axes
    options = batch
    self.title = title
    self.folder = GoldenOptions.withoutSlashes(folder)
    self.console = console
  }

  /// Renders what the options choose and writes all files.
  ///
  /// - Throws: `CommandError` when a file cannot be written.
  func make() throws(CommandError) -> ExitCode {
    Signals.removeUnfinishedFilesOnInterrupt()
    let batch = Batch(
      archives: archives, axes: axes, places: places, target: .folder(folder), format: .png,
      renderer: try options.renderer(), options: options, isSilent: true, console: console)
    let (code, reports) = try batch.reports()
    guard !reports.isEmpty else { return code }
    let items = reports.map { item(of: $0) }
    try write(items)
    CostOptions.liftLimit()
    let sheets = try ContactSheet.write(items, folder: folder, options.compression)
    if !options.isQuiet {
      console.say(
        "wrote \(items.count) pictures, \(folder.singleLine)/index.html, "
          + "\(folder.singleLine)/index.json and \(sheets == 1 ? "a contact sheet" : "\(sheets) contact sheets")"
      )
    }
    return code
  }

  private func item(of report: PictureReport) -> GalleryItem {
    GalleryItem(
      archive: report.archive, file: String(report.file.dropFirst(folder.count + 1)),
      kind: report.kind, title: report.title, description: report.description,
      configuration: report.configuration, request: report.request, width: report.width,
      height: report.height, texts: report.texts)
  }

  private func write(_ items: [GalleryItem]) throws(CommandError) {
    guard let json = try? ArchiveEncoder.encode(items) else {
      throw .failed(
        ReportedDiagnostic(.error, "cannot be written as JSON", file: folder), .notRendered)
    }
    try OutputFiles().write(
      json, to: RelativePath(fixed: "index.json"), in: FolderLocation(given: folder))
    do throws(PendingStore.Failure) {
      try GalleryPage.write(
        items, title: title, folder: folder, form: form)
    } catch {
      throw .failed(ReportedDiagnostic(error), .notRendered)
    }
  }
}
