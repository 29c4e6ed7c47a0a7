import Foundation

extension URL {
  /// The path of a file from a folder, with `..` where it is outside.
  package func path(from base: URL) -> String {
    let from = base.standardizedFileURL.pathComponents
    let to = standardizedFileURL.pathComponents
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: from.count - common)
    return (up + to[common...]).joined(separator: "/")
  }
}
