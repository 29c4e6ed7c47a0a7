import Vitrine
import VitrineCommandLine
import VitrineSnapshot

/// The pending pictures that a command line selects.
struct PendingSelection: ~Copyable {
  /// The store of pending pictures.
  let store: PendingStore
  /// The selected results.
  let results: [GoldenResult]
  /// The working folder, which stays locked as long as the selection exists.
  let session: VerificationSession

  /// Applies `--from`, `--match` and `--cluster`.
  ///
  /// - Parameter isExplicit: whether an option must select pictures, so that pictures aren't
  ///   accepted by accident.
  /// - Throws: `CommandError` when nothing is selected, or there is nothing to select from.
  init(
    _ options: PendingOptions, isExplicit: Bool, for command: String, _ console: Console
  ) throws(CommandError) {
    let (pattern, cluster) = (options.match, options.cluster)
    guard !isExplicit || pattern != nil || cluster != nil || options.includesAll else {
      throw .usage("choose the pictures", hint: "--match PATTERN, --cluster ID or --all")
    }
    try PendingSelection.checkThereWasARun(options, command)
    let session = try VerificationSession(pending: options.folder, for: command)
    let store =
      options.from.map { PendingStore(PendingSelection.folder($0), isReport: true) }
      ?? session.pending
    let all = try PendingSelection.all(of: store, console)
    let results = all.filter { result in
      (pattern.map { Glob.chooses($0, result.name) } ?? true)
        && (cluster.map { result.group == $0 } ?? true)
    }
    guard !results.isEmpty || all.isEmpty && pattern == nil && cluster == nil else {
      let names = all.map(\.name)
      throw .usage(
        all.isEmpty ? "no pictures are pending in '\(store.folder)'" : "no pending picture matches",
        hint: pattern.flatMap { Suggestion.hint(for: $0, among: names) } ?? "see 'vitrine pending'")
    }
    self.store = store
    self.results = results
    self.session = session
  }

  /// Checks that there is a folder to read, before one is created.
  private static func checkThereWasARun(
    _ options: PendingOptions, _ command: String
  ) throws(CommandError) {
    if let from = options.from {
      guard Folders.exists(from) else {
        throw .usage("there is no folder '\(from.singleLine)'", hint: "name it with --from")
      }
      return
    }
    guard !VerificationSession.exists(options.folder) else { return }
    if let folder = WorkingPlace(".", command).folderAboveWithRuns {
      throw .usage(
        "nothing was verified in this folder, but in '\(folder.singleLine)'",
        hint: "run it there: " + CommandLineWords(command).inFolder(folder))
    }
    throw .empty("nothing was verified here yet", hint: "run 'vitrine verify' first")
  }

  /// The error of a command to which no picture is left.
  var nothingIsPending: CommandError { .empty("no pictures are pending in '\(store.folder)'") }

  /// Returns all results in a folder, and warns about files without one.
  ///
  /// - Throws: `CommandError` for a result that cannot be read.
  private static func all(
    of store: PendingStore, _ console: Console
  ) throws(CommandError) -> [GoldenResult] {
    do throws(PendingStore.Failure) {
      for file in try store.strays() {
        console.report(
          ReportedDiagnostic(
            .warning, "belongs to no result, so that the picture is not pending",
            hint: "verify again, or remove it", file: file))
      }
      return try store.results()
    } catch {
      throw .failed(ReportedDiagnostic(error), .unusable)
    }
  }

  /// Returns the folder of pending pictures in a downloaded report.
  private static func folder(_ path: String) -> FolderLocation {
    let inner = RelativePath(fixed: "pending")
    let folder = FolderLocation(given: path)
    // A report of pictures that all pass has no such folder.
    let isReport = [inner, RelativePath(fixed: "report.json")].contains { name in
      ((try? folder.open().entry(at: name)) ?? nil) != nil
    }
    return isReport ? folder.appending(inner) : folder
  }
}
