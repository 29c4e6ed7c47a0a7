import VitrineArguments
import VitrineCommandLine

/// The completion script for bash.
enum BashCompletion {
  /// The text of the script.
  static var script: String {
    """
    # bash completion for vitrine
    _vitrine() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command=${COMP_WORDS[1]} values='' head=''
      COMPREPLY=()
      if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W '\(names) --help --version' -- "$word"))
        return
      fi
      # Bash treats '=' as a separate word.
      if [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
      if [[ $word == '=' ]]; then word=''; fi
      case "$command $previous" in
    \(Command.all.flatMap(values).joined(separator: "\n"))
      esac
      if [[ -n $values ]]; then
        if [[ $values == *' all' && $word == *,* ]]; then head=${word%,*},; fi
        COMPREPLY=($(compgen -P "$head" -W "$values" -- "${word##*,}"))
        return
      fi
      if [[ $word == -* ]]; then
        case $command in
    \(Command.all.map(flags).joined(separator: "\n"))
        esac
        return
      fi
      case $command in
    \(Command.all.compactMap(operands).joined(separator: "\n"))
        *) COMPREPLY=($(compgen -f -- "$word")); compopt -o filenames 2>/dev/null ;;
      esac
    }
    complete -F _vitrine vitrine
    """
  }

  private static var names: String { Command.all.map(\.name).joined(separator: " ") }

  private static func values(_ command: Command) -> [String] {
    command.options.filter { !$0.allValueStrings.isEmpty }.map { option in
      let list = option.allValueStrings.joined(separator: " ")
      return "    '\(command.name) \(option.spelling)') values='\(list)' ;;"
    }
  }

  private static func flags(_ command: Command) -> String {
    let words = command.options.flatMap { option in
      [option.short.map { "-\($0)" }, option.spelling].compactMap { $0 }
    }
    let list = words.joined(separator: " ")
    return "      \(command.name)) COMPREPLY=($(compgen -W '\(list)' -- \"$word\")) ;;"
  }

  private static func operands(_ command: Command) -> String? {
    let words = command.possibleOperands
    guard !words.isEmpty else { return nil }
    let list = words.joined(separator: " ")
    return "    \(command.name)) COMPREPLY=($(compgen -W '\(list)' -- \"$word\")) ;;"
  }
}
