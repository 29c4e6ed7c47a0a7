/// One flag of the command line: the only place that knows its names, its value and its help.
struct Flag: Hashable, Sendable {
  /// What follows the flag's name.
  enum Value: Hashable, Sendable {
    /// Nothing: the flag is there or it is not.
    case none
    /// A number in a range.
    case number(name: String, ClosedRange<Double>)
    /// A number without a fraction, from 0.
    case index(name: String)
    /// One of some names.
    case choice(name: String, [String])
    /// Some of some names, separated by commas, or `all`.
    case list(name: String, [String])
    /// A file or a folder.
    case file(name: String)
    /// Any text but an empty one.
    case text(name: String)
    /// Some texts, separated by commas.
    case texts(name: String)
    /// A colour by name or in hexadecimal digits.
    case color(name: String)
    /// A moment in ISO 8601.
    case date(name: String)
    /// A language and region.
    case locale(name: String)
    /// A time zone.
    case timeZone(name: String)
    /// Some languages and regions, separated by commas.
    case locales(name: String)
  }

  /// The name behind two hyphens.
  let name: String
  /// The letter behind one hyphen.
  let short: Character?
  /// What follows it.
  let value: Value
  /// What it does; one sentence without a full stop.
  let help: String

  init(_ name: String, short: Character? = nil, _ help: String) {
    self.init(name, short: short, .none, help)
  }

  init(_ name: String, short: Character? = nil, _ value: Value, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
  }

  /// The word that stands for all names of a list.
  static let everything = "all"

  /// The flag as it is typed.
  var spelling: String { "--" + name }

  /// The placeholder for the value; `nil` when there is none.
  var valueName: String? {
    switch value {
    case .none: nil
    case .number(let name, _), .index(let name), .choice(let name, _), .list(let name, _),
      .file(let name), .text(let name), .texts(let name), .color(let name), .date(let name),
      .locale(let name), .locales(let name),
      .timeZone(let name):
      name
    }
  }

  /// The possible values; empty when they cannot be counted.
  var possibleValues: [String] {
    switch value {
    case .choice(_, let names): names
    case .list(_, let names): names + [Flag.everything]
    case .none, .number, .index, .file, .text, .texts, .color, .date, .locale, .locales, .timeZone:
      []
    }
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool {
    switch value {
    case .list, .locales, .texts: true
    case .none, .number, .index, .choice, .file, .text, .color, .date, .locale, .timeZone: false
    }
  }
}
