import Foundation

/// What a command line answers in a folder.
struct Answer: Hashable {
  /// The command line without `vitrine`.
  let line: String
  let code: Int32
  /// The first line of standard error, and the first of standard output.
  let says: [String]
  /// The files that it wrote, changed and removed.
  let disk: [String]

  /// A row of the table.
  var row: String {
    let cells = [
      "`\(line)`", String(code), says.map { "`\($0)`" }.joined(separator: "<br>"),
      disk.map { "`\($0)`" }.joined(separator: "<br>"),
    ]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }
}

/// The answers of all commands, as a file that people read.
enum AnswerTable {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "answers.md")

  /// Returns the section of a place.
  static func section(_ place: AnswerPlace, _ answers: [Answer]) -> String {
    (["## \(place.rawValue)", "", "| command | exit | first lines | files |", "|---|---|---|---|"]
      + answers.map(\.row)).joined(separator: "\n")
  }

  /// Returns the sections of the file by their titles.
  static func sections() throws -> [String: String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let parts = text.components(separatedBy: "\n## ").dropFirst().map {
      "## " + $0.trimmingCharacters(in: .newlines)
    }
    return Dictionary(
      parts.map { (String($0.dropFirst(3).prefix { $0 != "\n" }), $0) }, uniquingKeysWith: { $1 })
  }

  /// Writes the file.
  static func write(_ sections: [String: String]) throws {
    let all = AnswerPlace.allCases.compactMap { sections[$0.rawValue] }
    try ([head] + all).joined(separator: "\n\n").appending("\n")
      .write(to: file, atomically: true, encoding: .utf8)
  }

  private static let head = """
    # What every command answers in every kind of folder

    A test runs each line in a fresh copy of the folder and compares its answer with this table:
    the exit status, the first lines of standard error and of standard output, and the files that
    it wrote (+), changed (~) or removed (-). `VITRINE_UPDATE_DOCS=1 swift test --filter AnswerTests`
    writes the table again. Read each row that changes: none may remove or replace a person's file
    without a word, or pass without having looked.
    """
}
