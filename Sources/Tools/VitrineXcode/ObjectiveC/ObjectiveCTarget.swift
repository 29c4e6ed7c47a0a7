import Foundation
import VitrineProcess

/// A target of a package whose code is Objective-C.
///
/// It is declared for Swift by its public headers: those that its module map names, or else all
/// that are in the folder of public headers.
struct ObjectiveCTarget {
  /// The public headers.
  let headers: [URL]
  private let target: LocalPackage.Target
  private let files: [URL]

  /// Reads a target; `nil` for one without public headers.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  init?(_ target: LocalPackage.Target) throws(ProjectError) {
    self.target = target
    let folder = target.folder.appending(path: target.settings.publicHeaders ?? "include")
    guard ProjectFiles.isFolder(folder) else { return nil }
    let all = try ProjectFiles.walk(folder).filter { $0.hasSuffix(".h") }.sorted()
    let map = ObjectiveCTarget.mapNames.lazy.compactMap {
      try? ProjectFiles.text(folder.appending(path: $0))
    }.first
    headers = ObjectiveCTarget.named(map ?? "", among: all).map { folder.appending(path: $0) }
    files = try ProjectFiles.walk(target.folder).map { target.folder.appending(path: $0) }
    if headers.isEmpty { return nil }
  }

  private static let mapNames = ["module.modulemap", "module.map"]

  /// The headers of a module map: those that it names, and those in folders that it names; all if
  /// it names none.
  static func named(_ map: String, among all: [String]) -> [String] {
    let names = map.matches(
      of: #/(?:(exclude|private|textual)\s+)?(?:header|umbrella)\s+"([^"]+)"/#
    )
    .filter { $0.1 == nil }.map { String($0.2) }
    let found = names.flatMap { name -> [String] in
      let folder = name == "." ? "" : name + "/"
      return all.contains(name) ? [name] : all.filter { $0.hasPrefix(folder) }
    }
    return found.isEmpty ? all : found
  }

  /// The declarations of the headers; `nil` if the toolchain cannot read them.
  func declarations(_ toolchain: Toolchain) -> BridgedObjectiveC? {
    var folders: [URL] = []
    for file in files where file.pathExtension == "h" {
      let folder = file.deletingLastPathComponent().standardizedFileURL
      // A header is named by its own folder or by that above, as `<Kit/Card.h>`.
      for place in [folder, folder.deletingLastPathComponent()] where !folders.contains(place) {
        folders.append(place)
      }
    }
    return BridgedObjectiveC(
      headers,
      folders: folders.filter { $0.path.hasPrefix(target.folder.standardizedFileURL.path) },
      sources: files.filter { ["m", "mm"].contains($0.pathExtension) }, declared: [],
      title: "the module \(target.name)", toolchain)
  }
}
