import Vitrine
import VitrineSnapshot

/// Writes reports as files.
package struct OutputFiles {
  /// Where a file with the name `-` is written; `nil` takes it as a name.
  private let output: Console?

  package init(standardOutput output: Console? = nil) { self.output = output }

  /// The maximum size of a summary to append to, in bytes.
  private static let limit = 16 << 20
  /// The name of the results in the folder of a report.
  package static let report = RelativePath(fixed: "report.json")

  /// Writes a text.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  package func write(_ text: String, to path: String) throws(CommandError) {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a report as JSON.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  package func write(_ report: RunReport, to path: String) throws(CommandError) {
    guard let bytes = try? ReportFile(report).json() else {
      throw .failed(
        ReportedDiagnostic(.error, "cannot be written as JSON", file: path), .notRendered)
    }
    try write(bytes, to: path)
  }

  /// Appends a text to a file.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  package func append(_ text: String, to path: String) throws(CommandError) {
    let earlier = (try? FileReader.read(path, limit: OutputFiles.limit)) ?? []
    try write(earlier + Array(text.utf8), to: path, isEdit: true)
  }

  /// Writes bytes, and creates the file's folders; `-` is standard output if there is one.
  ///
  /// - Parameter isEdit: whether the file is read in order to be changed.
  /// - Throws: `CommandError` when they cannot be written, or the command has read the file.
  package func write(
    _ bytes: [UInt8], to path: String, isEdit: Bool = false
  ) throws(CommandError) {
    if path == "-", let output { return try output.write(bytes) }
    if !isEdit { try OutputFiles.checkIsNoInput(path) }
    guard isEdit || FileKind.canReplace(path, with: bytes) else {
      throw .usage(
        "'\(path.singleLine)' holds something else, and is not replaced",
        hint: "name another file, or remove it")
    }
    do throws(FileError) {
      try Folders.make(FileWriter.folder(of: path))
      try FileWriter.write(bytes, to: path)
    } catch {
      throw .failed(
        ReportedDiagnostic(
          .error, "cannot be written: \(error.text)", hint: error.hint, file: path),
        .notRendered)
    }
  }

  /// Writes bytes to a file and reports it; `-` is standard output.
  ///
  /// - Throws: `CommandError` when they cannot be written.
  package func deliver(
    _ bytes: [UInt8], to path: String, _ console: Console, isQuiet: Bool
  ) throws(CommandError) {
    if path == "-" { return try console.write(bytes) }
    let verb = FileReader.resolved(path) == nil ? "wrote" : "replaced"
    try write(bytes, to: path)
    if !isQuiet { console.say("\(verb) \(path.singleLine)") }
  }

  /// Checks that a file is not one that the command has read.
  ///
  /// - Throws: `CommandError` when it is.
  package static func checkIsNoInput(_ path: String) throws(CommandError) {
    guard FileReader.hasRead(path) else { return }
    throw .usage(
      "'\(path.singleLine)' was read by this command; it is not overwritten",
      hint: "name another file to write")
  }

  /// Checks that a folder can be written to, or created, before work for it begins.
  ///
  /// - Throws: `CommandError` when it cannot.
  package static func checkIsWritable(_ folder: String) throws(CommandError) {
    do throws(FileError) {
      try Folders.checkIsWritable(folder)
    } catch {
      throw .failed(
        ReportedDiagnostic(.error, "cannot be written: \(error.text)", file: folder), .notRendered)
    }
  }

  /// Checks that a folder can be written to, and has no page that somebody else wrote, which one of
  /// this command would replace.
  ///
  /// - Throws: `CommandError` when it has one, or cannot be written to.
  package static func checkTakesPage(_ folder: String) throws(CommandError) {
    try checkIsWritable(folder)
    let page = GoldenOptions.withoutSlashes(folder) + "/index.html"
    guard FileReader.resolved(page) != nil, !Page.isOwn(page) else { return }
    throw .usage(
      "'\(page.singleLine)' was not written by Vitrine, and is not replaced",
      hint: "name another folder, or move the file")
  }

  /// Writes a file below a folder, and creates the folders between.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  package func write(_ bytes: [UInt8], to path: RelativePath, in folder: FolderLocation)
    throws(CommandError)
  {
    do throws(FileError) {
      try folder.openOrMake().write(bytes, to: path)
    } catch {
      throw .failed(
        ReportedDiagnostic(
          .error, "cannot be written: \(error.text)", hint: error.hint,
          file: folder.path(of: path)), .notRendered)
    }
  }

  /// Writes a file with a fixed name.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  package func write(_ bytes: [UInt8], to name: String, in folder: FolderLocation)
    throws(CommandError)
  {
    try OutputFiles.checkIsNoInput(folder.path + "/" + name)
    let path: RelativePath
    do throws(FileError) {
      path = try RelativePath(name)
    } catch {
      throw .failed(
        ReportedDiagnostic(.error, error.text, hint: error.hint, file: folder.path), .notRendered)
    }
    try write(bytes, to: path, in: folder)
  }

  /// Writes a report's page, its JSON and the pending pictures into a folder.
  ///
  /// The folder can be copied to another machine, to be merged with others or accepted there.
  ///
  /// - Throws: `CommandError` when something cannot be written.
  package func write(
    _ report: RunReport, goldens: FolderLocation?, pending: [PendingStore], to path: String,
    form: PageForm
  ) throws(CommandError) {
    let inner = RelativePath(fixed: "pending")
    let folder = FolderLocation(given: path)
    let copy = PendingStore(folder.appending(inner))
    do throws(PendingStore.Failure) {
      for store in pending { try store.copy(report.results, to: copy) }
      try ReportPage.write(
        report, goldens: goldens, pending: [copy], beside: inner, form: form,
        to: RelativePath(fixed: "index.html"), in: folder)
    } catch {
      throw .failed(ReportedDiagnostic(error), .notRendered)
    }
    var report = report
    // Relative to the report, so that the folder can be moved.
    report.pending = inner.description
    guard let bytes = try? ReportFile(report).json() else {
      throw .failed(
        ReportedDiagnostic(.error, "cannot be written as JSON", file: path), .notRendered)
    }
    try write(bytes, to: OutputFiles.report, in: folder)
  }
}
