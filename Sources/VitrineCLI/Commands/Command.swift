import Vitrine

/// One command: all that its help, the man page, the completions and the parser say of it.
struct Command: Sendable {
  /// A command line and what it is good for.
  struct Example: Sendable {
    let line: String
    let purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The word behind `vitrine`.
  let name: String
  /// What it does; one sentence without a full stop.
  let summary: String
  /// The words that it takes beside its flags.
  let operands: Operands
  /// Its flags beside `--help`.
  let ownFlags: [Flag]
  /// Paragraphs for the help.
  let discussion: [String]
  /// Command lines worth copying.
  let examples: [Example]
  /// Does it.
  let run: @Sendable (Arguments, Console) throws(Stop) -> ExitCode

  init(
    _ name: String, _ summary: String, operands: Operands = .none, flags: [Flag] = [],
    discussion: [String] = [], examples: [Example],
    run: @escaping @Sendable (Arguments, Console) throws(Stop) -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    ownFlags = flags
    self.discussion = discussion
    self.examples = examples
    self.run = run
  }

  /// All flags.
  var flags: [Flag] { ownFlags + [.help] }

  /// How it is called, in one line.
  var usage: String {
    ["vitrine", name, operands.usage, ownFlags.isEmpty ? "" : "[FLAGS]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Where to read more.
  var pointer: String { "see 'vitrine \(name) --help'" }

  /// The flag of a long name.
  func flag(named name: String) -> Flag? { flags.first { $0.name == name } }

  /// The flag of a letter.
  func flag(letter: Character) -> Flag? { flags.first { $0.short == letter } }

  /// The flag that was probably meant: one that starts so, or one that is spelled almost so.
  func nearestFlag(to name: String) -> Flag? {
    if name.count > 1, let flag = flags.first(where: { $0.name.hasPrefix(name) }) { return flag }
    return Suggestion.nearest(to: name, among: flags.map(\.name)).flatMap { flag(named: $0) }
  }
}
