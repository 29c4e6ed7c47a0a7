import CVitrineRuntime

/// Runs the program that a widget or a bundle with `@main` becomes.
///
/// The module that archives widgets does; it imports this one.
package protocol WidgetProgramRunning: AnyObject {
  /// Runs the subcommand of the command line, and exits.
  @MainActor
  func run(named program: String, _ members: @escaping @MainActor () -> [WidgetDescription]) async
}

/// The program that a widget or a bundle with `@main` becomes.
@MainActor
enum WidgetProgram {
  /// Runs the subcommand of the command line, and exits.
  static func main(
    named program: String, _ members: @escaping @MainActor () -> [WidgetDescription]
  ) async {
    await runner?.run(named: program, members)
  }

  private static var runner: (any WidgetProgramRunning)? {
    guard let object = vitrine_make_widget_runner() else { return nil }
    let runner = Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
    return runner as? any WidgetProgramRunning
  }
}
