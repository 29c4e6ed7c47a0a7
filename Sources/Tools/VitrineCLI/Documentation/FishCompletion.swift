import VitrineArguments
import VitrineCommandLine

/// The completion script for fish.
enum FishCompletion {
  /// The text of the script.
  static var script: String {
    let commands = Command.all.map { command in
      "complete -c vitrine -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.configuration.abstract))"
    }
    let global = [ArgumentInfo.help, .version].map { option in
      "complete -c vitrine -n __fish_use_subcommand" + line(option)
    }
    let lines = commands + global + Command.all.flatMap(section)
    return "# fish completion for vitrine\n" + listFunction + lines.joined(separator: "\n") + "\n"
  }

  /// Completes the last name of a list, also after `--flag=`.
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
    let words = command.possibleOperands
    let operands =
      words.isEmpty ? [] : [head + " -f -a " + quoted(words.joined(separator: " "))]
    return operands + command.options.map { head + line($0) }
  }

  private static func line(_ option: ArgumentInfo) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    return "\(short) -l \(option.name)\(value(option)) -d \(quoted(option.help))"
  }

  private static func value(_ option: ArgumentInfo) -> String {
    let list = option.allValueStrings.joined(separator: " ")
    guard option.valueName != nil else { return "" }
    switch option.completion {
    case .none: return " -x"
    case .values: return " -x -a " + quoted(list)
    case .list: return " -x -a " + quoted("(__vitrine_list \(list))")
    case .file: return " -r -F"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] } + "'"
  }
}
