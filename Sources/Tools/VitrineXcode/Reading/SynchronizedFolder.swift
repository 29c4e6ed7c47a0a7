import Foundation

/// A folder whose files are members of targets, with exceptions.
///
/// An exception of a target that the folder belongs to excludes files; one of another target
/// includes them.
struct SynchronizedFolder {
  let objects: ProjectObjects
  let references: FileReferences
  let group: ProjectObjects.Object

  /// The members of the folder in a target.
  ///
  /// - Parameter isOwn: whether the folder belongs to the target.
  /// - Throws: `ProjectError` when the folder has too many files.
  func members(target: String, phases: Set<String>, isOwn: Bool) throws(ProjectError) -> [URL] {
    guard let folder = references.place(group.identifier).flatMap(ProjectFiles.find) else {
      return []
    }
    let exceptions = exceptions(target: target, phases: phases)
    if !isOwn, exceptions.isEmpty { return [] }
    return try ProjectFiles.walk(folder)
      .filter { matches($0, exceptions) != isOwn }
      .map { folder.appending(path: $0) }
  }

  /// The paths of a target's exceptions, or of those of one of its build phases.
  private func exceptions(target: String, phases: Set<String>) -> Set<String> {
    var paths: Set<String> = []
    for exception in objects.list("exceptions", of: group) {
      let isConcerned =
        exception["target"] == target || exception["buildPhase"].map(phases.contains) == true
      guard isConcerned else { continue }
      // Membership in an additional phase removes nothing.
      paths.formUnion(exception.strings("membershipExceptions"))
    }
    return paths
  }

  /// Whether a path, a folder above it or its languages are named.
  private func matches(_ path: String, _ exceptions: Set<String>) -> Bool {
    if exceptions.isEmpty { return false }
    var part = Substring(path)
    while true {
      if exceptions.contains(String(part)) { return true }
      guard let slash = part.lastIndex(of: "/") else { break }
      part = part[..<slash]
    }
    let parts = path.split(separator: "/")
    guard let language = parts.lastIndex(where: { $0.hasSuffix(".lproj") }) else { return false }
    let plain = (parts[..<language] + parts[(language + 1)...]).joined(separator: "/")
    return exceptions.contains("/Localized: \(plain)") || exceptions.contains(plain)
  }
}
