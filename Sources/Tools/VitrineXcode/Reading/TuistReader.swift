import Foundation
import VitrineSyntax

/// Reads Tuist's `Project.swift` as far as it is declarative; nothing is run.
///
/// Source of the form: "Manifests" and the reference of ProjectDescription in Tuist's documentation.
struct TuistReader {
  private let configuration: String
  private let platform: ApplePlatform?
  private var model: ProjectModel
  /// Projects that other projects refer to, which are read, too.
  private var open: [URL] = []
  private var known: Set<String> = []
  /// The maximum number of projects that are read for one.
  private static let limit = 256

  /// Whether a file is a manifest of a project.
  static func isManifest(_ file: URL) -> Bool {
    guard file.lastPathComponent == "Project.swift", let text = try? ProjectFiles.text(file) else {
      return false
    }
    return SourceOutline(text).imports.contains("ProjectDescription")
  }

  /// Reads a manifest with the projects that it refers to.
  ///
  /// - Throws: `ProjectError` for a manifest that cannot be read, or whose targets are computed by
  ///   code.
  static func read(
    _ file: URL, configuration: String = "Debug", platform: ApplePlatform? = nil
  ) throws(ProjectError) -> ProjectModel {
    var reader = TuistReader(file, configuration, platform)
    try reader.readProject(file, isFirst: true)
    while let folder = reader.open.popLast(), reader.known.count < limit {
      try reader.readProject(folder.appending(path: "Project.swift"), isFirst: false)
    }
    reader.readPackages()
    return reader.model
  }

  private init(_ file: URL, _ configuration: String, _ platform: ApplePlatform?) {
    (self.configuration, self.platform) = (configuration, platform)
    let root = file.deletingLastPathComponent()
    model = ProjectModel(name: root.lastPathComponent, file: file, root: root)
  }

  private mutating func readProject(_ file: URL, isFirst: Bool) throws(ProjectError) {
    guard let file = ProjectFiles.find(file) else {
      model.notes.append("\(file.path(from: model.root)) does not exist")
      return
    }
    guard known.insert(file.path).inserted else { return }
    let manifest = ManifestParser(try ProjectFiles.text(file))
    guard let project = manifest.constants.values.first(where: { $0.name == "Project" }) else {
      throw ProjectError(
        "the manifest does not contain the project itself", file: file,
        hint: "run 'tuist generate', and name the project that it writes")
    }
    let folder = file.deletingLastPathComponent()
    if isFirst, let name = project["name"]?.string { model.name = name }
    for package in project["packages"]?.elements ?? [] { add(package, in: folder) }
    let targets = project["targets"]?.elements ?? []
    let names = Set(targets.compactMap { $0["name"]?.string })
    let made = manifest.madeTargets.filter { $0["name"]?.string.map(names.contains) == false }
    for target in targets + made {
      guard target["name"]?.string != nil else {
        guard made.isEmpty else { continue }
        let name = target.name ?? "a target"
        model.notes.append(
          "\(name) of \(file.path(from: model.root)) is computed by code, and is left out")
        continue
      }
      let place = TuistTarget(target, project, folder, root: tuistRoot(folder))
      // Only shared code of other projects is needed.
      let read = try place.read(model, configuration, platform)
      guard isFirst || [.framework, .library].contains(read.product) else { continue }
      model.targets.append(read)
      open += place.projects
    }
  }

  /// The folder that contains `Tuist`, or the root of the repository.
  private func tuistRoot(_ folder: URL) -> URL {
    var place = folder
    for _ in 0..<8 {
      if ProjectFiles.exists(place.appending(path: "Tuist"))
        || ProjectFiles.exists(place.appending(path: "Tuist.swift"))
      {
        return place
      }
      place = place.deletingLastPathComponent()
    }
    return folder
  }

  /// Packages that all projects share.
  private mutating func readPackages() {
    let root = tuistRoot(model.root)
    for path in ["Tuist/Package.swift", "Package.swift", "Tuist/Dependencies.swift"] {
      let file = root.appending(path: path)
      guard let text = try? ProjectFiles.text(file) else { continue }
      for constant in ManifestParser(text).constants.values {
        let lists = [constant["dependencies"], constant["swiftPackageManager"]]
        for list in lists.compactMap({ $0 }) {
          for package in list.elements { add(package, in: file.deletingLastPathComponent()) }
        }
      }
    }
    model.pins = PackagePins.read([
      root.appending(path: "Tuist/Package.resolved"), root.appending(path: "Package.resolved"),
    ])
    model.remotePackages = model.remotePackages.map { [pins = model.pins] in $0.held(to: pins) }
  }

  private mutating func add(_ package: ManifestValue, in folder: URL) {
    if let path = package["path"]?.string {
      let place = URL(filePath: path, relativeTo: folder.directoryURL)
      if let found = PackageFolder.find(place, near: folder) { model.localPackages.append(found) }
      return
    }
    guard let url = package["url"]?.string else { return }
    let requirement = package["requirement"] ?? package.first
    var text = "from: \"0.0.0\""
    for (label, form) in [("from", "from: "), ("exact", "exact: "), ("branch", "branch: ")] {
      let value = package[label]?.string ?? requirement?[label]?.string
      if let value { text = "\(form)\"\(value)\"" }
    }
    let remote = RemotePackage(url: url, requirement: text)
    if !model.remotePackages.contains(where: { $0.identity == remote.identity }) {
      model.remotePackages.append(remote)
    }
  }
}

extension RemotePackage {
  /// The package at the commit that a `Package.resolved` pins.
  func held(to pins: [String: PackagePins.Pin]) -> RemotePackage {
    guard let pin = pins[identity] else { return self }
    var package = self
    (package.revision, package.version) = (pin.revision, pin.version)
    return package
  }
}
