import Foundation

/// The source files of a target in `project.yml`.
struct XcodeGenSources {
  let root: URL

  /// The members: files, and all files below folders.
  ///
  /// - Throws: `ProjectError` when a folder has too many files.
  func members(_ value: PropertyValue?, target: String) throws(ProjectError) -> [URL] {
    let entries = value?.array ?? value.map { [$0] } ?? []
    var members: [URL] = []
    for entry in entries {
      guard let path = entry.string ?? entry["path"]?.string else { continue }
      let place = URL(filePath: path, relativeTo: root.directoryURL).standardizedFileURL
      guard let found = ProjectFiles.find(place) else {
        if entry["optional"]?.string != "YES" { members.append(place) }
        continue
      }
      guard ProjectFiles.isFolder(found),
        !ProjectFiles.packages.contains(found.pathExtension.lowercased())
      else {
        members.append(found)
        continue
      }
      let included = (entry["includes"]?.strings ?? []).map(GlobPattern.init)
      let excluded = (entry["excludes"]?.strings ?? []).map(GlobPattern.init)
      members += try ProjectFiles.walk(found)
        .filter { path in
          (included.isEmpty || included.contains { $0.matches(path) })
            && !excluded.contains { $0.matches(path) }
        }
        .map { found.appending(path: $0) }
    }
    return members
  }
}

/// A pattern of paths: `*` within a part, `**` across parts, `?` for one character.
struct GlobPattern {
  private let parts: [Substring]

  init(_ pattern: String) { parts = pattern.split(separator: "/") }

  /// Whether the pattern names a path or a folder above it.
  func matches(_ path: String) -> Bool {
    let path = path.split(separator: "/")
    return (1...max(path.count, 1)).contains { matches(parts[...], path.prefix($0)) }
  }

  private func matches(_ parts: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else { return path.isEmpty }
    if part == "**" {
      return matches(parts.dropFirst(), path) || !path.isEmpty && matches(parts, path.dropFirst())
    }
    guard let name = path.first, GlobPattern.matches(Array(part), Array(name)) else { return false }
    return matches(parts.dropFirst(), path.dropFirst())
  }

  /// Whether a part with wildcards matches a name; if it fails, the last star is tried again.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (position, place) = (0, 0)
    var retry: (position: Int, place: Int)?
    while place < name.count {
      if position < pattern.count, pattern[position] == "*" {
        retry = (position, place)
        position += 1
      } else if position < pattern.count,
        pattern[position] == "?" || pattern[position] == name[place]
      {
        position += 1
        place += 1
      } else if let last = retry {
        retry = (last.position, last.place + 1)
        (position, place) = (last.position + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
