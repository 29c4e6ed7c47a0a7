import Foundation

/// Paths from one folder.
package enum RelativePath {
  /// The path of a file from a folder, with `..` where it lies outside.
  package static func of(_ file: URL, to base: URL) -> String {
    let from = base.standardizedFileURL.pathComponents
    let to = file.standardizedFileURL.pathComponents
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to[common...]).joined(separator: "/")
  }
}
