import Vitrine

extension Command {
  static let validate = Command(
    "validate", "Find what is wrong in archives", operands: .archives,
    flags: [.widget, .location, .appearance] + Flag.surroundings
      + [.fontDir, .strict, .quiet, .json],
    discussion: [
      "Reads each archive and lays out every entry for every family, state and scheme that it "
        + "supports, without drawing, on the places and in the looks that are given; a Live "
        + "Activity in every presentation, fresh and stale. So it finds missing assets and glyphs, "
        + "unknown names and "
        + "families without a view. Each problem is printed once, on standard output.",
      "Ends with 0 when there are at most warnings, with 1 when an archive has errors (under "
        + "--strict: or warnings), and with 2 when a file cannot be read at all.",
    ],
    examples: [
      Example("vitrine validate Examples/Archives/*.json", "all examples"),
      Example("vitrine validate --strict --json Tasks.json", "for a program, without mercy"),
    ]
  ) { (arguments, console) throws(Stop) in
    let validator = Validator(renderer: Renderer(fonts: try FontFolder(arguments)), arguments)
    let sources = try Source.all(arguments)
    let reports = Parallel.map(sources.count) { validator.report(on: sources[$0]) }
    if arguments.has(.json) {
      try console.printJSON(reports)
    } else {
      for problem in reports.flatMap(\.problems) { try console.print(problem.finding) }
      if !arguments.has(.quiet) { console.say(ValidationReport.summary(of: reports)) }
    }
    return reports.map(\.code).max { $0.rawValue < $1.rawValue } ?? .done
  }
}

extension Problem {
  /// The problem as compilers print theirs: first the place, then what it is.
  fileprivate var finding: String {
    let line = "\(place)\(severity.rawValue): \(message.singleLine)"
    return hint.map { "\(line)\n  hint: \($0.singleLine)" } ?? line
  }
}
