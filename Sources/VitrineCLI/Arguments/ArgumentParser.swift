/// Reads the words behind a command's name.
struct ArgumentParser {
  private let command: Command
  private var words: ArraySlice<String>
  private var arguments = Arguments()

  /// Reads `words` as the arguments of `command`.
  ///
  /// - Throws: `Stop` with a hint for the first word that is wrong.
  static func parse(
    _ words: [String], for command: Command
  ) throws(Stop) -> Arguments {
    var parser = ArgumentParser(command, words)
    try parser.parse()
    return parser.arguments
  }

  private init(_ command: Command, _ words: [String]) {
    self.command = command
    self.words = words[...]
  }

  private mutating func parse() throws(Stop) {
    while let word = words.popFirst() {
      if word == "--" {
        for operand in words { arguments.append(operand: operand) }
        break
      } else if word.hasPrefix("--") {
        try long(word)
      } else if word.hasPrefix("-"), word != "-", Double(word) == nil {
        try short(word)
      } else {
        arguments.append(operand: word)
      }
    }
    if !arguments.has(.help) { try command.operands.check(arguments.operands, of: command) }
  }

  private mutating func long(_ word: String) throws(Stop) {
    let parts = word.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let flag = command.flag(named: name) else { throw unknown("--" + name, name) }
    guard parts.count == 2 else { return try take(flag, as: flag.spelling) }
    guard flag.valueName != nil else {
      throw .usage("\(flag.spelling) takes no value", hint: command.pointer)
    }
    try note(flag, value: String(parts[1]))
  }

  /// Letters behind one hyphen: flags without a value, then at most one with its value.
  private mutating func short(_ word: String) throws(Stop) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let flag = command.flag(letter: letter) else {
        throw unknown(word, String(word.dropFirst()))
      }
      if flag.valueName != nil, !letters.isEmpty {
        return try note(flag, value: String(letters))
      }
      try take(flag, as: "-\(letter)")
    }
  }

  /// Notes a flag whose value, if it has one, is the next word.
  private mutating func take(_ flag: Flag, as spelling: String) throws(Stop) {
    guard let valueName = flag.valueName else { return try note(flag, value: nil) }
    guard let word = words.first, !looksLikeFlag(word) else {
      throw .usage("\(spelling) needs a value: \(spelling) \(valueName)", hint: flag.valueHint)
    }
    words.removeFirst()
    try note(flag, value: word)
  }

  private func looksLikeFlag(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Double(word) == nil
  }

  private mutating func note(_ flag: Flag, value: String?) throws(Stop) {
    guard flag.isRepeatable || !arguments.has(flag) else {
      throw .usage("\(flag.spelling) is given twice")
    }
    arguments.append(flag, try value.map { (text) throws(Stop) in try flag.checked(text) } ?? [])
  }

  private func unknown(_ spelling: String, _ name: String) -> Stop {
    let nearest = command.nearestFlag(to: name)
    return .usage(
      "unknown flag '\(spelling)'",
      hint: nearest.map { "did you mean '\($0.spelling)'?" } ?? command.pointer)
  }
}
