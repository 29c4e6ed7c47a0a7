import Vitrine
import VitrineLive
import VitrineSnapshot

/// The goldens that a command works on: those drawn from archives, those of a package or a project,
/// or both.
package struct WorkingGoldens: Sendable {
  /// The folder of goldens that are drawn from archives; `nil` if only those of a program are
  /// meant.
  package var archives: FolderLocation?
  /// The path of the package or the project; `nil` if only those of archives are meant.
  package var package: String?
  /// Areas of archives in which a program has goldens, too.
  package var shared: Set<String> = []
  /// Areas whose goldens are not drawn from archives.
  package var others: [GoldenAreaContents] = []
  /// What was chosen, for the first line of output; empty if the command line names it.
  package var titles: [String] = []

  /// Prints what was chosen, and which goldens are skipped.
  ///
  /// - Parameters:
  ///   - work: the work in one word: `verifying`.
  ///   - isOfArchives: whether only the goldens of archives are needed.
  package func announce(
    _ work: String, _ console: Console, isQuiet: Bool, isOfArchives: Bool = false
  ) {
    let shown = isOfArchives ? Array(titles.prefix(1)) : titles
    let title = shown.isEmpty ? nil : shown.joined(separator: " and ")
    Subject(title: title).announce(work, console, isQuiet: isQuiet)
    guard !isQuiet, !console.isJSON else { return }
    for area in others where package == nil { console.say("note: \(area.belongsElsewhere)") }
  }
}

extension WorkingGoldens {
  /// Prints which areas belong to none of the goldens, such as those of another program.
  package func announceRest(
    _ selection: GoldenSelection, broken: [GoldenResult], _ console: Console, isQuiet: Bool
  ) {
    guard package != nil, !isQuiet, !console.isJSON else { return }
    let names = selection.all.map(\.name) + broken.map(\.name)
    for area in others where !area.goldens.isEmpty {
      let name = area.name ?? ""
      guard !names.contains(where: { $0.hasPrefix(name + "/") }) else { continue }
      console.say("note: the goldens in '\(name.singleLine)' belong to no widget of this program")
    }
  }

  /// Whether patterns select goldens of archives, and none of a program's.
  package func isOfArchives(_ patterns: [String], among selection: GoldenSelection) -> Bool {
    let names = selection.all.map(\.description)
    let program = others.flatMap { area in
      area.goldens.map { "\(area.name ?? "")/\($0)" } + [area.name].compactMap { $0 }
    }
    return !patterns.isEmpty
      && patterns.allSatisfy { pattern in
        names.contains { Glob.chooses(pattern, $0) }
          && !program.contains { Glob.chooses(pattern, $0) }
      }
  }
}

extension GoldenAreaContents {
  /// A sentence about goldens that need a program which is not here.
  package var belongsElsewhere: String {
    let isOne = pictures == 1 || goldens.isEmpty
    return "\(goldens.isEmpty ? "the matrix" : "\(pictures) \(isOne ? "golden" : "goldens")") "
      + "in '\((name ?? ".").singleLine)' \(isOne ? "has" : "have") no archive: that was removed or "
      + "renamed, or \(isOne ? "it belongs" : "they belong") to a package or a project"
  }
}

extension WorkingGoldens {
  /// Finds the goldens that the options name, or else those of the current folder.
  ///
  /// `--package` means those of a package; `--goldens` without it means those that are drawn from
  /// archives.
  ///
  /// - Throws: `CommandError` when there are none, their package is missing, or the user has to
  ///   choose.
  package static func find(
    _ goldens: GoldenOptions, package: String?, for command: String
  ) throws(CommandError) -> WorkingGoldens {
    if let package { return WorkingGoldens(package: package) }
    let location = goldens.location
    guard goldens.folder == nil else {
      return WorkingGoldens(archives: location, others: try areas(location).filter(\.isOfProgram))
    }
    return try find(WorkingPlace(".", command), location)
  }

  private static func find(
    _ place: WorkingPlace, _ location: FolderLocation
  ) throws(CommandError) -> WorkingGoldens {
    let areas = try areas(location)
    let hasArchives = areas.contains(where: \.isOfArchives)
    let programs = areas.filter { area in
      area.isOfProgram
        || area.hasOtherGoldens && area.name.map(place.contents.names) ?? false
    }
    let title = "the archives in \(location.path.singleLine)"
    if hasArchives, programs.isEmpty { return WorkingGoldens(archives: location, titles: [title]) }
    guard let source = try place.source() else {
      throw programs.isEmpty
        ? place.noGoldens(location) : place.missing(programs, hasArchives: hasArchives, location)
    }
    let widgets = source.title ?? "the package"
    return WorkingGoldens(
      archives: hasArchives ? location : nil, package: source.package,
      shared: Set(programs.filter { !$0.isOfProgram }.compactMap(\.name)),
      others: programs.filter(\.isOfProgram),
      titles: hasArchives ? [title, widgets] : [widgets])
  }

  private static func areas(
    _ location: FolderLocation
  ) throws(CommandError) -> [GoldenAreaContents] {
    do throws(FileError) {
      _ = try location.open()
    } catch {
      if error.isMissing { return [] }
      // Reported where the goldens are read.
      return [.unreadable]
    }
    do throws(ArchiveError) {
      return try GoldenStore(location).contents()
    } catch {
      throw .failed(ReportedDiagnostic(error, file: location.path), .unusable)
    }
  }
}

extension GoldenAreaContents {
  /// A folder that cannot be opened, such as a link.
  fileprivate static let unreadable = GoldenAreaContents(
    name: nil, archives: [], isOfArchives: true, hasMatrix: false, goldens: [])
}

extension WorkingPlace {
  /// The error of goldens whose package is not in the folder.
  fileprivate func missing(
    _ areas: [GoldenAreaContents], hasArchives: Bool, _ location: FolderLocation
  ) -> CommandError {
    let words = CommandLineWords(command)
    let lines =
      [words.adding(options: ["--package", "DIR"])]
      + (hasArchives ? [words.adding(options: ["--goldens", location.path])] : [])
    return .failed(
      ReportedDiagnostic(
        .error, areas.map(\.belongsElsewhere).joined(separator: "; ") + ", which is not here",
        hint: (hasArchives ? "choose: " : "name it: ") + lines.joined(separator: "  or  "),
        file: location.path), .unusable)
  }

  /// The error of a folder without goldens and without widgets.
  fileprivate func noGoldens(_ location: FolderLocation) -> CommandError {
    if let above, let path = above.subject.package {
      let folder = LiveSource.isProjectFile(path) ? FileWriter.folder(of: path) : path
      return .usage(
        "this folder is in \(above.subject.title ?? "a package")",
        hint: "run it there: " + CommandLineWords(command).inFolder(folder))
    }
    guard (try? location.open()) != nil else {
      return .usage(
        "there is no folder '\(location.path.singleLine)', package or Xcode project here",
        hint: "put archives into it, or name another folder with --goldens or --package"
      )
    }
    return .empty(
      "there are no archives in '\(location.path.singleLine)', and no package or project here",
      hint: SkippedArchives.text(SkippedArchives.files(in: location.path))
        ?? "put archives into it, or name a package with --package")
  }
}
