import Foundation

/// The versions of a package that a project accepts.
struct PackageRequirement {
  private let text: String
  private let pinned: String?

  init(_ package: RemotePackage) {
    (text, pinned) = (package.requirement, package.version)
  }

  /// The names of commits to try in a repository, the best first.
  func names(among tags: [String]) -> [String] {
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
    let value = quoted.count >= 2 ? String(quoted[1]) : ""
    if let pinned { return [pinned, "v\(pinned)"] }
    if text.contains("branch:") || text.contains("revision:") { return [value] }
    let end = quoted.count >= 4 ? Version(String(quoted[3])) : nil
    guard let start = Version(value) else { return ["HEAD"] }
    let versions = tags.compactMap { tag in Version(tag).map { (tag: tag, version: $0) } }
    return versions.filter { accepts($0.version, from: start, to: end) }
      .sorted { $0.version > $1.version }.map(\.tag)
  }

  private func accepts(_ version: Version, from start: Version, to end: Version?) -> Bool {
    if text.contains("exact:") { return version == start }
    guard version >= start else { return false }
    if let end { return text.contains("...") ? version <= end : version < end }
    guard version.numbers[0] == start.numbers[0] else { return false }
    return !text.contains("upToNextMinor") || version.numbers[1] == start.numbers[1]
  }

  /// A semantic version without a suffix; those with one are not chosen unless they are pinned.
  private struct Version: Comparable {
    let numbers: [Int]

    init?(_ text: String) {
      let parts = text.drop { $0 == "v" }.split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
      self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
    }

    static func < (left: Version, right: Version) -> Bool {
      left.numbers.lexicographicallyPrecedes(right.numbers)
    }
  }
}
