import Foundation

/// A folder with archives, which is removed on deinitialization.
final class TemporaryFolder {
  let folder: URL

  /// A view whose texts need seconds and dozens of megabytes.
  static let largeView = texts(45_000)

  /// A view of equal texts.
  static func texts(_ count: Int) -> String {
    #"{"vStack": {"children": ["#
      + Array(repeating: #""Hello""#, count: count).joined(separator: ",") + "]}}"
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-cli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file and returns its name.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: folder.appending(path: name))
    return name
  }

  /// Writes an archive of one view and returns its name.
  @discardableResult
  func archive(
    _ name: String = "Card.json", kind: String = "Card", view: String = "\"Hello\"",
    families: [String] = ["systemSmall", "systemMedium"]
  ) throws -> String {
    let list = families.map { "\"\($0)\"" }.joined(separator: ", ")
    return try write(
      """
      {"vitrine": "1.0", "kind": "\(kind)", "supportedFamilies": [\(list)],
       "entries": [{"date": "2026-01-01T09:00:00Z", "views": {"default":
         {"zStack": {"children": [\(view)]}, "modifiers": [{"containerBackground": "white"}]}}}]}
      """, to: name)
  }

  /// The contents of a file; `nil` if it doesn't exist.
  func data(_ name: String) -> Data? {
    try? Data(contentsOf: folder.appending(path: name))
  }

  /// The paths of all files, including hidden ones, in alphabetical order.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { path in
      var isFolder: ObjCBool = false
      let place = folder.appending(path: path).path
      return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

extension Data {
  /// The width and height of a PNG file in pixels; `nil` for other files.
  var pictureSize: [Int]? {
    guard starts(with: [0x89, 0x50, 0x4E, 0x47]), count > 24 else { return nil }
    return [16, 20].map { start in self[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }
}
