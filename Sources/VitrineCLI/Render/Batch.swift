import Dispatch
import Vitrine

/// Renders all that one command line asks for.
struct Batch: Sendable {
  let sources: [Source]
  let selection: Selection
  let target: OutputTarget
  let isStrict: Bool
  let isQuiet: Bool
  let console: Console

  /// Reads, renders and writes everything; what fails is reported and left out.
  ///
  /// - Throws: `Stop` when nothing could be read or nobody reads the results.
  func run() throws(Stop) -> ExitCode {
    let documents = read()
    guard !documents.isEmpty else { return .unusable }
    let usable = documents.filter { !isStrict || $0.document.warnings.isEmpty }
    let pictures = pictures(of: usable)
    let reporter = BatchReporter(total: pictures.count, console: console, isQuiet: isQuiet)
    let archives = Set(sources.compactMap { Folders.identity($0.argument) })
    let writer = PictureWriter(isStrict: isStrict, console: console, archives: archives)
    Batch.inParallel(pictures.count) { index in
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
    return reporter.failed == 0 && usable.count == sources.count ? .done : .notRendered
  }

  /// One piece of work is done in this thread: starting others would take longer.
  private static func inParallel(_ count: Int, _ work: @Sendable (Int) -> Void) {
    if count == 1 { return work(0) }
    DispatchQueue.concurrentPerform(iterations: count, execute: work)
  }

  /// The documents that can be read; the problems of all are reported in the order of the sources.
  private func read() -> [(source: Source, document: WidgetDocument)] {
    let shelf = Shelf(count: sources.count)
    Batch.inParallel(sources.count) { index in
      do throws(ArchiveError) {
        shelf.put(.success(try sources[index].read()), at: index)
      } catch {
        shelf.put(.failure(error), at: index)
      }
    }
    var documents: [(source: Source, document: WidgetDocument)] = []
    for (source, result) in zip(sources, shelf.results) {
      switch result {
      case .success(let document):
        for warning in document.warnings {
          console.report(Problem(warning, file: source.name, isStrict: isStrict))
        }
        documents.append((source, document))
      case .failure(let error): console.report(Problem(error, file: source.name))
      case nil: break
      }
    }
    return documents
  }

  private func pictures(
    of documents: [(source: Source, document: WidgetDocument)]
  ) -> [Picture] {
    zip(documents, PictureName.folders(for: documents)).flatMap { entry, folder in
      selection.requests(for: entry.document).map { request in
        Picture(
          source: entry.source, document: entry.document, request: request,
          file: file(for: request, stem: entry.source.stem ?? folder, folder: folder))
      }
    }
  }

  private func file(for request: RenderRequest, stem: String, folder: String) -> String? {
    switch target {
    case .standard: stem + "." + PictureName.file(for: request)
    case .standardOutput: nil
    case .file(let path): path
    case .folder(let path):
      (path == "/" ? "" : path) + "/" + folder + "/" + PictureName.file(for: request)
    }
  }

  private func summarize(_ reporter: BatchReporter) {
    guard !isQuiet, !console.isJSON, case .folder(let path) = target else { return }
    let failed = reporter.failed == 0 ? "" : ", \(reporter.failed) could not be rendered"
    let pictures = reporter.written == 1 ? "1 picture" : "\(reporter.written) pictures"
    console.say("wrote \(pictures) to \(path.singleLine)/\(failed)")
  }
}
