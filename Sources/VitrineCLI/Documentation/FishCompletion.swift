/// Completion in fish.
enum FishCompletion {
  /// The whole script.
  static var script: String {
    let commands = Command.all.map { command in
      "complete -c vitrine -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))"
    }
    let global = [Flag.help, Flag.version].map { flag in
      "complete -c vitrine -n __fish_use_subcommand" + line(flag)
    }
    let lines = commands + global + Command.all.flatMap(section)
    return "# fish completion for vitrine\n" + listFunction + lines.joined(separator: "\n") + "\n"
  }

  /// Completes the last name of a list, also behind `--flag=`.
  private static let listFunction = """
    function __vitrine_list
      set -l head (commandline -ct | string replace -r '^--[a-z-]+=' '' | string match -r '.*,')
      for name in $argv
        echo "$head$name"
      end
    end

    """

  private static func section(_ command: Command) -> [String] {
    let head = "complete -c vitrine -n '__fish_seen_subcommand_from \(command.name)'"
    let words = command.operands.possibleValues
    let operands =
      words.isEmpty ? [] : [head + " -f -a " + quoted(words.joined(separator: " "))]
    return operands + command.flags.map { head + line($0) }
  }

  private static func line(_ flag: Flag) -> String {
    let short = flag.short.map { " -s \($0)" } ?? ""
    return "\(short) -l \(flag.name)\(value(flag)) -d \(quoted(flag.help))"
  }

  private static func value(_ flag: Flag) -> String {
    let list = flag.possibleValues.joined(separator: " ")
    switch flag.value {
    case .none: return ""
    case .number, .index, .text, .texts, .color, .date, .locale, .locales, .timeZone: return " -x"
    case .choice: return " -x -a " + quoted(list)
    case .list: return " -x -a " + quoted("(__vitrine_list \(list))")
    case .file: return " -r -F"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] } + "'"
  }
}
