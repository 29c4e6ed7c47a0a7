import VitrineArguments

/// Says in words of tools what messages of all commands say in words of a command line.
package struct ToolWords: Sendable {
  /// The names of a tool's parameters.
  private let parameters: Set<String>
  /// The options of the command line that describe a picture.
  private let ofPictures: Set<String>
  /// The options with which people start the server.
  private let ofServer: Set<String>

  package init(_ parameters: [CallParameter], ofPictures: Set<String>, ofServer: Set<String>) {
    self.parameters = Set(parameters.map(\.name))
    (self.ofPictures, self.ofServer) = (ofPictures, ofServer)
  }

  /// Returns a message whose options are named as an agent gives them.
  ///
  /// `'--scheme dark'` becomes `options {"scheme": "dark"}`, and `--widget` becomes `'widget'`. Commands
  /// in quotes stay as they are.
  package func named(_ message: String) -> String {
    var said: [String] = []
    var words = message.split(separator: " ", omittingEmptySubsequences: false)[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("'"), !word.dropFirst().contains("'") else {
        said.append(named(word: word))
        continue
      }
      var quoted = [word]
      while let next = words.popFirst() {
        quoted.append(next)
        if next.contains("'") { break }
      }
      said.append(named(quoted: quoted.joined(separator: " ")))
    }
    return said.joined(separator: " ")
  }

  /// An option on its own, with the signs around it.
  private func named(word: Substring) -> String {
    let option = word.drop { $0 == "'" || $0 == "(" }
    let name = String(option.dropFirst(2).prefix { $0.isLetter || $0 == "-" })
    guard option.hasPrefix("--"), !name.isEmpty else { return String(word) }
    let isQuoted = option.dropFirst(2 + name.count).first == "'"
    let (before, after) = (word.prefix { $0 == "(" }, option.dropFirst(2 + name.count))
    return before + self.name(of: name) + after.dropFirst(isQuoted ? 1 : 0)
  }

  private func name(of option: String) -> String {
    let own = option.replacing("-", with: "_")
    if parameters.contains(own) { return "'\(own)'" }
    if ofPictures.contains(option) { return "'\(option)' in 'options'" }
    if option == "package" { return "'vitrine mcp PACKAGE'" }
    return ofServer.contains(option) ? "'vitrine mcp --\(option)'" : "'--\(option)'"
  }

  /// Options with values in quotes.
  private func named(quoted: String) -> String {
    let parts = quoted.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].hasPrefix("--") else { return quoted }
    var pairs: [(name: String, value: String)] = []
    for word in parts[1].split(separator: " ") {
      if word.hasPrefix("--") {
        pairs.append((String(word.dropFirst(2)), ""))
      } else if let last = pairs.indices.last {
        pairs[last].value += (pairs[last].value.isEmpty ? "" : " ") + word
      }
    }
    guard pairs.allSatisfy({ ofPictures.contains($0.name) }) else { return quoted }
    let fields = pairs.map { "\"\($0.name)\": \"\($0.value.isEmpty ? "true" : $0.value)\"" }
    return "options {\(fields.joined(separator: ", "))}\(parts[2])"
  }
}
