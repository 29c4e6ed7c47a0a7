import Vitrine
import VitrineCairo

/// The process.
@main
enum Main {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == PictureHelper.argument { PictureHelper.serve(words.last ?? "") }
    HelperPool.shared.useThisProgram()
    Signals.ignoreBrokenPipesAndFullQuotas()
    // Elsewhere the flag names a file, or is none.
    let hasJSON = words.first.flatMap(Command.named)?.flags.contains(.json) ?? true
    let isJSON = hasJSON && words.contains(Flag.json.spelling)
    System.exit(Main.run(words, Console(isJSON: isJSON)))
  }

  /// Does what `words` ask for and prints why it cannot be done.
  private static func run(_ words: [String], _ console: Console) -> ExitCode {
    do throws(Stop) {
      return try dispatch(words, console)
    } catch {
      switch error {
      case .problem(let problem, let code):
        console.report(problem)
        return code
      case .outputClosed: return .done
      }
    }
  }

  private static func dispatch(_ words: [String], _ console: Console) throws(Stop) -> ExitCode {
    guard let first = words.first else {
      console.say(HelpText.overview)
      return .unusable
    }
    switch first {
    case Flag.help.spelling, "-h":
      try console.printOwn(HelpText.overview)
      return .done
    case Flag.version.spelling:
      try console.print(Version.text)
      return .done
    default: break
    }
    guard let command = Command.named(first) else { throw unknown(first) }
    let arguments = try ArgumentParser.parse(Array(words.dropFirst()), for: command)
    guard !arguments.has(.help) else {
      try console.printOwn(HelpText.text(for: command))
      return .done
    }
    return try command.run(arguments, console)
  }

  private static func unknown(_ word: String) -> Stop {
    if word.hasPrefix("-") {
      let flags = [Flag.help, Flag.version].map(\.spelling)
      let hint = Suggestion.nearest(to: word, among: flags).map { "did you mean '\($0)'?" }
      return .usage(
        "unknown flag '\(word.singleLine)'",
        hint: hint ?? "flags follow a command; see 'vitrine --help'")
    }
    if word.hasSuffix(".json") {
      return .usage(
        "'\(word.singleLine)' is no command", hint: "to draw it: vitrine render \(word.singleLine)")
    }
    return .usage(
      "unknown command '\(word.singleLine)'",
      hint: Suggestion.hint(for: word, among: Command.all.map(\.name)))
  }
}
