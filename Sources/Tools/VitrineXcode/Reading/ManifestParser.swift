import Foundation
import VitrineSyntax

/// Reads the constants of a manifest whose values are literals.
///
/// Nothing is run. Values that only a program could compute are ignored.
struct ManifestParser {
  /// Constants by their names, in any type.
  private(set) var constants: [String: ManifestValue] = [:]
  /// Targets in functions and in computed properties whose names are literals: only a program could
  /// compute which of them a project has, and most projects have all.
  private(set) var madeTargets: [ManifestValue] = []
  private var tokens: [SwiftToken]
  private var place = 0
  private var depth = 0
  /// The maximum nesting of expressions.
  private static let depthLimit = 64

  /// Reads a manifest.
  init(_ text: String) {
    tokens = SwiftLexer.tokens(text).filter { !$0.isTrivia }
    while place < tokens.count {
      if next() == "let" || next() == "var" {
        place += 1
        readConstant()
      } else if !readTarget() {
        place += 1
      }
    }
  }

  /// Reads `Target(name: "A", …)`, `Target.target(name: "A", …)` or `.target(name: "A", …)`; returns
  /// whether it is one.
  private mutating func readTarget() -> Bool {
    let start = place
    guard next() == "Target" || next() == "." && next(1) == "target",
      let value = expression(), value["name"]?.string != nil, value["product"] != nil
    else {
      place = start
      return false
    }
    madeTargets.append(value)
    return true
  }

  private func next(_ offset: Int = 0) -> Substring? {
    place + offset < tokens.count ? tokens[place + offset].text : nil
  }

  private mutating func take(_ text: Substring) -> Bool {
    guard next() == text else { return false }
    place += 1
    return true
  }

  private mutating func readConstant() {
    guard let name = next() else { return }
    place += 1
    if take(":") {
      while let token = next(), token != "=", token != "{", token != "}", token != "let" {
        place += 1
      }
    }
    // A property without a value, or a computed one, is not a constant.
    guard take("=") else { return }
    let start = place
    if let value = expression() {
      constants[String(name)] = value
    } else {
      place = start
    }
  }

  /// Values that `+` joins.
  private mutating func expression() -> ManifestValue? {
    depth += 1
    defer { depth -= 1 }
    guard depth < ManifestParser.depthLimit, var value = primary() else { return nil }
    while take("+") {
      guard let other = primary() else { return nil }
      switch (value, other) {
      case (.string(let low), .string(let high)): value = .string(low + high)
      case (.array(let low), .array(let high)): value = .array(low + high)
      case (.dictionary(let low), .dictionary(let high)): value = .dictionary(low + high)
      default: return value
      }
    }
    return value
  }

  private mutating func primary() -> ManifestValue? {
    guard place < tokens.count else { return nil }
    let token = tokens[place]
    switch token.kind {
    case .string:
      place += 1
      return .string(text(token.text))
    case .number:
      place += 1
      return .string(String(token.text))
    case .name: return reference()
    case .symbol where token.text == ".": return reference()
    case .symbol where token.text == "[": return list()
    default: return nil
    }
  }

  /// A name, a member or a call: `a`, `.a`, `A.b(c: 1)`; members of a call are ignored.
  private mutating func reference() -> ManifestValue? {
    var name = ""
    while let token = next() {
      if token == "." {
        place += 1
      } else if place < tokens.count, tokens[place].kind == .name {
        name = String(token)
        place += 1
        if next() != "." { break }
      } else {
        break
      }
    }
    guard !name.isEmpty else { return nil }
    if name == "true" || name == "false" { return .bool(name == "true") }
    guard take("(") else { return constants[name] ?? .name(name) }
    let arguments = arguments()
    // `.settings(…).merging(…)`: calls on a call change it in ways that only a program can compute.
    while next() == ".", next(2) == "(" {
      place += 3
      _ = self.arguments()
    }
    return .call(name, arguments)
  }

  private mutating func arguments() -> [(label: String?, value: ManifestValue)] {
    var arguments: [(label: String?, value: ManifestValue)] = []
    while let token = next(), token != ")" {
      var label: String?
      if next(1) == ":", tokens[place].kind == .name {
        label = String(token)
        place += 2
      }
      if let value = expression() { arguments.append((label, value)) }
      skip(to: [",", ")"])
      _ = take(",")
    }
    _ = take(")")
    return arguments
  }

  private mutating func list() -> ManifestValue {
    place += 1
    var values: [ManifestValue] = []
    var entries: [(key: ManifestValue, value: ManifestValue)] = []
    if take(":") {
      _ = take("]")
      return .dictionary([])
    }
    while let token = next(), token != "]" {
      if let value = expression() {
        if take(":") {
          if let other = expression() { entries.append((value, other)) }
        } else {
          values.append(value)
        }
      }
      skip(to: [",", "]"])
      _ = take(",")
    }
    _ = take("]")
    return entries.isEmpty ? .array(values) : .dictionary(entries)
  }

  /// Skips unsupported syntax, with everything in its brackets.
  private mutating func skip(to ends: Set<Substring>) {
    var open = 0
    while let token = next() {
      if open == 0, ends.contains(token) { return }
      if ["(", "[", "{"].contains(token) { open += 1 }
      if [")", "]", "}"].contains(token) {
        guard open > 0 else { return }
        open -= 1
      }
      place += 1
    }
  }

  /// The text of a literal, with its constants inserted.
  private func text(_ literal: Substring) -> String {
    let quotes = literal.hasPrefix("\"\"\"") ? 3 : 1
    var text = String(literal.dropFirst(quotes).dropLast(quotes))
    while let open = text.range(of: "\\("), let close = text[open.upperBound...].firstIndex(of: ")")
    {
      let name = text[open.upperBound..<close].split(separator: ".").last.map(String.init) ?? ""
      text.replaceSubrange(open.lowerBound...close, with: constants[name]?.string ?? "")
    }
    return text.replacingOccurrences(of: "\\\"", with: "\"")
  }
}
