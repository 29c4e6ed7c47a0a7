import VitrineArguments
import VitrineCommandLine

/// The completion script for zsh.
enum ZshCompletion {
  /// The text of the script.
  static var script: String {
    let commands = Command.all.map { "    '\($0.name):\(escaped($0.configuration.abstract))'" }
    return """
      #compdef vitrine
      _vitrine() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          _arguments '--help[\(escaped(ArgumentInfo.help.help))]' '--version[\(escaped(ArgumentInfo.version.help))]'
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(Command.all.map(section).joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _vitrine ]]; then _vitrine "$@"; else compdef _vitrine vitrine; fi
      """
  }

  private static func section(_ command: Command) -> String {
    let lines = command.options.flatMap(entries) + [operands(command)].compactMap { $0 }
    return "    \(command.name)) _arguments -s \\\n      "
      + lines.joined(separator: " \\\n      ") + " ;;"
  }

  private static func entries(_ option: ArgumentInfo) -> [String] {
    let names = [option.short.map { "-\($0)" }, option.spelling].compactMap { $0 }
    let repeated =
      option.isRepeatable ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
    return names.map { name in
      let mark = option.valueName == nil ? "" : name.hasPrefix("--") ? "=" : "+"
      return "'\(repeated)\(name)\(mark)[\(escaped(option.help))]\(value(option))'"
    }
  }

  private static func value(_ option: ArgumentInfo) -> String {
    guard let name = option.valueName?.lowercased() else { return "" }
    let list = option.allValueStrings.joined(separator: " ")
    switch option.completion {
    case .none: return ":\(name): "
    case .values: return ":\(name):(\(list))"
    case .list: return ":\(name):_values -s , \(name) \(list)"
    case .file: return ":\(name):_files"
    }
  }

  private static func operands(_ command: Command) -> String? {
    switch command.operands {
    case .none: nil
    case .archive, .optionalArchive, .archiveAndPoint: "'1:archive:_files'"
    case .archives: "'*:archive:_files'"
    case .project, .source: "'1:project:_files'"
    case .patterns, .words, .name: nil
    case .report: "'1:report:_files'"
    case .script: "'1:script:_files'"
    case .payload: "'1:payload:_files -g \"*.json\"'"
    case .pictures, .reports: "'*:file:_files'"
    case .shell, .command, .schema, .rule:
      "'1:name:(\(command.possibleOperands.joined(separator: " ")))'"
    }
  }

  /// Escapes what zsh interprets in a quoted description.
  private static func escaped(_ text: String) -> String {
    text.flatMap { character -> [Character] in
      switch character {
      case "'": Array("'\\''")
      case "[", "]", ":": ["\\", character]
      default: [character]
      }
    }.reduce(into: "") { $0.append($1) }
  }
}
