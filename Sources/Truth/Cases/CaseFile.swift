import Foundation

/// A file of trees with recorded sizes and frames.
struct CaseFile: Codable {
  var cases: [Case]

  /// A tree, what it was offered and what came out.
  struct Case: Codable {
    var id: String
    var view: NeutralTree
    var proposal: [NeutralNumber]
    var size: [NeutralNumber]?
    /// x, y, width and height of each named view, with the root's corner at (0, 0).
    var frames: [String: [NeutralNumber]]
    /// `false` marks cases that no public model of SwiftUI reproduces.
    var reference_model_agrees: Bool?
  }

  /// Reads a file.
  static func read(_ path: String) throws -> CaseFile {
    try JSONDecoder().decode(CaseFile.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The file's text, one case a line.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let lines = try cases.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    return "{\"cases\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }
}
