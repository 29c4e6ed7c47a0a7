import Vitrine
import VitrineArguments
import VitrineCairo
import VitrineCommandLine
import VitrinePictures
import VitrinePlatform
import VitrineProcess
import VitrineScreenshots
import VitrineServices

/// The process, from its command line to its exit code.
package enum Program {
  /// Runs the command line, and exits.
  package static func run() -> Never {
    Descriptor.reserveStandardStreams()
    let words = ProcessArguments.words
    if words.first == PictureHelper.argument { PictureHelper.serve(words.last ?? "") }
    if words.first == WorkerService.argument { WorkerService.serve(Array(words.dropFirst())) }
    HelperPool.shared.useThisProgram()
    Signals.ignoreBrokenPipesAndFullQuotas()
    // For other commands the option names a file, or does not exist.
    let command = words.first.flatMap(Command.named)
    let hasJSON = command?.options.contains { $0.name == "json" && $0.valueName == nil } ?? true
    let isJSON = hasJSON && words.contains("--json")
    end(Console(isJSON: isJSON)) { (console) throws(CommandError) in
      try dispatch(words, console)
    }
  }

  /// Runs `vitrine xcode` in the program that links its dependencies, and exits.
  ///
  /// - Parameter work: runs the command with its words.
  package static func runXcode(
    _ work: (ProjectOptions, Console) throws(CommandError) -> ExitCode
  ) -> Never {
    Descriptor.reserveStandardStreams()
    var words = ProcessArguments.words
    if words.first == PictureHelper.argument { PictureHelper.serve(words.last ?? "") }
    HelperPool.shared.useThisProgram()
    Signals.ignoreBrokenPipesAndFullQuotas()
    let answersEdits = words.first == ProjectConversation.argument
    if answersEdits { words.removeFirst() }
    end(Console(isJSON: words.contains("--json"))) { (console) throws(CommandError) in
      func run(_ options: ProjectOptions, _ console: Console) throws(CommandError) -> ExitCode {
        var options = options
        options.answersEdits = answersEdits
        return try work(options, console)
      }
      guard words.first == PreviewsCommand.mark else {
        return try Program.run(XcodeCommand.self, words, console, run)
      }
      return try Program.run(PreviewsCommand.self, Array(words.dropFirst()), console, run)
    }
  }

  private static func run<Project: ProjectCommand>(
    _ type: Project.Type, _ words: [String], _ console: Console,
    _ work: (ProjectOptions, Console) throws(CommandError) -> ExitCode
  ) throws(CommandError) -> ExitCode {
    let command = Command(type)
    let parsed = try Command.checked { () throws(ValidationError) in
      try type.parse(words, pointer: command.pointer)
    }
    guard let parsed else { return try command.run(words, console) }
    var options = parsed.options
    options.project = parsed.operands.first ?? options.project
    return try parsed.toleratingEmptiness(console) { () throws(CommandError) in
      try work(options, console)
    }
  }

  /// Draws the widgets of a project into a folder like `vitrine gallery`, and reports those that
  /// cannot be drawn.
  ///
  /// - Returns: whether everything was drawn.
  package static func draw(_ gallery: ProjectGallery, _ console: Console) -> Bool {
    code(console) { (console) throws(CommandError) in try gallery.draw(console) } == .done
  }

  /// Runs `work`, prints its error if there is one, and exits.
  private static func end(
    _ console: Console, _ work: (Console) throws(CommandError) -> ExitCode
  ) -> Never { System.exit(code(console, work)) }

  private static func code(
    _ console: Console, _ work: (Console) throws(CommandError) -> ExitCode
  ) -> ExitCode {
    do throws(CommandError) {
      return try work(console)
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
    let rest = Array(words.dropFirst())
    // A device needs the screen around the widget.
    let isFramed = command.name == "render" && rest.contains("--frame")
    return try run(isFramed ? Command(ScreensCommand.self) : command, rest)(console)
  }

  /// Returns the action of a command; an option that only other commands have is named with them.
  private static func run(
    _ command: Command, _ words: [String]
  ) throws(CommandError) -> Command.Action {
    try Command.checked { () throws(ValidationError) in
      do throws(ValidationError) {
        return try command.parse(words)
      } catch {
        var error = error
        let others = Command.all.filter { other in
          other.ownOptions.contains { $0.spelling == error.unknownOption }
        }.map(\.name)
        if !others.isEmpty {
          error.hint =
            "it is an option of " + Suggestion.list(others.prefix(4))
            + (others.count > 4 ? " and others" : "")
        }
        throw error
      }
    }
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
    let other = Program.otherNames[word].map { "did you mean 'vitrine \($0)'?" }
    return .usage(
      "unknown command '\(word.singleLine)'",
      hint: other ?? Suggestion.hint(for: word, among: Command.all.map(\.name)))
  }

  /// The commands by names that similar tools have for them.
  static let otherNames = [
    "approve": "accept", "build": "preview", "compare": "verify", "delete": "orphans --delete",
    "draw": "render", "export": "render", "lint": "check", "new": "init", "open": "preview",
    "record": "verify --record missing", "screenshot": "render", "serve": "preview",
    "snapshot": "render", "test": "verify", "update": "verify --update", "version": "--version",
    "watch": "preview",
  ]
}
