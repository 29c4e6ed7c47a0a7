import CVitrineMemory
import Vitrine
import VitrineArguments
import VitrineCommandLine
import VitrineLive

/// Draws requests one after the other, and caches what later ones may need.
struct RequestDrawing {
  private let options: WorkerOptions
  private let fonts: FontFolder
  private var documents: KeptDocuments
  private var renderer: Renderer
  /// The size of the heap before the first request, in bytes.
  private let initialMemory = vitrine_memory_in_use()
  private var sinceMeasured = 0

  /// The number of requests between two measurements of the memory.
  private static let period = 8

  /// Prepares for the first request.
  ///
  /// - Throws: `CommandError` when the folder of fonts or a font in it cannot be read.
  init(_ options: WorkerOptions) throws(CommandError) {
    self.options = options
    fonts = try FontFolder(option: options.fontFolder)
    documents = KeptDocuments(options)
    renderer = RequestDrawing.renderer(options, fonts)
  }

  /// Returns the answer to a line.
  ///
  /// - Parameter number: the line's number.
  mutating func answer(_ line: [UInt8], number: Int) -> WorkerAnswer {
    let start = ContinuousClock.now
    var warnings: [ReportedDiagnostic] = []
    var id: RequestID?
    let result = Result { () throws(WorkerFault) in
      do throws(WorkerFault) {
        let request = try WorkerRequest(line)
        id = request.id
        return try picture(of: request, &warnings)
      } catch {
        id = id ?? error.id
        throw error
      }
    }
    var answer = WorkerAnswer(id, line: number, result)
    answer.warnings = warnings
    answer.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    return answer
  }

  /// Keeps the caches within their memory.
  ///
  /// The memory is measured only now and then, because that takes a hundredth of the time of a
  /// picture. Caches do not count towards the limit of the next requests.
  mutating func makeRoom() {
    sinceMeasured += 1
    guard sinceMeasured == RequestDrawing.period else { return }
    sinceMeasured = 0
    forget()
    options.costs.limitProcess(
      jobs: 1, kept: Int(vitrine_memory_in_use()) - Int(initialMemory))
  }

  /// Releases archives, which take most of the memory, the oldest quarter at a time; then all data
  /// derived from fonts.
  private mutating func forget() {
    let most = UInt64(options.cache)
    var used = vitrine_memory_in_use()
    // On systems that do not report the memory in use, nothing is cached.
    while used > most || used == 0, !documents.isEmpty {
      documents.removeOldest()
      used = vitrine_memory_in_use()
    }
    if used > most { renderer = RequestDrawing.renderer(options, fonts) }
  }

  private static func renderer(_ options: WorkerOptions, _ fonts: FontFolder) -> Renderer {
    Renderer(limits: options.costs.limits, fonts: fonts, timeout: options.costs.seconds)
  }

  private mutating func picture(
    of request: WorkerRequest, _ warnings: inout [ReportedDiagnostic]
  ) throws(WorkerFault) -> WorkerAnswer.Picture {
    let format = try format(of: request)
    let picture = try pictureOptions(of: request)
    let file = request.name(below: options.root)
    let document = try RequestDrawing.inFile(file) { () throws(ArchiveError) -> WidgetDocument in
      try self.document(of: request, file)
    }
    let widget = try RequestDrawing.inFile(file) { () throws(ArchiveError) -> LaidOutWidget in
      try renderer.layOut(document, try picture.request(for: document))
    }
    warnings = document.reported(document.warnings + widget.warnings, isStrict: options.isStrict)
    warnings += widget.ineffectiveOptions(of: request.picture.axes).map {
      ReportedDiagnostic(options.isStrict ? .error : .warning, $0)
    }
    if options.isStrict, !warnings.isEmpty { throw WorkerFault(warnings.removeFirst()) }
    let bytes = try RequestDrawing.inFile(file) { () throws(ArchiveError) -> [UInt8] in
      try widget.data(as: format, compression: options.compression)
    }
    let isReplaced = try request.out.map { out throws(WorkerFault) in
      try write(bytes, to: out, of: request)
    }
    return WorkerAnswer.Picture(
      format: format, file: bytes, size: widget.pixelSize, out: request.out,
      isReplaced: isReplaced ?? false)
  }

  /// Runs `work` on an archive, and adds its file to errors.
  private static func inFile<Value>(
    _ file: String, _ work: () throws(ArchiveError) -> Value
  ) throws(WorkerFault) -> Value {
    do throws(ArchiveError) {
      return try work()
    } catch {
      throw WorkerFault(error, file: file)
    }
  }

  private mutating func document(
    of request: WorkerRequest, _ file: String
  ) throws(ArchiveError) -> WidgetDocument {
    let all = try documents.documents(of: request.source)
    return try WidgetDocument.one(of: all, kind: request.picture.widget, file: file)
  }

  /// Returns the format, and checks that it matches the file's extension.
  private func format(of request: WorkerRequest) throws(WorkerFault) -> PictureFormat {
    guard let out = request.out else { return request.format ?? .png }
    guard options.output != nil else {
      throw WorkerFault(
        "this worker writes no files", hint: "omit 'out', or start the worker with --output DIR")
    }
    if let format = request.format { return format }
    let target = OutputTarget.file(out.description)
    do throws(CommandError) {
      try target.checkFormat()
    } catch {
      throw WorkerFault(error)
    }
    return target.format
  }

  /// Returns the picture options of a request, which match those of a command line.
  private func pictureOptions(of request: WorkerRequest) throws(WorkerFault) -> PictureOptions {
    var picture = PictureOptions()
    picture.request.axes = request.picture.axes
    do throws(CommandError) {
      try picture.checkIsSingle("a request draws one picture")
    } catch {
      throw WorkerFault(error)
    }
    return picture
  }

  /// Writes the picture, and returns whether there was another file.
  private func write(
    _ bytes: [UInt8], to out: RelativePath, of request: WorkerRequest
  ) throws(WorkerFault) -> Bool {
    let folder = FolderLocation(given: options.output ?? ".")
    let file = folder.path(of: out)
    if case .path = request.source, Folders.areSame(request.name(below: options.root), file) {
      throw WorkerFault(
        ReportedDiagnostic(.error, "this is the archive; it is not overwritten", file: file))
    }
    do throws(FileError) {
      let isReplaced = FileReader.resolved(file) != nil
      try folder.openOrMake().write(bytes, to: out)
      return isReplaced
    } catch {
      throw WorkerFault(
        ReportedDiagnostic(
          .error, "cannot write the picture: \(error.text)", hint: error.hint, file: file))
    }
  }
}
