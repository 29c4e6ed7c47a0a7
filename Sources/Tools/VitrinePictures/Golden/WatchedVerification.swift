import Vitrine
import VitrineCommandLine
import VitrineLive
import VitrineSnapshot

/// `vitrine verify --watch`: verifies again after each change.
struct WatchedVerification {
  let options: VerificationOptions
  let patterns: [String]
  let console: Console

  /// Verifies goldens until the process is interrupted.
  ///
  /// - Throws: `CommandError` for an invalid command line, and where files cannot be watched. An error of
  ///   a later run is printed, as a change may mend it.
  func run() throws(CommandError) -> ExitCode {
    Signals.removeUnfinishedFilesOnInterrupt()
    let changes: FileChanges
    do throws(LiveError) {
      changes = try FileChanges(in: folders) { path in
        GoldenFiles.suffixes.contains { path.hasSuffix($0) }
      }
    } catch {
      throw CommandError(error)
    }
    var isFirst = true
    while true {
      do throws(CommandError) {
        _ = try Verification(options, patterns: patterns, console).run()
      } catch {
        guard !isFirst, case .failed(let reason, _) = error else { throw error }
        console.report(reason)
      }
      isFirst = false
      if !options.isQuiet { console.say("waiting for changes; Control-C ends") }
      changes.wait()
    }
  }

  /// The folders of archives, matrices and sources.
  private var folders: [String] {
    let named = [options.package, options.goldens.folder].compactMap { $0 }
    return (named.isEmpty ? ["."] : named.map(folder)).withoutRepeats
  }

  /// The folder of a project, which is one itself.
  private func folder(_ path: String) -> String {
    let path = GoldenOptions.withoutSlashes(path)
    let isProject = [".xcodeproj", ".xcworkspace"].contains { path.hasSuffix($0) }
    return isProject ? FileWriter.folder(of: path) : path
  }
}
