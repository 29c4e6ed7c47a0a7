import Vitrine
import VitrineCommandLine
import VitrineSnapshot

/// The folder that keeps the results of a run for the next command; one run at a time locks it.
struct VerificationSession: ~Copyable {
  /// The store of pending pictures.
  let pending: PendingStore
  /// The locked folder.
  let folder: FolderLocation
  private let lock: FileLock
  /// The command, which others can read while they wait.
  private let work: String

  /// The maximum size of the list of failed goldens, in bytes.
  private static let limit = 64 << 20
  private static let failed = RelativePath(fixed: "failed")

  /// Locks the folder of `--pending`, or `.vitrine`.
  ///
  /// - Parameter command: the name of the command.
  /// - Throws: `CommandError` when another run uses the folder or it cannot be created.
  init(pending given: String?, for command: String) throws(CommandError) {
    work = "vitrine \(command)"
    (folder, pending) = VerificationSession.place(given)
    lock = try VerificationSession.lock(
      folder, for: work, ignoring: given == nil ? pending : nil)
  }

  private static func lock(
    _ folder: FolderLocation, for work: String, ignoring pending: PendingStore?
  ) throws(CommandError) -> FileLock {
    do throws(FileError) {
      let open = try folder.openOrMake()
      pending?.ignoreFolder()
      return try FileLock(in: open, for: work)
    } catch {
      if FileLock.isTaken(error) { throw taken(folder) }
      throw .failed(
        ReportedDiagnostic(
          .error, "cannot use the folder: \(error.text)",
          hint: error.hint ?? "name a folder that can be written with --pending", file: folder.path),
        .unusable)
    }
  }

  /// The error of a folder that another process uses.
  private static func taken(_ folder: FolderLocation) -> CommandError {
    let holder = FileLock.holder(of: folder).map { ": \($0.singleLine)" } ?? ""
    return .failed(
      ReportedDiagnostic(
        .error, "another vitrine process is using the folder\(holder)",
        hint: "wait for it, or use another --pending", file: folder.path), .unusable)
  }

  /// Lets other commands use the folder, while this one only waits for a key.
  borrowing func release() { lock.release() }

  /// Locks the folder again.
  ///
  /// - Throws: `CommandError` when another command uses it now.
  borrowing func retake() throws(CommandError) {
    guard lock.retake(for: work) else { throw VerificationSession.taken(folder) }
  }

  /// Whether an earlier command left the folder of `--pending`, or `.vitrine`.
  static func exists(_ given: String?) -> Bool { Folders.exists(place(given).0.path) }

  /// Returns the working folder and its store; neither may be a link unless an option names it.
  private static func place(_ given: String?) -> (FolderLocation, PendingStore) {
    guard let path = given else {
      let folder = FolderLocation(given: ".", below: PendingStore.standardPath)
      return (
        FolderLocation(given: ".").parent(of: PendingStore.standardPath), PendingStore(folder)
      )
    }
    let store = PendingStore(FolderLocation(given: path))
    return (FolderLocation(given: FileWriter.folder(of: path)), store)
  }

  /// Returns the goldens that failed in the last run.
  ///
  /// - Throws: `CommandError` when there was no run yet.
  func lastFailed() throws(CommandError) -> [String] {
    try VerificationSession.lastFailed(in: folder)
  }

  private static func lastFailed(in folder: FolderLocation) throws(CommandError) -> [String] {
    guard
      let bytes = try? folder.open().read(
        VerificationSession.failed, limit: VerificationSession.limit)
    else {
      throw .usage("nothing was verified here yet", hint: "run it without --last-failed first")
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Writes the list of failed goldens; those that were not verified keep their entries.
  static func noteFailed(
    _ report: RunReport, among known: Set<String>, in folder: FolderLocation
  ) {
    let verified = Set(report.identical + report.results.map(\.name))
    let earlier = ((try? lastFailed(in: folder)) ?? []).filter {
      known.contains($0) && !verified.contains($0)
    }
    let failed = Set(earlier + report.failures.map(\.name)).sorted()
    // Without the list, only --last-failed does not work.
    let text = failed.map { $0 + "\n" }.joined()
    try? folder.open().write(Array(text.utf8), to: VerificationSession.failed)
  }
}
