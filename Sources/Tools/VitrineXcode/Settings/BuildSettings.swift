import Foundation

/// Build settings: layers of assignments, from the project's to the target's.
///
/// A value may name others (`$(NAME)`), and that of the layer below (`$(inherited)`).
package struct BuildSettings: Sendable {
  /// A value, and the conditions under which it applies.
  struct Assignment: Sendable, Hashable {
    var name: String
    /// Patterns by what they match: `sdk`, `arch`, `config`.
    var conditions: [String: String] = [:]
    var value: String

    init(name: String, conditions: [String: String] = [:], value: String) {
      (self.name, self.conditions, self.value) = (name, conditions, value)
    }

    /// Reads `NAME[sdk=iphoneos*] = value`.
    init?(_ line: String) {
      guard let sign = Assignment.sign(line) else { return nil }
      let value = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
      self.init(
        key: line[..<sign].trimmingCharacters(in: .whitespaces),
        value: value.hasSuffix(";") ? String(value.dropLast()) : value)
    }

    /// The conditions are in brackets after the name.
    init?(key: String, value: String) {
      let parts = key.split(separator: "[")
      guard let name = parts.first, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      self.init(name: String(name), value: value)
      for part in parts.dropFirst().flatMap({ $0.split(separator: ",") }) {
        let pair = part.trimmingCharacters(in: CharacterSet(charactersIn: "[] ")).split(
          separator: "=", maxSplits: 1)
        guard pair.count == 2 else { return nil }
        conditions[String(pair[0])] = String(pair[1])
      }
    }

    /// The equals sign outside brackets.
    private static func sign(_ line: String) -> String.Index? {
      var depth = 0
      for index in line.indices {
        switch line[index] {
        case "[": depth += 1
        case "]": depth -= 1
        case "=" where depth == 0: return index
        default: break
        }
      }
      return nil
    }
  }

  /// The values that conditions match.
  package struct Conditions: Sendable, Hashable {
    /// The name of the SDK, such as `iphonesimulator`.
    package var sdk: String
    /// The name of the configuration.
    package var configuration: String

    func hold(_ assignment: Assignment) -> Bool {
      assignment.conditions.allSatisfy { kind, pattern in
        switch kind {
        case "sdk": matches(sdk, pattern)
        case "config": matches(configuration, pattern)
        case "arch": matches("arm64", pattern)
        default: true
        }
      }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
      guard pattern.hasSuffix("*") else {
        return text == pattern
          || text.hasPrefix(pattern)
            && text.dropFirst(pattern.count)
              .allSatisfy { $0.isNumber || $0 == "." }
      }
      return text.hasPrefix(pattern.dropLast())
    }
  }

  /// The values that conditions match.
  package var conditions: Conditions
  private var layers: [[Assignment]]

  init(_ layers: [[Assignment]], conditions: Conditions) {
    (self.layers, self.conditions) = (layers, conditions)
  }

  /// The value of a setting; `nil` if none is assigned.
  package subscript(name: String) -> String? {
    var expansion = SettingExpansion { name, layer in raw(name, below: layer) }
    return expansion.value(of: name, below: layers.count)
  }

  /// The values of a setting that is a list: separated by blanks, quoted if they contain blanks.
  package func list(_ name: String) -> [String] { SettingExpansion.words(self[name] ?? "") }

  /// Whether a setting is switched on.
  package func isOn(_ name: String) -> Bool {
    ["YES", "TRUE", "1"].contains((self[name] ?? "").uppercased())
  }

  /// A text with expanded `$(NAME)`.
  package func expand(_ text: String) -> String {
    var expansion = SettingExpansion { name, layer in raw(name, below: layer) }
    return expansion.expand(text, inheriting: nil)
  }

  /// Names that are assigned anywhere.
  package var names: Set<String> { Set(layers.joined().map(\.name)) }

  /// The value that the highest layer below a given one assigns, and the layer.
  private func raw(_ name: String, below layer: Int) -> (value: String, layer: Int)? {
    for index in layers.indices.prefix(layer).reversed() {
      let fitting = layers[index].filter { $0.name == name && conditions.hold($0) }
      // Values with a condition take precedence over those without; the last one counts.
      let special = fitting.last { !$0.conditions.isEmpty }
      if let value = (special ?? fitting.last)?.value { return (value, index) }
    }
    return nil
  }
}
