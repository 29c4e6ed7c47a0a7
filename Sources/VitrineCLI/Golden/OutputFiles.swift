import Vitrine
import VitrineSnapshot

/// Writes reports as files.
struct OutputFiles {
  /// Most bytes of a summary that is appended to.
  private static let limit = 16 << 20

  /// Writes a text.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  func write(_ text: String, to path: String) throws(CommandError) { try write(Array(text.utf8), to: path) }

  /// Writes a report as JSON.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  func write(_ report: RunReport, to path: String) throws(CommandError) {
    guard let bytes = try? ReportFile(report).json() else {
      throw .failed(ReportedDiagnostic(.error, "cannot be written as JSON", file: path), .notRendered)
    }
    try write(bytes, to: path)
  }

  /// Adds a text to a file.
  ///
  /// - Throws: `CommandError` when it cannot be written.
  func append(_ text: String, to path: String) throws(CommandError) {
    let earlier = (try? FileReader.read(path, limit: OutputFiles.limit)) ?? []
    try write(earlier + Array(text.utf8), to: path)
  }

  /// Writes bytes, and the folders that they lie in.
  ///
  /// - Throws: `CommandError` when they cannot be written.
  func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(Errno) {
      try Folders.make(FileWriter.folder(of: path))
      try FileWriter.write(bytes, to: path)
    } catch {
      throw .failed(ReportedDiagnostic(.error, "cannot be written: \(error.text)", file: path), .notRendered)
    }
  }

  /// Writes a report's page, its JSON and the pictures that wait into a folder.
  ///
  /// The folder can be carried to another machine, to be merged with others or accepted there.
  ///
  /// - Throws: `CommandError` when something cannot be written.
  func write(_ report: RunReport, pending: [PendingStore], to folder: String) throws(CommandError) {
    let copy = PendingStore(folder: "\(folder)/pending")
    do throws(PendingStore.Failure) {
      for store in pending { try store.copy(report.results, to: copy) }
      try ReportPage.write(report, pending: [copy], to: "\(folder)/index.html")
    } catch {
      throw .failed(ReportedDiagnostic(error), .notRendered)
    }
    try write(report, to: "\(folder)/report.json")
  }
}
