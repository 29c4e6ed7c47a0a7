import Vitrine

/// Renders all pictures of one command line.
package struct Batch: Sendable {
  /// The number of archives whose documents are kept from planning to drawing; others are read
  /// twice.
  private static let mostKept = 256

  package let archives: [ArchiveArgument]
  package let axes: RequestAxes
  /// Additional places, for widgets that support them.
  package var places: RequestAxes?
  package let target: OutputTarget
  package let format: PictureFormat
  package let renderer: Renderer
  package let options: BatchOptions
  /// Whether only progress and problems are printed.
  package var isSilent = false
  /// Checks pictures for their reports; `nil` checks none.
  package var inspect: (@Sendable (WidgetDocument, RenderRequest) -> [Finding])?
  /// Judges all pictures before the first one is drawn; `nil` accepts them.
  package var review: (any PlanReview)?
  package let console: Console

  package init(
    archives: [ArchiveArgument], axes: RequestAxes, places: RequestAxes? = nil,
    target: OutputTarget, format: PictureFormat, renderer: Renderer, options: BatchOptions,
    isSilent: Bool = false,
    inspect: (@Sendable (WidgetDocument, RenderRequest) -> [Finding])? = nil, console: Console
  ) {
    (self.archives, self.axes, self.places, self.target) = (archives, axes, places, target)
    (self.format, self.renderer, self.options, self.isSilent) = (
      format, renderer, options, isSilent
    )
    (self.inspect, self.console) = (inspect, console)
  }

  /// Reads, renders and writes everything; errors are reported and their pictures left out.
  ///
  /// - Throws: `CommandError` when the output is closed.
  package func run() throws(CommandError) -> ExitCode {
    let code = try perform(keepsReports: false).code
    guard code != .empty else { throw Batch.emptiness }
    return code
  }

  /// The error of options that select no picture of any widget.
  package static let emptiness = CommandError.empty(
    "nothing was drawn: the options select no picture of these widgets",
    hint: "see 'vitrine list' for the families that they have")

  /// Does the same, and returns a report on each written picture; the code is `empty` without any.
  ///
  /// - Throws: `CommandError` when the output is closed.
  package func reports() throws(CommandError) -> (code: ExitCode, reports: [PictureReport]) {
    try perform(keepsReports: true)
  }

  private func perform(
    keepsReports: Bool
  ) throws(CommandError) -> (code: ExitCode, reports: [PictureReport]) {
    guard let (pictures, planned) = plan() else { return (.unusable, []) }
    try review?.finish()
    guard !pictures.isEmpty || planned != .done else { return (.empty, []) }
    try checkTarget(of: pictures)
    try checkNames(of: pictures)
    let reporter = BatchReporter(
      total: pictures.count, console: console,
      isQuiet: options.isQuiet || isSilent || pictures.count > BatchReporter.mostAnnounced,
      showsProgress: !options.isQuiet, keepsReports: keepsReports)
    let writer = PictureWriter(
      renderer: renderer, format: format, compression: options.compression,
      isStrict: options.isStrict,
      readsTexts: keepsReports, isResumed: options.isResumed, fonts: fonts, console: console,
      folder: target.folder, inspect: keepsReports ? inspect : nil)
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
    return (.worst([planned, reporter.code]), reporter.reports)
  }

  /// The folder of fonts and its files.
  private var fonts: [String] {
    guard options.isResumed, let folder = options.fontFolder else { return [] }
    let names = (try? FolderLocation(given: folder).open().names()) ?? []
    return [folder] + names.map { folder + "/" + $0 }
  }

  /// Checks that one file gets one picture; the number of a bundle's pictures is known only now.
  private func checkTarget(of pictures: [RenderJob]) throws(CommandError) {
    guard pictures.count > 1 else { return }
    switch target {
    case .folder: return
    case .standard, .standardOutput, .file:
      throw .usage(
        "the bundle has \(pictures.count.counted("picture"))",
        hint: "choose a widget with --widget, or add '-o pictures/'")
    }
  }

  /// Checks that no two pictures have the same file.
  private func checkNames(of pictures: [RenderJob]) throws(CommandError) {
    var known: Set<String> = []
    for file in pictures.compactMap(\.file) where !known.insert(file.lowercased()).inserted {
      throw .usage(
        "two pictures would have the name '\(file.singleLine)'",
        hint: "use more names in --name-template, for example {archive} or {name}")
    }
  }

  /// The part of a plan that is kept after an archive was read.
  private struct Planned: Sendable {
    let kind: String
    let names: [OutputPathTemplate?]
    let content: PlannedWidget.Content?
    let warnings: [ReportedDiagnostic]
  }

  /// Returns the pictures, and the code of what is left out; `nil` if no archive could be read.
  private func plan() -> (pictures: [RenderJob], code: ExitCode)? {
    let plan = PicturePlan(
      axes: axes, places: places, target: target, format: format, widget: options.widget,
      sensitiveKinds: options.sensitiveKinds, nameTemplate: options.nameTemplate,
      decoder: ArchiveDecoder(isLenient: options.isLenient))
    let names = SharedNames()
    let reading = ArchiveReading(archives, widget: options.widget, plan.decoder) {
      planned($0, $1, plan, names)
    }
    for (archive, error) in reading.failures {
      console.report(ReportedDiagnostic(error, of: archive))
    }
    guard !reading.entries.isEmpty else { return reading.failures.isEmpty ? ([], .done) : nil }
    for warning in reading.entries.flatMap(\.content.warnings) { console.report(warning) }
    let usable = reading.entries.filter { !options.isStrict || $0.content.warnings.isEmpty }
    let isStrict = usable.count < reading.entries.count
    return (
      pictures(of: usable, plan),
      reading.failures.isEmpty ? isStrict ? .strictFailure : .done : .notRendered
    )
  }

  /// The state that is kept for a widget of the archive until it is drawn.
  private func planned(
    _ document: WidgetDocument, _ index: Int, _ plan: PicturePlan, _ names: SharedNames
  ) -> Planned {
    let content = PlannedWidget.Content(document, archives[index], plan)
    review?.note(
      document.archive.kind, at: index,
      content.pictures.compactMap { try? $0.get().request.surface })
    // A bundle would be read again for each of its members, and standard input cannot be read
    // twice.
    let isKept = index < Batch.mostKept || document.isMember || archives[index].isStandardInput
    return Planned(
      kind: document.archive.kind,
      names: names.shared(
        content.pictures.map { (try? $0.get()).map { plan.name(of: $0.request) } }),
      content: isKept ? content : nil,
      warnings: document.reported(document.warnings, isStrict: options.isStrict))
  }

  private func pictures(
    of entries: [ArchiveReading<Planned>.Entry], _ plan: PicturePlan
  ) -> [RenderJob] {
    let folders = PictureName.folders(for: entries.map { ($0.archive, $0.content.kind) })
    return zip(entries, folders).flatMap { entry, folder in
      let widget = PlannedWidget(
        entry.archive, folder: folder, names: entry.content.names, content: entry.content.content,
        plan)
      return widget.names.indices.map { RenderJob(widget: widget, index: $0) }
    }
  }

  private func summarize(_ reporter: BatchReporter) {
    guard !options.isQuiet, !isSilent, !console.isJSON, case .folder(let path) = target else {
      return
    }
    let failed = reporter.failed == 0 ? "" : ", \(reporter.failed) could not be rendered"
    let kept = reporter.kept == 0 ? "" : ", \(reporter.kept) of an earlier run are kept"
    let pictures = reporter.written.counted("picture")
    let replaced = reporter.replaced == 0 ? "" : " (\(reporter.replaced) replaced)"
    console.say("wrote \(pictures) to \(path.singleLine)/\(replaced)\(kept)\(failed)")
  }
}

/// What is wrong with pictures that are planned, taken together.
package protocol PlanReview: Sendable {
  /// Notes the pictures of a widget of the archive at an index, on any thread.
  func note(_ kind: String, at index: Int, _ surfaces: [ResolvedSurface])
  /// Reports what is wrong.
  func finish() throws(CommandError)
}
