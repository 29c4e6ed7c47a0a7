import Vitrine
import VitrineCairo

/// A picture, encoded as a file.
private struct PictureFile {
  let bytes: [UInt8]
  /// The size in pixels.
  let size: (width: Int, height: Int)
  /// The texts in the picture; empty if no report needs them.
  let texts: [String]
}

/// Renders pictures and writes them.
package struct PictureWriter: Sendable {
  package let renderer: Renderer
  package let format: PictureFormat
  package let compression: PNGCompression
  package let isStrict: Bool
  /// Whether reports contain the texts of pictures.
  package let readsTexts: Bool
  /// Whether to keep whole pictures that are newer than everything that they show.
  package let isResumed: Bool
  /// The folder of fonts and its files.
  package let fonts: [String]
  package let console: Console
  /// The output folder of all pictures; `nil` if there is none.
  package let folder: String?
  /// Checks a picture for its report; `nil` checks none.
  package var inspect: (@Sendable (WidgetDocument, RenderRequest) -> [Finding])?

  /// Renders and writes one picture.
  ///
  /// - Throws: `CommandError` when standard output is closed.
  package func write(_ job: RenderJob) throws(CommandError) -> Outcome {
    try Watchdog.watch(job.archive.name, renderer.timeout, console) {
      () throws(CommandError) in try draw(job)
    }
  }

  private func draw(_ job: RenderJob) throws(CommandError) -> Outcome {
    let outcome: Result<Outcome, CommandError>
    do throws(ArchiveError) {
      outcome = try job.widget.use(job.index) { document, request throws(ArchiveError) in
        Result { () throws(CommandError) in try write(request, document, job.archive) }
      }
    } catch {
      return Outcome(problems: [ReportedDiagnostic(error, of: job.archive)])
    }
    return try outcome.get()
  }

  private func write(
    _ request: RenderJob.Request, _ document: WidgetDocument, _ archive: ArchiveArgument
  ) throws(CommandError) -> Outcome {
    if let report = existing(request, document, archive) { return Outcome(report: report) }
    var (file, problems) = encode(request.resolved, document, archive)
    guard let file else { return Outcome(problems: problems) }
    let isReplacement = request.file.map(Folders.holdsFile) ?? false
    if let problem = try write(file.bytes, to: request.file) {
      problems.append(problem)
      return Outcome(problems: problems)
    }
    var report = PictureReport(
      request, from: archive, of: document.archive, size: file.size, texts: file.texts)
    report.isReplacement = isReplacement
    report.findings = inspect?(document, request.resolved.request) ?? []
    return Outcome(problems: problems, report: report)
  }

  /// Returns the report on a picture of an earlier run.
  private func existing(
    _ request: RenderJob.Request, _ document: WidgetDocument, _ archive: ArchiveArgument
  ) -> PictureReport? {
    // Only in a folder does the name of a file say what it shows. A request that fails is rendered
    // again, which reports the error.
    guard isResumed, folder != nil, let file = request.file,
      ([archive.argument] + fonts).allSatisfy({ Folders.isNewer(file, than: $0) }),
      let widget = try? renderer.layOut(document, request.resolved),
      document.hasFiles(olderThan: file), isWhole(file, widget.pixelSize)
    else { return nil }
    var report = PictureReport(
      request, from: archive, of: document.archive, size: widget.pixelSize,
      texts: texts(of: widget))
    report.isKept = true
    report.findings = inspect?(document, request.resolved.request) ?? []
    return report
  }

  /// Whether a file is a whole picture in a size, in pixels.
  private func isWhole(_ file: String, _ size: (width: Int, height: Int)) -> Bool {
    guard let bytes = try? FileReader.read(file, limit: PictureInput.limit, isInput: false) else {
      return false
    }
    switch format {
    case .png:
      return (try? ImageDecoder().decode(bytes)).map { ($0.width, $0.height) == size } ?? false
    case .svg: return bytes.starts(with: Array("<".utf8)) && bytes.ends(with: "</svg>\n")
    case .pdf: return bytes.starts(with: Array("%PDF".utf8)) && bytes.ends(with: "%%EOF\n")
    }
  }

  /// Returns the texts of a widget, which needs its frame tree.
  private func texts(of widget: LaidOutWidget) -> [String] {
    readsTexts ? widget.frames.texts : []
  }

  /// Returns the file's bytes; `nil` if a problem prevents it.
  private func encode(
    _ request: ResolvedRequest, _ document: WidgetDocument, _ archive: ArchiveArgument
  ) -> (file: PictureFile?, problems: [ReportedDiagnostic]) {
    var problems: [ReportedDiagnostic] = []
    do throws(ArchiveError) {
      let widget = try renderer.layOut(document, request)
      problems = document.reported(widget.warnings, isStrict: isStrict)
      guard !isStrict || problems.isEmpty else { return (nil, problems) }
      let bytes = try widget.data(as: format, compression: compression)
      let file = PictureFile(bytes: bytes, size: widget.pixelSize, texts: texts(of: widget))
      return (file, problems)
    } catch {
      return (nil, problems + [ReportedDiagnostic(error, of: archive)])
    }
  }

  private func write(_ bytes: [UInt8], to file: String?) throws(CommandError) -> ReportedDiagnostic?
  {
    guard let file else {
      try console.write(bytes)
      return nil
    }
    guard !FileReader.hasRead(file) else {
      return ReportedDiagnostic(
        .error, "this command has read the file; it is not overwritten", file: file)
    }
    do throws(FileError) {
      if let folder, file.hasPrefix(folder + "/") {
        // The path within the folder comes from data.
        let path = try RelativePath(String(file.dropFirst(folder.count + 1)))
        try FolderLocation(given: folder.isEmpty ? "/" : folder).openOrMake()
          .write(bytes, to: path)
      } else {
        try Folders.make(FileWriter.folder(of: file))
        try FileWriter.write(bytes, to: file)
      }
      return nil
    } catch {
      let problem = ReportedDiagnostic(
        .error, "cannot write the picture: \(error.text)", hint: error.hint, file: file)
      // An error of the folder affects all pictures, and is reported once.
      if error.concernsFolder { throw .failed(problem, .notRendered) }
      return problem
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
