extension Command {
  static let completions = Command(
    "completions", "Print a script that completes commands, flags and values in a shell",
    operands: .shell,
    discussion: ["SHELL is bash, zsh or fish."],
    examples: [
      Example("source <(vitrine completions bash)", "in ~/.bashrc"),
      Example("vitrine completions zsh > ~/.zfunc/_vitrine", "with ~/.zfunc in fpath"),
      Example("vitrine completions fish > ~/.config/fish/completions/vitrine.fish", "for fish"),
    ]
  ) { (arguments, console) throws(Stop) in
    guard let shell = arguments.operands.first.flatMap(Shell.init(rawValue:)) else { return .done }
    try console.printOwn(shell.script)
    return .done
  }
}
