import Foundation
import VitrineProcess

/// A target of a package whose code is Objective-C.
///
/// It is declared for Swift by its public headers: those that its module map names, or else all
/// that are in the folder of public headers.
struct ObjectiveCTarget {
  /// The public headers, by their paths below the target's folder.
  let headers: [String]
  private let target: LocalPackage.Target
  private let paths: [String]

  /// Reads a target; `nil` for one without public headers.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  init?(_ target: LocalPackage.Target) throws(ProjectError) {
    self.target = target
    let place = target.settings.publicHeaders ?? "include"
    let folder = target.folder.appending(path: place)
    guard ProjectFiles.isFolder(folder) else { return nil }
    let all = try ProjectFiles.walk(folder).filter { $0.hasSuffix(".h") }.sorted()
    let map = ObjectiveCTarget.mapNames.lazy.compactMap {
      try? ProjectFiles.text(folder.appending(path: $0))
    }.first
    headers = ObjectiveCTarget.named(map ?? "", among: all).map { "\(place)/\($0)" }
    paths = try ProjectFiles.walk(target.folder).sorted()
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
    let copies = FileManager.default.temporaryDirectory.appending(
      path: "vitrine-module-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copies) }
    var folders = [copies]
    for path in paths where path.hasSuffix(".h") {
      let folder = copies.appending(path: path).deletingLastPathComponent()
      // A header is named by its own folder or by that above, as `<Kit/Card.h>`.
      for place in [folder, folder.deletingLastPathComponent()] where !folders.contains(place) {
        if place.path.hasPrefix(copies.path) { folders.append(place) }
      }
      guard copy(path, to: copies) else { return nil }
    }
    return BridgedObjectiveC(
      headers.map { copies.appending(path: $0) }, folders: folders,
      sources: paths.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        .map { target.folder.appending(path: $0) },
      declared: [], title: "the module \(target.name)", toolchain)
  }

  /// Copies a header without the module map beside it, which would make it another module's.
  private func copy(_ path: String, to folder: URL) -> Bool {
    guard let text = try? ProjectFiles.text(target.folder.appending(path: path)) else {
      return false
    }
    let place = folder.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
      return true
    } catch {
      return false
    }
  }
}
