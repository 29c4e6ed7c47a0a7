import Vitrine
import VitrineCommandLine
import VitrineProcess
import VitrineSnapshot

/// Removes goldens; those that git does not hold as they are move to a folder instead.
struct DeletedFiles {
  private let location: FolderLocation
  private let console: Console
  private let isQuiet: Bool

  /// The folder for what git does not hold, below the current one.
  static let folder = path.description
  private static let path = RelativePath(fixed: ".vitrine", "deleted")
  /// The maximum size of a file that is moved, in bytes.
  private static let limit = 256 << 20

  /// Removes files of a folder of goldens.
  init(in location: FolderLocation, _ console: Console, isQuiet: Bool) {
    (self.location, self.console, self.isQuiet) = (location, console, isQuiet)
  }

  /// Removes files, and prints where the others went.
  ///
  /// - Parameter names: paths below the folder of goldens.
  /// - Throws: `CommandError` for a file that cannot be removed; those before it are.
  func remove(_ names: [String]) throws(CommandError) {
    let held = HeldFiles(names, in: location.path)
    for name in names {
      do throws(FileError) {
        let folder = try location.open()
        let path = try RelativePath(name)
        if held.contains(name) {
          try folder.remove(path)
          if !isQuiet { console.say("removed \(location.path(of: path).singleLine)") }
        } else {
          let bytes = try folder.read(path, limit: DeletedFiles.limit)
          let place = try destination(of: path)
          try FolderLocation(given: ".").open().write(bytes, to: place, isDurable: true)
          try folder.remove(path)
          console.say(
            "moved \(location.path(of: path).singleLine) to \(place.description.singleLine): "
              + "git does not hold it")
        }
      } catch {
        throw .failed(
          ReportedDiagnostic(
            .error, "cannot be removed: \(error.text)", hint: error.hint,
            file: "\(location.path)/\(name)"), .notRendered)
      }
    }
  }

  /// Returns the path for a file that moves; an earlier one of the same name stays.
  private func destination(of path: RelativePath) throws(FileError) -> RelativePath {
    PendingStore().ignoreFolder()
    let area = (try? RelativePath(ProjectPath.relative(location.path))) ?? GoldenOptions.standard
    let place = DeletedFiles.path.appending(area).appending(path)
    let folder = try FolderLocation(given: ".").open()
    guard try folder.entry(at: place) != nil else { return place }
    var number = 2
    while try folder.entry(at: try RelativePath("\(place).\(number)")) != nil { number += 1 }
    return try RelativePath("\(place).\(number)")
  }
}

/// The files that git holds as they are: committed, and not changed since.
private struct HeldFiles {
  private let names: Set<String>

  /// Asks git about files of a folder; without git or outside a repository it holds none.
  init(_ files: [String], in folder: String) {
    guard let git = ProgramSearch.find("git"), !files.isEmpty else {
      names = []
      return
    }
    func paths(_ words: [String]) -> Set<String>? {
      // A configuration of the repository must not run programs.
      let process = ChildProcess(
        git, ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"] + words, folder: folder,
        environment: ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"], timeout: 60)
      guard let result = try? process.run(), result.status == 0 else { return nil }
      return Set(result.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
    // Names are relative to the folder, in which the command runs.
    guard let committed = paths(["ls-tree", "-r", "-z", "--name-only", "HEAD", "."]),
      let changed = paths(["diff", "--name-only", "-z", "--relative", "--no-ext-diff", "HEAD"])
    else {
      names = []
      return
    }
    names = committed.subtracting(changed)
  }

  func contains(_ file: String) -> Bool { names.contains(file) }
}
