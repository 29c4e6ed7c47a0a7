import Vitrine
import VitrineArguments
import VitrineCairo

/// The process.
@main
enum Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == PictureHelper.argument { PictureHelper.serve(words.last ?? "") }
    HelperPool.shared.useThisProgram()
    Signals.ignoreBrokenPipesAndFullQuotas()
    // Elsewhere the option names a file, or there is none.
    let command = words.first.flatMap(Command.named)
    let hasJSON = command?.options.contains { $0.name == "json" && $0.valueName == nil } ?? true
    let isJSON = hasJSON && words.contains("--json")
    System.exit(Main.run(words, Console(isJSON: isJSON)))
  }

  /// Does what `words` ask for and prints why it cannot be done.
  private static func run(_ words: [String], _ console: Console) -> ExitCode {
    do throws(CommandError) {
      return try dispatch(words, console)
    } catch {
      switch error {
      case .failed(let diagnostic, let code):
        console.report(diagnostic)
        return code
      case .outputClosed: return .done
      }
    }
  }

  private static func dispatch(
    _ words: [String], _ console: Console
  ) throws(CommandError) -> ExitCode {
    guard let first = words.first else {
      console.say(HelpText.overview)
      return .unusable
    }
    switch first {
    case ArgumentInfo.help.spelling, "-h":
      try console.printOwn(HelpText.overview)
      return .done
    case ArgumentInfo.version.spelling:
      try console.print(Version.text)
      return .done
    default: break
    }
    guard let command = Command.named(first) else { throw unknown(first) }
    return try command.run(Array(words.dropFirst()), console)
  }

  private static func unknown(_ word: String) -> CommandError {
    if word.hasPrefix("-") {
      let flags = [ArgumentInfo.help, .version].map(\.spelling)
      let hint = Suggestion.nearest(to: word, among: flags).map { "did you mean '\($0)'?" }
      return .usage(
        "unknown flag '\(word.singleLine)'",
        hint: hint ?? "flags follow a command; see 'vitrine --help'")
    }
    if word.hasSuffix(".json") {
      return .usage(
        "'\(word.singleLine)' is not a command",
        hint: "to draw it: vitrine render \(word.singleLine)")
    }
    return .usage(
      "unknown command '\(word.singleLine)'",
      hint: Suggestion.hint(for: word, among: Command.all.map(\.name)))
  }
}
