import Foundation

/// Files of projects, read within limits, and found as on a case-insensitive file system.
package enum ProjectFiles {
  /// The maximum number of bytes of a source file.
  static let sourceLimit = 16 << 20
  /// The maximum number of files below one folder.
  static let countLimit = 100_000

  /// The bytes of a file.
  ///
  /// - Throws: `ProjectError` if it is missing, unreadable, not a regular file, or too large.
  static func data(_ file: URL, limit: Int) throws(ProjectError) -> Data {
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    let target =
      (try? file.resolvingSymlinksInPath().resourceValues(
        forKeys: [.isRegularFileKey, .fileSizeKey])) ?? values
    guard let target, target.isRegularFile == true else {
      throw ProjectError("there is no such file", file: file)
    }
    guard (target.fileSize ?? 0) <= limit else {
      throw ProjectError("the file is larger than \(limit >> 20) MB", file: file)
    }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw ProjectError("the file cannot be read", file: file, hint: "look at its permissions")
    }
  }

  /// The text of a file in UTF-8.
  ///
  /// - Throws: `ProjectError` as `data(_:limit:)` does, and for text in another encoding.
  package static func text(_ file: URL, limit: Int = sourceLimit) throws(ProjectError) -> String {
    let data = try data(file, limit: limit)
    guard let text = String(data: data, encoding: .utf8) else {
      throw ProjectError("the text is not UTF-8", file: file)
    }
    return text
  }

  /// Whether a file exists.
  static func exists(_ place: URL) -> Bool {
    FileManager.default.fileExists(atPath: place.path)
  }

  /// Whether a folder exists.
  package static func isFolder(_ place: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The folder that a project is in: itself, unless it is a file or one to Xcode.
  package static func folder(of project: URL) -> URL {
    isFolder(project) && !packages.contains(project.pathExtension.lowercased())
      ? project : project.deletingLastPathComponent()
  }

  /// The path as it is spelled on disk: as on macOS, names are matched without case; `nil` if
  /// nothing exists there.
  static func find(_ place: URL) -> URL? {
    let place = place.standardizedFileURL
    if exists(place) { return place }
    let parent = place.deletingLastPathComponent()
    guard parent.path != place.path, let folder = find(parent) else { return nil }
    let name = place.lastPathComponent.lowercased()
    return names(folder).first { $0.lowercased() == name }.map { folder.appending(path: $0) }
  }

  /// The names in a folder, sorted, without hidden ones.
  package static func names(_ folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Folders that are one file to Xcode.
  static let packages: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "icon",
    "xcmappingmodel", "docc", "playground", "xcodeproj", "xcworkspace", "app", "appex", "scnassets",
    "rkassets", "xcstickers", "mlpackage", "mlmodelc", "momd", "dSYM",
  ]

  /// Whether a folder with this name contains files that tools fetch or build.
  static func isForeign(_ name: String) -> Bool {
    ["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build"].contains(name)
  }

  /// Whether a folder is one file to Xcode.
  static func isPackage(_ folder: URL) -> Bool {
    packages.contains(folder.pathExtension.lowercased())
  }

  /// Files, and those below folders.
  ///
  /// - Throws: `ProjectError` for more files than a project has.
  static func leaves(_ places: [URL]) throws(ProjectError) -> [URL] {
    var files: [URL] = []
    for place in places {
      if isFolder(place), !packages.contains(place.pathExtension.lowercased()) {
        files += try walk(place).map { place.appending(path: $0) }
      } else {
        files.append(place)
      }
    }
    return files
  }

  /// The paths of the files below a folder, relative to it and sorted; folders that are one file to
  /// Xcode count as files.
  ///
  /// - Throws: `ProjectError` for more files than a project has.
  package static func walk(
    _ folder: URL, isWanted: (String) -> Bool = { _ in true }
  ) throws(ProjectError) -> [String] {
    var files: [String] = []
    var open = [""]
    while let path = open.popLast() {
      let place = path.isEmpty ? folder : folder.appending(path: path)
      for name in names(place) {
        let below = path.isEmpty ? name : "\(path)/\(name)"
        let item = place.appending(path: name)
        guard isWanted(below) else { continue }
        if isFolder(item), !packages.contains(item.pathExtension.lowercased()) {
          // A link to a folder above would be walked for ever.
          if (try? FileManager.default.destinationOfSymbolicLink(atPath: item.path)) == nil {
            open.append(below)
          }
        } else {
          files.append(below)
        }
      }
      guard files.count + open.count <= countLimit else {
        throw ProjectError("there are more than \(countLimit) files in the folder", file: folder)
      }
    }
    return files.sorted()
  }
}
