import Foundation

/// Folders with a `Package.swift`.
enum PackageFolder {
  /// The name of a package's manifest.
  static let manifest = "Package.swift"

  /// Whether a folder contains a package.
  static func exists(_ folder: URL) -> Bool {
    ProjectFiles.exists(folder.appending(path: manifest))
  }

  /// The package at a path; `nil` if there is none.
  ///
  /// A path can leave the repository and enter it again by its name (`../App` in the repository
  /// App), which also works in a clone of another name.
  ///
  /// - Parameter base: the folder that the path was written in.
  static func find(_ place: URL, near base: URL) -> URL? {
    let place = place.standardizedFileURL
    if let found = ProjectFiles.find(place), exists(found) { return found }
    guard !ProjectFiles.exists(place) else { return nil }
    let parent = place.deletingLastPathComponent().path
    var folder = base.standardizedFileURL
    while folder.path.count > 1 {
      let above = folder.deletingLastPathComponent()
      if above.path == parent { return exists(folder) ? folder : nil }
      folder = above
    }
    return nil
  }

  /// The packages in a folder and below it, without packages inside packages.
  static func below(_ folder: URL, depth: Int = 3) -> [URL] {
    guard depth > 0 else { return [] }
    return ProjectFiles.names(folder).map { folder.appending(path: $0) }.filter {
      ProjectFiles.isFolder($0) && !ProjectFiles.isForeign($0.lastPathComponent)
        && !ProjectFiles.packages.contains($0.pathExtension.lowercased())
    }.flatMap { exists($0) ? [$0] : below($0, depth: depth - 1) }
  }
}
