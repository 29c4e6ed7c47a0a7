import Vitrine
import VitrineSnapshot

/// The folder in which runs leave what the next command needs; one run at a time holds it.
struct VerificationSession: ~Copyable {
  /// Pictures that wait.
  let pending: PendingStore
  private let folder: String
  private let lock: FileLock?

  /// Most bytes of the list of failed goldens.
  private static let limit = 64 << 20

  /// Locks the folder of `--pending`, or `.vitrine`.
  ///
  /// - Throws: `CommandError` when another run works in it or it cannot be made.
  init(pending given: String?) throws(CommandError) {
    pending = PendingStore(folder: given ?? PendingStore.standardFolder)
    folder = FileWriter.folder(of: pending.folder)
    do throws(Errno) {
      try Folders.make(folder)
      // The folder keeps itself out of the repository.
      if given == nil, Folders.identity("\(folder)/.gitignore") == nil {
        try FileWriter.write(Array("*\n".utf8), to: "\(folder)/.gitignore")
      }
      lock = try FileLock("\(folder)/lock")
    } catch {
      guard FileLock.isTaken(error) else {
        throw .failed(
          ReportedDiagnostic(.error, "cannot work in it: \(error.text)", file: folder), .unusable)
      }
      throw .failed(
        ReportedDiagnostic(
          .error, "another vitrine works in it", hint: "wait for it, or use another --pending",
          file: folder), .unusable)
    }
  }

  /// The goldens that failed when they were verified last.
  ///
  /// - Throws: `CommandError` when nothing was verified yet.
  func lastFailed() throws(CommandError) -> [String] {
    guard let bytes = try? FileReader.read("\(folder)/failed", limit: VerificationSession.limit) else {
      throw .usage("nothing was verified here yet", hint: "run it without --last-failed first")
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Notes which goldens fail now; those that were not verified keep what was noted.
  func noteFailed(_ report: RunReport, among selection: borrowing GoldenSelection) {
    let verified = Set(selection.chosen.map(\.description))
    let known = Set(selection.all.map(\.description))
    let earlier = ((try? lastFailed()) ?? []).filter {
      known.contains($0) && !verified.contains($0)
    }
    let failed = Set(earlier + report.failures.map(\.name)).sorted()
    // Without the list only --last-failed is lost.
    try? FileWriter.write(Array(failed.map { $0 + "\n" }.joined().utf8), to: "\(folder)/failed")
  }
}
