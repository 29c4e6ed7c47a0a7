import Foundation

/// Unique names for files, also where the case of letters does not distinguish files.
struct ArchiveNames {
  private var taken: Set<String> = []

  /// The maximum length in bytes: file systems allow 255, of which suffixes of pictures need some.
  private static let mostBytes = 160

  /// Reserves a name for another file.
  mutating func reserve(_ file: String) {
    _ = take(file.hasSuffix(".json") ? String(file.dropLast(5)) : file)
  }

  /// Returns the name of the archive of a widget or a preview.
  mutating func file(_ text: String) -> String {
    let plain = String(
      text.map { $0.isLetter || $0.isNumber || "-_+ .#".contains($0) ? $0 : "_" }.drop { $0 == "." }
    )
    let base = plain.isEmpty ? "widget" : ArchiveNames.shortened(plain)
    var name = base
    var count = 2
    while !take(name) {
      name = "\(base)-\(count)"
      count += 1
    }
    return name + ".json"
  }

  private mutating func take(_ name: String) -> Bool {
    taken.insert(name.lowercased()).inserted
  }

  /// Returns the start of a name that is too long.
  private static func shortened(_ name: String) -> String {
    var name = name
    while name.utf8.count > mostBytes { name.removeLast() }
    return name
  }
}
