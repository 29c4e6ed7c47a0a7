extension Command {
  /// All commands in the order of the help.
  static let all: [Command] = [
    .render, .gallery, .xcode, .verify, .review, .accept, .reject, .pending, .diff, .report, .orphans,
    .list, .inspect, .timeline, .hit, .validate, .schema, .families, .devices, .fonts, .symbols,
    .completions, .man,
    .help,
  ]

  /// The command of a name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
