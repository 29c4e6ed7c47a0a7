import Vitrine

/// The findings that comments at a widget's declaration accept: `// vitrine:allow text.cut,
/// room.cut`.
package struct SourceAllowance {
  /// The ids of accepted rules.
  package private(set) var rules: Set<String> = []
  /// Words that are not ids of rules.
  package private(set) var unknown: [String] = []

  private static let mark = "vitrine:allow"
  private static let mostBytes = 4 << 20

  /// Reads the line of a declaration, and the comments directly above it.
  package init(file: String, line: Int) {
    let bytes = (try? FileReader.read(file, limit: Self.mostBytes)) ?? []
    self.init(source: String(decoding: bytes, as: UTF8.self), line: line)
  }

  private init() {}

  /// A word of a comment, with its place.
  package struct Mark: Sendable {
    package var file: String
    package let line: Int
    package let rule: String
  }

  /// The words in all comments of a file, also in those above no declaration.
  package static func marks(in file: String) -> [Mark] {
    let bytes = (try? FileReader.read(file, limit: mostBytes)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { index, line in
      var allowance = SourceAllowance()
      allowance.read(line)
      return (allowance.rules.sorted() + allowance.unknown).map {
        Mark(file: file, line: index + 1, rule: $0)
      }
    }
  }

  /// Reads the text of a source file.
  ///
  /// - Parameter line: the line of the declaration, counted from 1.
  package init(source: String, line: Int) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return }
    read(lines[line - 1])
    for above in lines[..<(line - 1)].reversed() {
      guard above.drop(while: \.isWhitespace).hasPrefix("//") else { return }
      read(above)
    }
  }

  /// Reads ids of rules, separated by commas; the rest of the line is the reason.
  private mutating func read(_ line: Substring) {
    guard let comment = line.firstRange(of: "//"),
      let mark = line[comment.upperBound...].firstRange(of: Self.mark)
    else { return }
    var isNext = true
    for word in line[mark.upperBound...].split(separator: " ") where isNext {
      isNext = word.last == ","
      let name = String(isNext ? word.dropLast() : word)
      if RuleID(rawValue: name) != nil { rules.insert(name) } else { unknown.append(name) }
    }
  }
}
