import Foundation
import Testing
import Vitrine

/// Creates archives and folders for tests.
enum Sample {
  /// An archive whose only entry shows `view`, as JSON.
  static func json(_ view: String, rest: String = "") -> String {
    """
    {"vitrine": "1.0", "kind": "Sample", "entries": [
      {"date": "2026-01-01T09:00:00Z", "views": {"default": \(view)}}]\(rest)}
    """
  }

  /// A document of JSON text, with assets in `folder`.
  static func document(_ json: String, folder: String? = nil) throws(ArchiveError) -> WidgetDocument
  {
    try WidgetDocument(bytes: Array(json.utf8), file: "Sample.json", folder: folder)
  }

  /// The result of a request for a view.
  static func render(
    _ view: String, _ request: RenderRequest = RenderRequest(family: .systemSmall)
  ) throws -> LaidOutWidget {
    try Renderer().layOut(document(json(view)), request)
  }

  /// A new empty folder, which is removed after `body`.
  static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-tests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// A red image of 8 by 8 pixels as PNG.
  static let png: [UInt8] = {
    let data = Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mP4z8CAFTEMLQ"
        + "kAKP8/wc53yE8AAAAASUVORK5CYII=")
    return Array(data ?? Data())
  }()
}

extension FrameTree {
  /// All names in the tree, the outermost first.
  var names: [String] { [name] + children.flatMap(\.names) }

  /// The first view with the name.
  func first(_ name: String) -> FrameTree? {
    if self.name == name { return self }
    for child in children { if let found = child.first(name) { return found } }
    return nil
  }
}
