import Vitrine
import VitrinePlatform

/// The sources of widgets that a folder holds: a package, Xcode projects, archives.
package struct FolderContents: Sendable {
  /// The path of the folder.
  package let folder: String
  /// Whether it has a manifest of a Swift package.
  package let hasManifest: Bool
  /// The names of its Xcode projects; those of workspaces and of other tools' specifications only
  /// if it has none.
  package let projects: [String]
  /// Whether it is the root of a repository.
  private let isRepository: Bool
  private let files: [String]

  /// The name of a package's manifest.
  package static let manifest = "Package.swift"
  /// The maximum size of a file that is read, in bytes.
  static let limit = ArchiveLimits.standard.archiveBytes
  /// The maximum size of a file that is parsed to see what it holds, in bytes.
  private static let mostParsed = 4 << 20
  /// The specifications of projects that are not Xcode's.
  private static let specifications = ["project.yml", "project.yaml", "Project.swift"]

  /// Whether a path is that of code rather than of an archive or a folder: a file of Swift, an Xcode
  /// project, a workspace or another tool's specification.
  package static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || describesProject(path)
  }

  /// Whether a path is that of a manifest, an Xcode project, a workspace or another tool's
  /// specification.
  static func describesProject(_ path: String) -> Bool {
    LiveSource.isProjectFile(path)
      || PathName.last(of: path).map { ([manifest] + specifications).contains($0) } ?? false
  }

  /// Reads a folder; one that cannot be read holds nothing.
  package init(_ folder: String) {
    self.folder = folder
    let entries = FolderListing.entries(folder)
    hasManifest = entries.contains { $0.name == FolderContents.manifest && !$0.isFolder }
    isRepository = entries.contains { $0.name == ".git" }
    func named(_ suffix: String) -> [String] {
      entries.filter { $0.isFolder && $0.name.hasSuffix(suffix) }.map(\.name)
    }
    let specifications = entries.filter {
      !$0.isFolder && FolderContents.specifications.contains($0.name)
    }.map(\.name)
    projects =
      [named(".xcodeproj"), named(".xcworkspace"), specifications].first { !$0.isEmpty } ?? []
    files = entries.filter { !$0.isFolder }.map(\.name)
  }

  /// The names of its archives and payloads, each of which is read, and of what is not JSON beside
  /// them: it was meant as one, so that its mistake is reported.
  ///
  /// Beside code, only archives count: other data of a project may look like a payload.
  package var archives: [String] {
    let hasCode = hasManifest || !projects.isEmpty
    let isOfArchives = !hasCode && !files.contains("package.json")
    var (found, broken) = ([String](), [String]())
    for file in files where ArchiveFolder.isArchive(file) {
      let text = text(of: file)
      if FolderContents.isArchive(text) {
        found.append(file)
      } else if !hasCode, text.utf8.count <= FolderContents.mostParsed {
        let bytes = Array(text.utf8)
        let tree = try? JSONParser.parseCollectingFaults(bytes, limits: .standard).tree
        if ArchiveFolder.isPayload(bytes) || tree.map(FolderContents.isUnversioned) == true {
          found.append(file)
        } else if isOfArchives, tree == nil {
          broken.append(file)
        }
      }
    }
    return found.isEmpty ? [] : (found + broken).sorted()
  }

  /// Whether JSON is an archive but for its version, which may be misspelled.
  private static func isUnversioned(_ tree: JSONTree) -> Bool {
    guard case .object(let object) = tree, object.contains("kind") else { return false }
    return ["entries", "liveActivity", "control", "screen"].contains { object.contains($0) }
  }

  /// Whether a text has the version of the format that every archive names, as `"vitrine": "1.0"`.
  ///
  /// An archive with a mistake is one, too, so that the mistake is reported.
  static func isArchive(_ text: String) -> Bool {
    var rest = text.utf8[...]
    while let key = rest.firstRange(of: "\"vitrine\"".utf8) {
      rest = rest[key.upperBound...]
      let value = rest.drop { " \t\r\n:".utf8.contains($0) }
      if value.first == UInt8(ascii: "\""), let digit = value.dropFirst().first,
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
      {
        return true
      }
    }
    return false
  }

  /// Whether sources of widgets are in the folder itself, as in a folder without a project.
  package var hasWidgetSources: Bool {
    files.contains { $0.hasSuffix(".swift") && text(of: $0).contains("import WidgetKit") }
  }

  /// The folder above that holds a package or a project; `nil` if there is none in its repository.
  package var above: FolderContents? {
    guard !isRepository, folder != "/", folder.hasPrefix("/") else { return nil }
    let parent = FolderContents(FileWriter.folder(of: folder))
    return parent.hasManifest || !parent.projects.isEmpty ? parent : parent.above
  }

  /// Whether the package can build widgets: its manifest names Vitrine's modules.
  package var isPackageOfWidgets: Bool {
    guard hasManifest else { return false }
    let text = text(of: FolderContents.manifest)
    return text.contains("WidgetKit") || text.lowercased().contains("vitrine")
  }

  /// The name of the package, as its manifest spells it, or that of its folder.
  package var packageName: String {
    let text = text(of: FolderContents.manifest)
    let package = text.firstRange(of: "Package(").map { text[$0.upperBound...] } ?? ""
    let label = package.firstRange(of: "name:").map { package[$0.upperBound...] } ?? ""
    let name = label.drop { $0.isWhitespace }
    guard name.first == "\"" else { return PathName.last(of: folder) ?? "package" }
    return String(name.dropFirst().prefix { $0 != "\"" })
  }

  /// Whether the manifest or the project names a target or a program.
  package func names(_ program: String) -> Bool {
    let files =
      (hasManifest ? [FolderContents.manifest] : [])
      + projects.map { $0.hasSuffix(".xcodeproj") ? $0 + "/project.pbxproj" : $0 }
    return files.contains { text(of: $0).contains(program) }
  }

  private func text(of file: String) -> String {
    let bytes = (try? FileReader.read(folder + "/" + file, limit: FolderContents.limit)) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }
}
