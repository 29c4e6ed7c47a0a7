import Foundation

/// The assignments of an `.xcconfig` file and of those that it includes, in order.
///
/// Source of the form: "Adding a build configuration file to your project" of Apple's documentation.
struct XCConfig {
  /// The maximum nesting of included files.
  private static let depthLimit = 32

  private(set) var assignments: [BuildSettings.Assignment] = []
  /// The problems, one line each.
  private(set) var notes: [String] = []

  /// Reads a file.
  ///
  /// - Throws: `ProjectError` when it, or a file that it needs, cannot be read.
  init(_ file: URL) throws(ProjectError) {
    try read(file, depth: 0)
  }

  private mutating func read(_ file: URL, depth: Int) throws(ProjectError) {
    guard depth < XCConfig.depthLimit else {
      throw ProjectError("files include each other in a cycle", file: file)
    }
    let text = try ProjectFiles.text(file)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let content = XCConfig.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if content.isEmpty { continue }
      if content.hasPrefix("#include") {
        try include(content, from: file, line: index + 1, depth: depth)
      } else if let assignment = BuildSettings.Assignment(content) {
        assignments.append(assignment)
      } else {
        throw ProjectError(
          "'\(content)' is not an assignment", file: file, line: index + 1,
          hint: "write NAME = value, or // before a comment")
      }
    }
  }

  private mutating func include(
    _ line: String, from file: URL, line number: Int, depth: Int
  ) throws(ProjectError) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else {
      throw ProjectError(
        "'\(line)' names no file", file: file, line: number,
        hint: "write #include \"Name.xcconfig\"")
    }
    let place = URL(
      filePath: String(parts[1]), relativeTo: file.deletingLastPathComponent().directoryURL)
    guard let found = ProjectFiles.find(place) else {
      // Files of CocoaPods and secrets are rarely in a repository; Xcode warns and continues, and
      // does not warn about '#include?'.
      if line.hasPrefix("#include?") { return }
      notes.append("\(file.lastPathComponent) includes \(parts[1]), which does not exist")
      return
    }
    try read(found, depth: depth + 1)
  }

  /// A line up to `//`.
  private static func withoutComment(_ line: Substring) -> Substring {
    guard let range = line.firstRange(of: "//") else { return line }
    return line[..<range.lowerBound]
  }
}
