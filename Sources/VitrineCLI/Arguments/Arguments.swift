/// What the user typed behind a command's name, checked against the command's flags.
struct Arguments: Hashable, Sendable {
  /// The words that are no flags.
  private(set) var operands: [String] = []
  private var values: [Flag: [String]] = [:]

  init() {}

  /// Notes a word that is no flag.
  mutating func append(operand: String) { operands.append(operand) }

  /// Notes a flag and its checked values.
  mutating func append(_ flag: Flag, _ new: [String]) { values[flag, default: []] += new }

  /// Whether a flag was given.
  func has(_ flag: Flag) -> Bool { values[flag] != nil }

  /// The value of a flag.
  func text(_ flag: Flag) -> String? { values[flag]?.first }

  /// The value of a flag that takes a number.
  func number(_ flag: Flag) -> Double? { text(flag).flatMap { Double($0) } }

  /// The value of a flag that takes one of some names.
  func choice<Choice: RawRepresentable>(
    _ flag: Flag, as type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    text(flag).flatMap { Choice(rawValue: $0) }
  }

  /// The values of a flag that takes a list, each once and in the given order; `nil` without it.
  func choices<Choice: RawRepresentable & Hashable>(
    _ flag: Flag, as type: Choice.Type
  ) -> [Choice]? where Choice.RawValue == String {
    guard let names = values[flag], !isAll(flag) else { return nil }
    var seen: Set<Choice> = []
    return names.compactMap { Choice(rawValue: $0) }.filter { seen.insert($0).inserted }
  }

  /// The texts of a flag that takes a list, all of them where `all` is meant; `nil` without it.
  func names(_ flag: Flag, all: [String]) -> [String]? {
    isAll(flag) ? all : values[flag]
  }

  /// Whether a flag that takes a list was given the word for all.
  func isAll(_ flag: Flag) -> Bool { values[flag]?.contains(Flag.everything) == true }
}
