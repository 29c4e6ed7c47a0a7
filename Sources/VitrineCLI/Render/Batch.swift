import Vitrine

/// Renders all that one command line asks for.
struct Batch: Sendable {
  private typealias Entry = (source: Source, document: WidgetDocument)

  let sources: [Source]
  let selection: Selection
  let target: OutputTarget
  let renderer: Renderer
  let format: PictureFormat
  let isStrict: Bool
  let isQuiet: Bool
  let console: Console

  /// Reads, renders and writes everything; what fails is reported and left out.
  ///
  /// - Throws: `Stop` when nobody reads the results.
  func run() throws(Stop) -> ExitCode {
    guard let (pictures, isWhole) = plan() else { return .unusable }
    let reporter = BatchReporter(total: pictures.count, console: console, isQuiet: isQuiet)
    let archives = Set(sources.compactMap { Folders.identity($0.argument) })
    let writer = PictureWriter(
      renderer: renderer, format: format, isStrict: isStrict, console: console, archives: archives)
    Parallel.perform(pictures.count) { index in
      guard reporter.stop == nil else { return }
      do throws(Stop) {
        reporter.note(try writer.write(pictures[index]), at: index)
      } catch {
        reporter.note(error)
      }
    }
    reporter.finish()
    if let stop = reporter.stop { throw stop }
    summarize(reporter)
    return isWhole && reporter.failed == 0 ? .done : .notRendered
  }

  /// The pictures, and whether no archive had to be left out; `nil` when none can be read.
  private func plan() -> (pictures: [Picture], isWhole: Bool)? {
    let results = Parallel.map(sources.count) { index in
      Result { () throws(ArchiveError) in try sources[index].read() }
    }
    var entries: [Entry] = []
    for (source, result) in zip(sources, results) {
      switch result {
      case .success(let document): entries.append((source, document))
      case .failure(let error): console.report(Problem(error, file: source.name))
      }
    }
    guard !entries.isEmpty else { return nil }
    let usable = entries.filter { isUsable($0) }
    return (pictures(of: usable), usable.count == sources.count)
  }

  /// Reports what reading the archive found.
  private func isUsable(_ entry: Entry) -> Bool {
    for warning in entry.document.warnings {
      console.report(Problem(warning, file: entry.source.name, isStrict: isStrict))
    }
    return !isStrict || entry.document.warnings.isEmpty
  }

  private func pictures(of entries: [Entry]) -> [Picture] {
    zip(entries, PictureName.folders(for: entries)).flatMap { entry, folder in
      let requests = selection.requests(for: entry.document)
      let document = SharedDocument(entry.document, users: requests.count)
      return requests.map { request in
        Picture(
          source: entry.source, document: document, request: request,
          file: file(for: request, stem: entry.source.stem ?? folder, folder: folder))
      }
    }
  }

  private func file(for request: RenderRequest, stem: String, folder: String) -> String? {
    let name = PictureName.file(for: request, format)
    return switch target {
    case .standard: stem + "." + name
    case .standardOutput: nil
    case .file(let path): path
    case .folder(let path):
      (path == "/" ? "" : path) + "/" + folder + "/" + name
    }
  }

  private func summarize(_ reporter: BatchReporter) {
    guard !isQuiet, !console.isJSON, case .folder(let path) = target else { return }
    let failed = reporter.failed == 0 ? "" : ", \(reporter.failed) could not be rendered"
    let pictures = reporter.written == 1 ? "1 picture" : "\(reporter.written) pictures"
    console.say("wrote \(pictures) to \(path.singleLine)/\(failed)")
  }
}
