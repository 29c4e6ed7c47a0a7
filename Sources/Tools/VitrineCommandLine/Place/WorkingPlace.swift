import Vitrine
import VitrineLive
import VitrineSnapshot

/// A folder, and which of the things that it holds a command works on.
///
/// The same rules apply to all commands, to the tools of agents and to the page of previews:
///
/// - Commands that draw, check or list widgets take the widgets of a package or of an Xcode
///   project, or archives in the folder; if there are none, the archives of its goldens.
/// - Commands for goldens take those that are drawn from archives and those that belong to a
///   package or a project.
/// - If the folder holds nothing, the package or the project above it is taken, as compilers do.
/// - If it holds several things, the user chooses.
package struct WorkingPlace {
  /// The path, as the user typed it.
  package let path: String
  /// The name of the command, for the lines to choose from.
  package let command: String
  /// Whether the command has the option `--package`; others take a path.
  package let takesPackage: Bool
  package let contents: FolderContents

  /// Reads the folder at a path, which is that of a project or a manifest, too.
  ///
  /// - Parameters:
  ///   - command: the name of the command, for messages.
  ///   - takesPackage: whether the command has the option `--package`.
  package init(_ path: String, _ command: String, takesPackage: Bool = true) {
    (self.path, self.command, self.takesPackage) = (path, command, takesPackage)
    contents = FolderContents(FileReader.resolved(path) ?? path)
  }

  /// Whether a path is that of a folder or a project rather than of an archive.
  package static func isPlace(_ path: String) -> Bool {
    Folders.exists(path) || FolderContents.isSource(path)
  }

  /// Something that a command can work on.
  package struct Candidate {
    package let subject: Subject
    /// The command line that chooses it.
    package let line: String
    /// It in a few words, for a sentence.
    package let words: String
  }

  /// Returns what a command that draws, checks or lists widgets works on.
  ///
  /// - Throws: `CommandError` when there is nothing, or several things to choose from.
  package func widgets() throws(CommandError) -> Subject {
    if isSource { return Subject(package: path) }
    var candidates = sources
    if let archives = archives(contents.archives.map(inside), title: "archives") {
      candidates.append(archives)
    }
    if candidates.isEmpty, let archives = try archivesOfGoldens() { candidates = [archives] }
    if candidates.isEmpty { candidates = [above ?? plainSources].compactMap { $0 } }
    if let first = candidates.first, candidates.count == 1 { return first.subject }
    throw candidates.isEmpty ? nothing : undecided(candidates)
  }

  /// Returns the source of a session, in which archives of a folder are watched.
  ///
  /// - Throws: `LiveError` when there is nothing, or several things to choose from.
  package func session() throws(LiveError) -> (source: LiveSource, title: String?) {
    guard !isSource, Folders.exists(path) else { return (try LiveSource.find(path), nil) }
    let all =
      sources + [archives(contents.archives.map(inside), title: "archives")].compactMap { $0 }
    guard all.count < 2 else {
      let (message, hint) = choice(among: all)
      throw LiveError(message, hint: hint)
    }
    guard let only = all.first ?? above else { return (try LiveSource.find(path), nil) }
    return (try LiveSource.find(only.subject.package ?? path), only.subject.title)
  }

  /// Returns the package or the project of the folder; `nil` if there is none.
  ///
  /// - Throws: `CommandError` when there are several to choose from.
  package func source() throws(CommandError) -> Subject? {
    if isSource { return Subject(package: path) }
    let candidates = sources
    guard candidates.count < 2 else { throw undecided(candidates) }
    return candidates.first?.subject
  }

  /// The folder of the package or the project above, if something was verified there.
  package var folderAboveWithRuns: String? {
    guard let found = contents.above, let name = PendingStore.standardPath.names.first,
      Folders.exists("\(found.folder)/\(name)")
    else { return nil }
    return ProjectPath.portable(found.folder)
  }

  /// Whether the path itself names one package or project.
  private var isSource: Bool { FolderContents.isSource(path) }

  // MARK: Candidates

  private var sources: [Candidate] {
    // A library beside a project cannot build widgets.
    let isPackage =
      contents.hasManifest && (contents.projects.isEmpty || contents.isPackageOfWidgets)
    return (isPackage ? [package] : []) + contents.projects.map { project(inside($0), named: $0) }
  }

  private var package: Candidate {
    let place = inside(FolderContents.manifest)
    return Candidate(
      subject: Subject(
        package: path, title: "the package \(contents.packageName.singleLine) (\(place.singleLine))"
      ),
      line: line(package: contents.projects.isEmpty ? path : place), words: "a package")
  }

  private func project(_ path: String, named name: String) -> Candidate {
    Candidate(
      subject: Subject(package: path, title: "the project \(path.singleLine)"),
      line: line(package: path), words: "the project \(name.singleLine)")
  }

  /// A folder of sources without a project.
  private var plainSources: Candidate? {
    guard contents.hasWidgetSources else { return nil }
    return Candidate(
      subject: Subject(package: path, title: "the sources in \(path.singleLine)"),
      line: line(package: path), words: "sources")
  }

  /// The package or the project above.
  package var above: Candidate? {
    guard let found = contents.above else { return nil }
    let place = WorkingPlace(
      ProjectPath.portable(found.folder), command, takesPackage: takesPackage)
    let candidates = place.sources
    return candidates.count == 1 ? candidates.first : nil
  }

  private func archives(_ paths: [String], title: String) -> Candidate? {
    guard !paths.isEmpty else { return nil }
    let names = paths.prefix(3).map { PathName.last(of: $0) ?? $0 }.map(\.singleLine)
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    let noun = paths.count == 1 ? "the archive " : "\(paths.count) \(title): "
    return Candidate(
      subject: Subject(
        archives: paths, title: "\(noun)\(names.joined(separator: ", "))\(rest)"),
      line: CommandLineWords(command).replacing(path, with: paths),
      words: paths.count == 1 ? "an archive" : "archives")
  }

  private func archivesOfGoldens() throws(CommandError) -> Candidate? {
    let folder = FolderLocation(given: path, below: GoldenOptions.standard)
    guard (try? folder.open()) != nil else { return nil }
    do throws(ArchiveError) {
      return archives(
        try GoldenStore(folder).archivePaths(), title: "archives in \(folder.path.singleLine)")
    } catch {
      throw .failed(ReportedDiagnostic(error, file: folder.path), .unusable)
    }
  }

  // MARK: Words

  /// Returns the command line that chooses a package or a project.
  private func line(package: String) -> String {
    let words = CommandLineWords(command)
    return takesPackage && path == "."
      ? words.adding(options: ["--package", package]) : words.replacing(path, with: [package])
  }

  /// Returns the path of an item of the folder.
  private func inside(_ name: String) -> String {
    let folder = GoldenOptions.withoutSlashes(path)
    return folder == "." ? name : "\(folder)/\(name)"
  }

  private func undecided(_ candidates: [Candidate]) -> CommandError {
    let (message, hint) = choice(among: candidates)
    return .usage(message, hint: hint)
  }

  /// Returns the message about several things, and the command lines that choose one.
  private func choice(among candidates: [Candidate]) -> (message: String, hint: String) {
    (
      "\(place) holds \(candidates.map(\.words).formatted)",
      "choose: " + candidates.map(\.line).joined(separator: "  or  ")
    )
  }

  /// The folder in a sentence.
  private var place: String { path == "." ? "the folder" : "'\(path.singleLine)'" }

  private var nothing: CommandError {
    .usage(
      "there is no archive, package or Xcode project in \(path == "." ? "this folder" : place)",
      hint: "name one, or create a package with 'vitrine init NAME'")
  }
}

extension [String] {
  /// The texts as the parts of a sentence: `a, b and c`.
  fileprivate var formatted: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
