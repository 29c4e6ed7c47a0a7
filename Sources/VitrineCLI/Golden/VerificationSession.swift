import Vitrine
import VitrineSnapshot

/// The folder in which runs leave what the next command needs; one run at a time holds it.
struct VerificationSession: ~Copyable {
  /// Pictures that wait.
  let pending: PendingStore
  /// The folder itself.
  let folder: FolderLocation
  private let lock: FileLock?

  /// Most bytes of the list of failed goldens.
  private static let limit = 64 << 20
  private static let failed = RelativePath(fixed: "failed")

  /// Locks the folder of `--pending`, or `.vitrine`.
  ///
  /// - Throws: `CommandError` when another run works in it or it cannot be made.
  init(pending given: String?) throws(CommandError) {
    (folder, pending) = VerificationSession.place(given)
    do throws(FileError) {
      let open = try folder.openOrMake()
      if given == nil { pending.ignoreFolder() }
      lock = try FileLock(in: open)
    } catch {
      guard FileLock.isTaken(error) else {
        throw .failed(
          ReportedDiagnostic(
            .error, "cannot work in it: \(error.text)", hint: error.hint, file: folder.path),
          .unusable)
      }
      throw .failed(
        ReportedDiagnostic(
          .error, "another vitrine works in it", hint: "wait for it, or use another --pending",
          file: folder.path), .unusable)
    }
  }

  /// The working folder and the store in it; without a flag nobody said that either may be a link.
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

  /// The goldens that failed when they were verified last.
  ///
  /// - Throws: `CommandError` when nothing was verified yet.
  func lastFailed() throws(CommandError) -> [String] {
    guard
      let bytes = try? folder.open().read(
        VerificationSession.failed, limit: VerificationSession.limit)
    else {
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
    let text = failed.map { $0 + "\n" }.joined()
    try? folder.open().write(Array(text.utf8), to: VerificationSession.failed)
  }
}
