import VitrineSyntax

/// The names of targets that a `Package.swift` writes down.
///
/// Running a manifest takes about a second, and a project may have dozens of them of which a widget needs
/// one.
struct ManifestNames: Sendable {
  /// The names, as other sources import them.
  private(set) var names: Set<String> = []
  /// Whether every name is written down; others only running the manifest tells.
  private(set) var isComplete = true

  /// The functions of `Target` that make one.
  ///
  /// Source: `PackageDescription.Target`.
  private static let makers: Set<Substring> = [
    "target", "executableTarget", "systemLibrary", "binaryTarget", "macro",
  ]

  /// Reads the text of a manifest.
  init(_ text: String) {
    let tokens = SwiftLexer.tokens(text).filter { !$0.isTrivia }
    for index in tokens.indices.dropFirst().dropLast(4)
    where ManifestNames.makers.contains(tokens[index].text) && tokens[index - 1].text == "." {
      guard tokens[(index + 1)...(index + 3)].map(\.text) == ["(", "name", ":"] else { continue }
      add(tokens[index + 4])
    }
  }

  private mutating func add(_ token: SwiftToken) {
    guard token.kind == .string, token.text.hasPrefix("\""), !token.text.contains("\\") else {
      isComplete = false
      return
    }
    names.insert(SettingExpansion.identifier(token.text.filter { $0 != "\"" }))
  }

  /// Whether the package may have a module.
  func mayHave(_ module: String) -> Bool { !isComplete || names.contains(module) }
}
