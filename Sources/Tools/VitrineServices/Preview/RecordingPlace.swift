import Vitrine
import VitrineCoding
import VitrineCommandLine
import VitrineLive
import VitrinePreview
import VitrineSnapshot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecordingPlace {
  /// Returns the folder that pictures of a source are recorded into: the one that the options name,
  /// or `Golden` of the project.
  ///
  /// - Throws: `LiveError` for an invalid name.
  static func of(
    _ source: LiveSource, _ options: GoldenOptions, timeout: Double
  ) throws(LiveError) -> RecordingPlace {
    let project = project(of: source)
    let goldens = options.location(ofPackage: project)
    let copies = !source.isArchives
    let area = PathName.last(of: source.folder) ?? "widgets"
    let recorder: GoldenRecorder
    do throws(FileError) {
      recorder = try GoldenRecorder(
        goldens: goldens, project: options.folder == nil ? project : ".", area: area,
        copies: copies, timeout: timeout)
    } catch {
      throw LiveError("nothing can be recorded: \(error.text)", hint: error.hint)
    }
    var words = ["vitrine", "verify"]
    if let folder = options.folder { words += ["--goldens", ShellWord.quoted(folder)] }
    if options.folder == nil, project != "." {
      words = ["cd", ShellWord.quoted(project), "&&"] + words
    }
    return RecordingPlace(recorder, command: words.joined(separator: " "))
  }

  /// Folders of the source that contain no code: those of goldens, unless archives are shown.
  static func ignored(of source: LiveSource) -> [String] {
    source.isArchives ? [] : ["\(source.folder)/\(GoldenOptions.standard)"]
  }

  /// Returns the folder in which `vitrine verify` finds the goldens: that of the package or the
  /// project; for archives below the current folder, the current folder.
  private static func project(of source: LiveSource) -> String {
    let folder = source.folder
    let current = FileReader.resolved(".") ?? FileManager.default.currentDirectoryPath
    if folder == current { return "." }
    if source.isArchives, folder.hasPrefix(current + "/") { return "." }
    return folder
  }
}

extension LiveSource {
  /// Whether the source consists of archives, without code.
  fileprivate var isArchives: Bool { if case .archives = self { true } else { false } }
}
