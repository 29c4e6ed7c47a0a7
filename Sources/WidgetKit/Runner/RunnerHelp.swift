/// What the program says of itself.
enum RunnerHelp {
  static func text(_ program: String) -> String {
    let flags = RunnerFlag.all.map { flag in
      var head = flag.names.joined(separator: ", ")
      if case .value(let name, _) = flag.action { head += " \(name)" }
      return line(head, flag.help)
    }
    return """
      Archives the widgets of this program for Vitrine.

      usage: \(program) COMMAND [OPTIONS]

      commands:
      \(line("list", "Name widgets, controls, Live Activities, intents and previews."))
      \(line("archive", "Write an archive of each of them, in all families."))
      \(line("previews", "Write an archive of each preview."))
      \(line("perform INTENT", "Run an intent, then archive again."))

      options:
      \(flags.joined(separator: "\n"))
      \(line("-h, --help", "Say this."))

      Then draw what was written: vitrine gallery archives/*.json -o gallery
      Exit status: 0 done, 1 something could not be archived, 2 nothing could be done.

      """
  }

  private static func line(_ head: String, _ help: String) -> String {
    let width = 22
    return "  " + head + String(repeating: " ", count: max(width - head.count, 2)) + help
  }
}
