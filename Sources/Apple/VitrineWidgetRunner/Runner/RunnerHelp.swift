internal import VitrineArguments
import WidgetKit

/// The help texts of the program.
enum RunnerHelp {
  static func text(_ program: String) -> String {
    let options = (RunnerOptions.arguments.map(\.info) + [.help]).map { line(names($0), $0.help) }
    return """
      Archives the widgets of this program for Vitrine.

      usage: \(program) COMMAND [OPTIONS]

      commands:
      \(line("list", "List widgets, controls, Live Activities, intents and previews"))
      \(line("archive", "Write an archive of each of them, in all families"))
      \(line("previews", "Write an archive of each preview"))
      \(line("perform INTENT", "Run an intent, then archive again"))
      \(line("push FILE", "Decode a push notification, then archive its Live Activity"))

      options:
      \(options.joined(separator: "\n"))

      Then draw what was written: vitrine gallery archives/*.json -o gallery
      Exit status: 0 done, 1 something could not be archived, 2 nothing could be done, 3 the intent
      failed and widgets were archived again.

      """
  }

  /// The names of an option, with the placeholder of its value.
  private static func names(_ option: ArgumentInfo) -> String {
    let names = [option.short.map { "-\($0)" }, option.spelling].compactMap { $0 }
    return names.joined(separator: ", ") + (option.valueName.map { " " + $0 } ?? "")
  }

  private static func line(_ head: String, _ help: String) -> String {
    let width = 22
    return "  " + head + String(repeating: " ", count: max(width - head.count, 2)) + help
  }
}
