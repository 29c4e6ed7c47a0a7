import Vitrine
import VitrineSnapshot

/// Makes a folder with pictures, a page, contact sheets and an index.
struct Gallery {
  private let arguments: Arguments
  private let folder: String
  private let console: Console

  init(_ arguments: Arguments, folder: String, console: Console) {
    self.arguments = arguments
    self.folder = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
    self.console = console
  }

  /// Renders what the flags choose and writes all files.
  ///
  /// - Throws: `Stop` when the command line is wrong or a file cannot be written.
  func make() throws(Stop) -> ExitCode {
    let sources = try Source.all(arguments)
    let layout = try arguments.text(.layout).map { (text) throws(Stop) in try PictureLayout(text) }
    Signals.removeUnfinishedFilesOnInterrupt()
    let batch = Batch(
      sources: sources, widget: arguments.text(.widget),
      selection: Selection(arguments, isGallery: true),
      target: .folder(folder), renderer: Renderer(fonts: try FontFolder(arguments)), format: .png,
      layout: layout ?? .standard, isResumed: arguments.has(.resume),
      jobs: arguments.number(.jobs).map { Int($0) }, isStrict: arguments.has(.strict),
      isQuiet: true, showsProgress: !arguments.has(.quiet), console: console)
    let (code, reports) = try batch.runForReports()
    guard !reports.isEmpty else { return code }
    let items = reports.map { item(of: $0) }
    try write(items)
    let sheets = try ContactSheet.write(items, folder: folder)
    if !arguments.has(.quiet) {
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
      kind: report.kind, title: report.title, request: report.request, width: report.width,
      height: report.height)
  }

  private func write(_ items: [GalleryItem]) throws(Stop) {
    guard let json = try? ArchiveEncoder.encode(items) else {
      throw .problem(Problem(.error, "cannot be written as JSON", file: folder), .notRendered)
    }
    try ReportWriter().write(
      json, to: RelativePath(fixed: "index.json"), in: FolderLocation(given: folder))
    do throws(PendingStore.Failure) {
      try GalleryPage.write(
        items, title: arguments.text(.title) ?? "Widget gallery", folder: folder)
    } catch {
      throw .problem(Problem(error), .notRendered)
    }
  }
}
