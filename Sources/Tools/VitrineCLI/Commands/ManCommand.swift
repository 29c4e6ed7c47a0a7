import VitrineArguments
import VitrineCommandLine

/// `vitrine man`.
struct ManCommand: ParsableCommand {
  var operands: [String] = []

  static let configuration = CommandConfiguration(
    "man", "Print the manual page",
    discussion: ["The page is in roff, the format of 'man'."],
    examples: [
      .init("vitrine man | man -l -", "read the page"),
      .init("vitrine man > /usr/local/share/man/man1/vitrine.1", "install it"),
    ])

  func run(_ console: Console) throws(CommandError) -> ExitCode {
    try console.printOwn(ManPage.text)
    return .done
  }
}
