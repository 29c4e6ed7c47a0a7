import Foundation

/// Writes a plan into a folder; files that are already there stay untouched, so that only changes
/// are compiled.
package struct StagedFolder {
  /// The URL of the staged folder.
  package let url: URL
  /// Whether the folder can be kept: links lead to the user's files from where they are, and
  /// Vitrine may be elsewhere.
  let isKept: Bool
  /// Whether a file is kept, too; others are copied.
  private let remains: (URL) -> Bool

  package init(
    _ url: URL, isKept: Bool = false, remains: @escaping (URL) -> Bool = { _ in true }
  ) {
    (self.url, self.isKept, self.remains) = (url, isKept, remains)
  }

  /// Writes all files and removes those that no longer belong there.
  ///
  /// - Parameter leftOut: the code that is left out, for the manifest of a kept folder.
  /// - Throws: `ProjectError` when the folder cannot be written to.
  package func write(
    _ plan: StagingPlan, vitrine: URL, leftOut: [String] = []
  ) throws(ProjectError) {
    do {
      var wanted: Set<String> = []
      for module in plan.modules {
        for (path, file) in module.files {
          let place = "Sources/\(module.name)/\(path)"
          wanted.insert(place)
          try write(file, at: url.appending(path: place))
        }
      }
      try write(
        .generated(
          PackageManifest(
            plan, vitrine: vitrine, keptIn: isKept ? url : nil, leftOut: leftOut
          ).text),
        at: url.appending(path: "Package.swift"))
      try prune(url.appending(path: "Sources"), path: "Sources", wanted)
    } catch {
      throw ProjectError(
        "the staged package cannot be written: \(error.localizedDescription)", file: url)
    }
  }

  /// Writes links to the resources of a target, and its properties.
  ///
  /// - Returns: the paths of the written files.
  /// - Throws: `ProjectError` when the folder cannot be written to.
  func writeResources(_ target: ProjectTarget) throws(ProjectError) -> [String] {
    do {
      let places = ResourceLayout.places(target.resources + target.frameworkResources)
      for (path, source) in places {
        let place = url.appending(path: "Resources/\(path)")
        guard source.lastPathComponent == ResourceLayout.localized else {
          try write(.link(source), at: place)
          continue
        }
        let data = try ResourceLayout.information(of: target, in: source)
        try write(.generated(String(decoding: data, as: UTF8.self)), at: place)
      }
      let list = String(decoding: try ResourceLayout.information(of: target), as: UTF8.self)
      let information = "Resources/\(ResourceLayout.information)"
      try write(.generated(list), at: url.appending(path: information))
      return places.map { "Resources/\($0.path)" } + [information]
    } catch {
      throw ProjectError(
        "the resources cannot be written: \(error.localizedDescription)", file: url)
    }
  }

  /// The user's file for each staged one, for messages.
  package func origins(_ plan: StagingPlan) -> [String: String] {
    plan.modules.reduce(into: [:]) { origins, module in
      for (path, file) in module.files {
        let place = place(of: path, in: module.name).path
        switch file {
        case .link(let source), .copy(let source, _): origins[place] = source.path
        case .generated: break
        }
      }
    }
  }

  /// The place of a module's source.
  func place(of path: String, in module: String) -> URL {
    url.appending(path: "Sources/\(module)/\(path)")
  }

  /// Whether a file is staged so.
  func has(_ file: StagingPlan.StagedFile, at place: URL) -> Bool {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
    switch file {
    case .link(let source): return link == source.path
    case .copy(_, let text), .generated(let text):
      return link == nil && (try? Data(contentsOf: place)) == Data(text.utf8)
    }
  }

  /// Writes sources of modules that are already there.
  ///
  /// - Throws: `ProjectError` when the folder cannot be written to.
  func write(_ files: [URL: StagingPlan.StagedFile]) throws(ProjectError) {
    do {
      for (place, file) in files { try write(file, at: place) }
    } catch {
      throw ProjectError(
        "the staged package cannot be written: \(error.localizedDescription)", file: url)
    }
  }

  private func write(_ file: StagingPlan.StagedFile, at place: URL) throws {
    let manager = FileManager.default
    let link = try? manager.destinationOfSymbolicLink(atPath: place.path)
    switch file {
    case .link(let source) where !remains(source):
      try clear(place)
      try manager.copyItem(at: source.resolvingSymlinksInPath(), to: place)
    case .link(let source):
      let target =
        isKept
        ? source.path(from: place.deletingLastPathComponent()) : source.path
      if link == target { return }
      try clear(place)
      try manager.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    case .copy(_, let text), .generated(let text):
      let data = Data(text.utf8)
      if link == nil, (try? Data(contentsOf: place)) == data { return }
      try clear(place)
      try data.write(to: place, options: .atomic)
    }
  }

  private func clear(_ place: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    let isThere =
      manager.fileExists(atPath: place.path)
      || (try? manager.destinationOfSymbolicLink(atPath: place.path)) != nil
    if isThere { try manager.removeItem(at: place) }
  }

  /// Takes away files that no module has, and folders that are empty then.
  private func prune(_ folder: URL, path: String, _ wanted: Set<String>) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: folder.path) {
      let below = "\(path)/\(name)"
      let item = folder.appending(path: name)
      if wanted.contains(below) { continue }
      let isLink = (try? manager.destinationOfSymbolicLink(atPath: item.path)) != nil
      if !isLink, ProjectFiles.isFolder(item) {
        try prune(item, path: below, wanted)
        if try manager.contentsOfDirectory(atPath: item.path).isEmpty {
          try manager.removeItem(at: item)
        }
      } else if isLink || !isKept {
        // In a folder that is kept, other files may be the user's own.
        try manager.removeItem(at: item)
      }
    }
  }
}
