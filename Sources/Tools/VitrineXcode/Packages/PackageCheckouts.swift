import Foundation
import VitrineProcess

/// Copies of packages on this machine: those of tools below the project, those in folders that the
/// user names, and those that the package manager fetches.
package struct PackageCheckouts: Sendable {
  /// The state of one package.
  enum Answer: Sendable {
    case found(URL)
    /// The reason why there is no copy of it.
    case absent(String)
  }

  /// Folders of packages that the user names; they take precedence.
  let folders: [URL]
  /// Fetches packages that are not on the machine; `nil` if nothing is fetched.
  let fetcher: PackageFetcher?

  /// Copies below folders, and those that a fetcher gets.
  package init(folders: [URL] = [], fetcher: PackageFetcher? = nil) {
    (self.folders, self.fetcher) = (folders, fetcher)
  }

  /// The folders of packages, by their identities.
  func folders(
    of packages: [RemotePackage], for model: ProjectModel, _ toolchain: Toolchain
  ) -> [String: Answer] {
    let places = places(for: model)
    var answers: [String: Answer] = [:]
    for package in packages {
      if let folder = PackageCheckouts.find(package, in: places) {
        answers[package.identity] = .found(folder)
      }
    }
    for package in packages where answers[package.identity] == nil {
      guard let fetcher, let bare = BareRepositories.find(package, in: places) else { continue }
      let answer = fetcher.repositories.checkOut(package, of: bare)
      if case .found = answer { answers[package.identity] = answer }
    }
    let open = packages.filter { answers[$0.identity] == nil }
    if let fetcher, !open.isEmpty {
      answers.merge(fetcher.fetch(open, toolchain)) { old, _ in old }
    }
    return answers
  }

  /// Folders that hold copies of packages, those that the user names first.
  private func places(for model: ProjectModel) -> [URL] {
    var places = folders.flatMap { folder in
      [folder, folder.appending(path: "checkouts"), folder.appending(path: "repositories")]
        + PackageCheckouts.standard.map { folder.appending(path: $0) }
    }
    for folder in PackageCheckouts.above(model.root) + model.localPackages {
      places += PackageCheckouts.standard.map { folder.appending(path: $0) }
      places += PackageCheckouts.derived(folder.appending(path: "DerivedData"), project: "")
    }
    let home = FileManager.default.homeDirectoryForCurrentUser
    let xcode = home.appending(path: "Library/Developer/Xcode/DerivedData")
    places += PackageCheckouts.derived(xcode, project: "\(model.name)-")
    if let fetcher { places += fetcher.places }
    return places.filter(ProjectFiles.isFolder)
  }

  /// The folders of tools' copies below the folder in which they run.
  private static let standard = [
    ".build/checkouts", "SourcePackages/checkouts", "build/SourcePackages/checkouts",
    "DerivedData/SourcePackages/checkouts", "Tuist/.build/checkouts", "Carthage/Checkouts",
    ".build/repositories", "SourcePackages/repositories",
  ]

  /// The folders from one up to that of its repository.
  private static func above(_ folder: URL) -> [URL] {
    var folders: [URL] = []
    var place = folder.standardizedFileURL
    for _ in 0..<6 {
      folders.append(place)
      let isRepository = ProjectFiles.exists(place.appending(path: ".git"))
      if isRepository || place.pathComponents.count < 3 { return folders }
      place = place.deletingLastPathComponent()
    }
    return [folder]
  }

  /// Xcode's copies, in a folder for each project.
  private static func derived(_ folder: URL, project: String) -> [URL] {
    ProjectFiles.names(folder).filter { $0.hasPrefix(project) }
      .map { folder.appending(path: "\($0)/SourcePackages/checkouts") }
  }

  /// The copy of a package in one of several folders: one of its name, with a manifest.
  private static func find(_ package: RemotePackage, in places: [URL]) -> URL? {
    for place in places {
      let names = [place.lastPathComponent].filter { _ in PackageFolder.exists(place) }
      if names.contains(where: { $0.lowercased() == package.identity }) { return place }
      let name = ProjectFiles.names(place).first { $0.lowercased() == package.identity }
      if let name, PackageFolder.exists(place.appending(path: name)) {
        return place.appending(path: name)
      }
    }
    return nil
  }
}
