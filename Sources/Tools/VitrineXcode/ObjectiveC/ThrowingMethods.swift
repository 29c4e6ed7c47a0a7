import Foundation

/// Methods of Objective-C that return an error by a pointer, which Swift sees as throwing ones.
///
/// The importer needs Apple's runtime for such pointers and leaves the methods out: it reads copies of
/// the headers in which they are plain ones.
///
/// Source: "About Imported Cocoa Error Parameters" in Apple's documentation.
enum ThrowingMethods {
  /// The type in place of the pointer.
  static let place = "VitrineErrorPlace"

  /// The options of clang with which it reads copies of the headers that have such methods.
  ///
  /// - Throws: what prevents the copies from being written.
  static func overlay(of headers: [URL], in folder: URL) throws -> [String] {
    var copies: [[String: String]] = []
    for header in headers {
      let text = (try? ProjectFiles.text(header)) ?? ""
      let plain = text.replacing(
        #/\(\s*NSError\s*\*\s*(?:\w+\s*)?\*\s*(?:\w+\s*)?\)/#, with: "(\(place))")
      guard plain != text else { continue }
      let copy = folder.appending(path: "copies/\(copies.count).h")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(plain.utf8).write(to: copy)
      copies.append(["type": "file", "name": header.path, "external-contents": copy.path])
    }
    guard !copies.isEmpty else { return [] }
    let map = folder.appending(path: "overlay.yaml")
    let names = String(decoding: try JSONEncoder().encode(copies), as: UTF8.self)
    // Headers beside one are found beside the original.
    try Data("{\"version\": 0, \"use-external-names\": false, \"roots\": \(names)}".utf8)
      .write(to: map)
    return ["-ivfsoverlay", map.path]
  }

  /// The ends of names that only tell of an error.
  private static let suffixes = ["AndReturnError", "WithError"]

  /// A declaration as Swift has it: without the pointer, and without the result that tells of an error.
  static func declaration(_ line: String) -> String {
    guard let parameter = line.firstMatch(of: #/(?:, |\()(?:\w+ )?\w+: VitrineErrorPlace[!?]?\)/#)
    else { return line }
    var head = String(line[..<parameter.range.lowerBound])
    if let suffix = suffixes.first(where: head.hasSuffix) { head.removeLast(suffix.count) }
    let result = line[parameter.range.upperBound...].replacing("!", with: "")
      .replacing("?", with: "")
    head += parameter.0.hasPrefix("(") ? "()" : ")"
    head = head.replacing(#/\binit[!?]\(/#, with: "init(")
    return head + " throws" + ([" -> Bool", " -> BOOL"].contains(result) ? "" : result)
  }
}
