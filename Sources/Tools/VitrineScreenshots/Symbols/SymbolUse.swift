import Vitrine
import VitrineSyntax

/// A symbol that Swift source names.
struct SymbolUse: Hashable, Sendable {
  /// The name of the symbol in code and archives.
  let name: String
  /// The line in the source, counted from 1.
  let line: Int

  /// Labels and functions after which a literal names a symbol.
  private static let labels: Set<Substring> = [
    "systemName", "systemImage", "systemSymbolName", "systemImageName",
  ]

  /// Returns the symbols that source names: literals in arguments for symbols, and any other
  /// literal with a dot that is the name of a symbol.
  static func all(in source: String) -> [SymbolUse] {
    var uses: [SymbolUse] = []
    var line = 1
    // The bracket depth of the argument that names a symbol; nil outside one.
    var depth: Int?
    var last: Substring = ""
    for token in SwiftLexer.tokens(source) {
      defer { line += token.text.utf8.count { $0 == UInt8(ascii: "\n") } }
      switch token.kind {
      case .blank, .newline, .comment: continue
      case .string:
        guard let name = literal(token.text) else { break }
        let isNamed = depth != nil && isName(name)
        if isNamed || (name.contains(".") && SymbolDescription.allNames.contains(name)) {
          uses.append(SymbolUse(name: name, line: line))
        }
      case .symbol:
        if token.text == ":", depth == nil, labels.contains(last) {
          depth = 0
        } else if let level = depth {
          depth = next(level, token.text)
        }
      default: break
      }
      last = token.text
    }
    return uses
  }

  /// Returns the depth after a symbol; `nil` once the argument ends.
  private static func next(_ depth: Int, _ text: Substring) -> Int? {
    switch text {
    case "(", "[": return depth + 1
    case ")", "]": return depth > 0 ? depth - 1 : nil
    case ",", "{", "}": return depth > 0 ? depth : nil
    default: return depth
    }
  }

  private static func literal(_ text: Substring) -> String? {
    guard text.first == "\"", text.last == "\"", text.count >= 2 else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
          || $0 == UInt8(ascii: ".")
      }
  }
}
