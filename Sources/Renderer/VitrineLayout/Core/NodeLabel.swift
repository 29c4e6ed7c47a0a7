import VitrineDisplayList

/// The name of a node, formatted only on request because most layouts are only drawn.
enum NodeLabel {
  /// These very words.
  case name(String)
  /// The view type of a case's name in archives.
  case type(String)
  /// The modifier of a case's name in archives.
  case modifier(String)
  /// A text, with its first characters.
  case text([StyledText.Run])

  /// Characters of a text that are part of its name.
  private static let longestText = 40

  /// The words, for example `VStack` or `.padding`.
  var description: String {
    switch self {
    case .name(let name): name
    case .type(let name): name.prefix(1).uppercased() + name.dropFirst()
    case .modifier(let name): "." + name
    case .text(let runs): NodeLabel.words(for: runs)
    }
  }

  private static func words(for runs: [StyledText.Run]) -> String {
    var string = ""
    for run in runs where run.attachment == nil { string += run.string }
    let line = string.prefix(longestText + 1).map { $0.isNewline ? " " : String($0) }
    let cut =
      line.count > longestText ? line.prefix(longestText).joined() + "…" : line.joined()
    return "Text \"\(cut)\""
  }
}

extension NodeLabel: ExpressibleByStringLiteral {
  /// A constant name.
  init(stringLiteral value: String) { self = .name(value) }
}
