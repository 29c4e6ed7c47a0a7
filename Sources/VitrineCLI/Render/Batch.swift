import Vitrine

/// Renders all that one command line asks for.
struct Batch: Sendable {
  private typealias Entry = ArchiveReading.Entry

  let archives: [ArchiveArgument]
  let axes: RequestAxes
  /// Pictures beside those of the axes, of the widgets that have them.
  var places: RequestAxes?
  let target: OutputTarget
  let format: PictureFormat
  let renderer: Renderer
  let options: BatchOptions
  /// Whether success is left unsaid, but for the progress.
  var isSilent = false
  let console: Console

  /// Reads, renders and writes everything; what fails is reported and left out.
  ///
  /// - Throws: `CommandError` when nobody reads the results.
  func run() throws(CommandError) -> ExitCode { try reports().code }

  /// Does the same, and says what was written.
  ///
  /// - Throws: `CommandError` when nobody reads the results.
  func reports() throws(CommandError) -> (code: ExitCode, reports: [PictureReport]) {
    guard let (pictures, isWhole) = plan() else { return (.unusable, []) }
    try checkTarget(of: pictures)
    try checkNames(of: pictures)
    let reporter = BatchReporter(
      total: pictures.count, console: console,
      isQuiet: options.isQuiet || isSilent || pictures.count > BatchReporter.mostAnnounced,
      showsProgress: !options.isQuiet)
    let known = Set(archives.compactMap { Folders.identity($0.argument) })
    let writer = PictureWriter(
      renderer: renderer, format: format, compression: options.compression,
      isStrict: options.isStrict,
      isResumed: options.isResumed, console: console, folder: target.folder, archives: known)
    Parallel.perform(pictures.count, jobs: options.jobs) { index in
      guard reporter.stop == nil else { return }
      do throws(CommandError) {
        reporter.note(try writer.write(pictures[index]), at: index)
      } catch {
        reporter.note(error)
      }
    }
    reporter.finish()
    if let stop = reporter.stop { throw stop }
    summarize(reporter)
    return (isWhole && reporter.failed == 0 ? .done : .notRendered, reporter.reports)
  }

  /// One file takes one picture; how many a bundle gives is known only now.
  private func checkTarget(of pictures: [RenderJob]) throws(CommandError) {
    guard pictures.count > 1 else { return }
    switch target {
    case .folder: return
    case .standard, .standardOutput, .file:
      throw .usage(
        "the bundle gives \(pictures.count) pictures",
        hint: "choose a widget with --widget, or add '-o pictures/'")
    }
  }

  /// Two pictures must not go into one file.
  private func checkNames(of pictures: [RenderJob]) throws(CommandError) {
    var known: Set<String> = []
    for file in pictures.compactMap(\.file) where !known.insert(file.lowercased()).inserted {
      throw .usage(
        "two pictures would be called '\(file.singleLine)'",
        hint: "give more names to --name-template, for example {archive} or {name}")
    }
  }

  /// The pictures, and whether no archive had to be left out; `nil` when none can be read.
  private func plan() -> (pictures: [RenderJob], isWhole: Bool)? {
    let reading = ArchiveReading(
      archives, widget: options.widget, ArchiveDecoder(isLenient: options.isLenient))
    for (archive, error) in reading.failures {
      console.report(ReportedDiagnostic(error, file: archive.name))
    }
    guard !reading.entries.isEmpty else { return nil }
    let usable = reading.entries.filter { isUsable($0) }
    return (
      pictures(of: usable),
      reading.failures.isEmpty && usable.count == reading.entries.count
    )
  }

  /// Reports what reading the archive found.
  private func isUsable(_ entry: Entry) -> Bool {
    let document = entry.document
    for warning in document.reported(document.warnings, isStrict: options.isStrict) {
      console.report(warning)
    }
    return !options.isStrict || entry.document.warnings.isEmpty
  }

  private func pictures(of entries: [Entry]) -> [RenderJob] {
    zip(entries, PictureName.folders(for: entries)).flatMap { entry, folder in
      let requests = entry.document.resolve(axes(of: entry.document)) + placed(entry.document)
      let document = SharedDocument(entry.document, uses: requests.count)
      return requests.map { request in
        RenderJob(
          archive: entry.archive, document: document,
          request: request.map { request in
            RenderJob.Request(
              request, file: file(for: request.surface, stem: entry.archive.stem ?? folder, folder))
          })
      }
    }
  }

  /// What the places show of a widget that is offered for them.
  private func placed(_ document: WidgetDocument) -> [Result<ResolvedRequest, ArchiveError>] {
    guard let places, places.target?.allSatisfy(document.targets.contains) == true else {
      return []
    }
    return document.resolve(places).filter { if case .success = $0 { true } else { false } }
  }

  /// The axes of a widget: people choose for each whether a locked device shows what is private.
  private func axes(of document: WidgetDocument) -> RequestAxes {
    guard !options.sensitiveKinds.isEmpty else { return axes }
    var own = axes
    own.showsSensitiveContent = [options.sensitiveKinds.contains(document.archive.kind)]
    return own
  }

  private func file(for surface: ResolvedSurface, stem: String, _ folder: String) -> String? {
    switch target {
    case .standard: stem + "." + PictureName.file(for: surface, format)
    case .standardOutput: nil
    case .file(let path): path
    case .folder(let path):
      (path == "/" ? "" : path) + "/"
        + options.nameTemplate.path(for: surface, archive: stem, kind: folder, format)
    }
  }

  private func summarize(_ reporter: BatchReporter) {
    guard !options.isQuiet, !isSilent, !console.isJSON, case .folder(let path) = target else {
      return
    }
    let failed = reporter.failed == 0 ? "" : ", \(reporter.failed) could not be rendered"
    let pictures = reporter.written == 1 ? "1 picture" : "\(reporter.written) pictures"
    console.say("wrote \(pictures) to \(path.singleLine)/\(failed)")
  }
}
