import CVitrineRuntime
import Foundation

/// Runs the program that a widget or a bundle with `@main` becomes.
///
/// The module that archives widgets does; it imports this one.
package protocol WidgetProgramRunning: AnyObject {
  /// Runs the subcommand of the command line, and exits.
  @MainActor
  func run(named program: String, _ parts: @escaping @MainActor () -> [WidgetPart]) async
}

/// The program that a widget or a bundle with `@main` becomes.
@MainActor
enum WidgetProgram {
  /// Runs the subcommand of the command line, and exits.
  static func main(
    named program: String, _ parts: @escaping @MainActor () -> [WidgetPart]
  ) async {
    guard let runner else {
      let message = "error: \(program) is linked without WidgetKit, which archives widgets\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(EXIT_FAILURE)
    }
    await runner.run(named: program, parts)
  }

  private static var runner: (any WidgetProgramRunning)? {
    vitrine_linked_widget_runner().flatMap {
      Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? any WidgetProgramRunning
    }
  }
}
