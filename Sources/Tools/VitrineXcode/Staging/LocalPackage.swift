import Foundation
import Synchronization
import VitrineProcess

/// A package in a folder: the description by its manifest.
struct LocalPackage: Sendable {
  /// A target of the package.
  struct Target: Sendable {
    var name: String
    var kind: String
    var folder: URL
    /// Paths below the folder that are not sources.
    var excluded: [String]
    /// Paths below the folder that alone are sources, where the manifest names them.
    var sources: [String]?
    /// Paths below the folder and their rules: `process`, `copy`.
    var resources: [String: String]
    /// Names of packages from elsewhere that it uses.
    var packages: [String] = []
    var settings = Settings()
  }

  /// The settings of a target in a manifest.
  struct Settings: Sendable {
    var defines: [String] = []
    /// Features of later versions of Swift that it enables.
    var features: [String] = []
    var experimentalFeatures: [String] = []
    /// Whether code is on the main actor by default.
    var isMainActor = false
    var languageVersion = "5"
    /// For C: the folder of public headers, folders that are searched, and names with values.
    var publicHeaders: String?
    var headerFolders: [String] = []
    var cDefines: [String] = []
  }

  var name: String
  var folder: URL
  var targets: [Target]
  /// Folders of packages that it needs.
  var localDependencies: [URL]
  var remoteDependencies: [RemotePackage]

  /// Reads a manifest by running it, as the package manager does.
  ///
  /// - Throws: `ProjectError` when the manifest does not run.
  static func read(_ folder: URL, _ toolchain: Toolchain) throws(ProjectError) -> LocalPackage {
    do throws(ToolError) {
      return LocalPackage(try toolchain.describe(folder.path), in: folder)
    } catch {
      throw ProjectError(error, file: folder.appending(path: "Package.swift"))
    }
  }
}

/// Packages that were read, for several plans of one project while its manifests stay the same.
package final class KnownPackages: Sendable {
  private let known = Mutex<[String: Result<LocalPackage, ProjectError>]>([:])

  package init() {}

  /// Reads a manifest by running it the first time.
  ///
  /// - Throws: `ProjectError` when the manifest does not run.
  func read(_ folder: URL, _ toolchain: Toolchain) throws(ProjectError) -> LocalPackage {
    if let result = known.withLock({ $0[folder.path] }) { return try result.get() }
    let result = Result { () throws(ProjectError) in try LocalPackage.read(folder, toolchain) }
    known.withLock { $0[folder.path] = result }
    return try result.get()
  }
}

extension LocalPackage {
  /// Creates a package from the description by its manifest.
  private init(_ description: PackageDescription, in folder: URL) {
    let others = description.dependencies ?? []
    self.init(
      name: description.name, folder: folder,
      targets: description.targets.map { target in
        var own = Target(target, in: folder)
        own.settings = .init(target, language: description.languageVersion)
        return own
      },
      localDependencies: others.flatMap { $0.fileSystem ?? [] }.map { URL(filePath: $0.path) },
      remoteDependencies: others.flatMap { $0.sourceControl ?? [] }.compactMap(RemotePackage.init))
  }
}

extension LocalPackage.Target {
  fileprivate init(_ target: PackageDescription.Target, in folder: URL) {
    let parent = target.type == "test" ? "Tests" : "Sources"
    let place = target.path.map { folder.appending(path: $0) }
    let standard = folder.appending(path: "\(parent)/\(target.name)")
    // The package manager takes `Sources` whole where it holds the only target.
    let found =
      place ?? (ProjectFiles.isFolder(standard) ? standard : folder.appending(path: parent))
    self.init(
      name: target.name, kind: target.type, folder: found.standardizedFileURL,
      excluded: target.exclude ?? [], sources: target.sources,
      resources: (target.resources ?? []).reduce(into: [:]) { $0[$1.path] = $1.ruleName },
      packages: target.packageNames)
  }
}

extension LocalPackage.Settings {
  fileprivate init(_ target: PackageDescription.Target, language: String) {
    defines = target.defines
    features = target.values("enableUpcomingFeature", for: "swift")
    experimentalFeatures = target.values("enableExperimentalFeature", for: "swift")
    isMainActor = target.values("defaultIsolation", for: "swift").contains("MainActor")
    languageVersion = target.values("swiftLanguageMode", for: "swift").last ?? language
    publicHeaders = target.publicHeadersPath
    headerFolders = target.values("headerSearchPath", for: "c")
    cDefines = target.values("define", for: "c")
  }

  /// The lines of `cSettings`.
  var cLines: [String] {
    headerFolders.map { ".headerSearchPath(\(PackageManifest.quoted($0)))" }
      + cDefines.map { text in
        let parts = text.split(separator: "=", maxSplits: 1).map { PackageManifest.quoted("\($0)") }
        return ".define(\(parts.joined(separator: ", to: ")))"
      }
  }
}

extension RemotePackage {
  fileprivate init?(_ dependency: PackageDescription.PackageDependency.Remote) {
    let location = dependency.location
    guard let url = location?.remote?.first?.urlString ?? location?.local?.first else { return nil }
    let requirement = dependency.requirement
    var text = "from: \"0.0.0\""
    if let range = requirement?.range?.first {
      text = "\"\(range.lowerBound)\"..<\"\(range.upperBound)\""
    } else if let exact = requirement?.exact?.first {
      text = "exact: \"\(exact)\""
    } else if let branch = requirement?.branch?.first {
      text = "branch: \"\(branch)\""
    } else if let revision = requirement?.revision?.first {
      text = "revision: \"\(revision)\""
    }
    self.init(url: url, requirement: text)
  }
}
