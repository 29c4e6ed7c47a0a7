import Foundation

/// A file of trees with recorded sizes and frames.
package struct CaseFile: Encodable {
  package var cases: [Case]
  /// The reasons why cases could not be read, by their number.
  package private(set) var unreadable: [String] = []

  package init(cases: [Case]) { self.cases = cases }

  /// A tree, the proposal and the recorded layout.
  package struct Case: Codable {
    package var id: String
    package var view: OracleTree
    package var proposal: [OracleNumber]
    package var size: [OracleNumber]?
    /// x, y, width and height of each named view, with the root's top left corner at (0, 0).
    package var frames: [String: [OracleNumber]]
    /// `false` marks cases that no public model of SwiftUI reproduces.
    package var reference_model_agrees: Bool?
  }

  /// Reads a file; a case that cannot be read does not hide the others.
  package static func read(_ path: String) throws -> CaseFile {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let list = try JSONDecoder().decode(List.self, from: data)
    var file = CaseFile(cases: list.cases.compactMap { try? $0.result.get() })
    for (number, entry) in list.cases.enumerated() {
      if case .failure(let error) = entry.result {
        file.unreadable.append("case \(number): error: \(error)")
      }
    }
    return file
  }

  private struct List: Decodable {
    let cases: [Entry]
  }

  /// A case or the reason why there is none.
  private struct Entry: Decodable {
    let result: Result<Case, any Error>

    init(from decoder: any Decoder) throws {
      result = Result { try Case(from: decoder) }
    }
  }

  /// The file's text, with one case per line.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let lines = try cases.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    return "{\"cases\": [\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }
}
