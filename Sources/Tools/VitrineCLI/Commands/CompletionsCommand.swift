import VitrineArguments
import VitrineCommandLine

/// `vitrine completions`.
struct CompletionsCommand: ParsableCommand {
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "completions", "Print a completion script for a shell",
    operands: .shell,
    discussion: ["SHELL is bash, zsh or fish."],
    examples: [
      .init("source <(vitrine completions bash)", "in ~/.bashrc"),
      .init("vitrine completions zsh > ~/.zfunc/_vitrine", "with ~/.zfunc in fpath"),
      .init("vitrine completions fish > ~/.config/fish/completions/vitrine.fish", "for fish"),
    ])

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    guard let shell = operands.first.flatMap(Shell.init(rawValue:)) else { return .done }
    try console.printOwn(shell.script)
    return .done
  }
}
