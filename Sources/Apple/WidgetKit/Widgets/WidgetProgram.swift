import CVitrineRuntime

/// Runs the program that a widget or a bundle with `@main` becomes.
///
/// The module that archives widgets does; it imports this one.
package protocol WidgetProgramRunning: AnyObject {
  /// Runs the subcommand of the command line, and exits.
  @MainActor
  func run(named program: String, _ members: @escaping @MainActor () -> [WidgetDescription]) async
  /// Begins a program whose author has written its `main`; returns whether that can be called.
  @MainActor
  func begins(_ program: String) -> Bool
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

  fileprivate static var runner: (any WidgetProgramRunning)? {
    guard let object = vitrine_make_widget_runner() else { return nil }
    let runner = Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
    return runner as? any WidgetProgramRunning
  }
}

/// Begins a program whose type with `@main` has a `main` of its own.
///
/// `vitrine xcode` writes the call before that of the function: one that traps, or that calls no
/// bundle, costs no widget.
@MainActor
public enum _WidgetLaunch {
  /// Returns if the function can be called.
  public static func begin(_ program: String) {
    guard WidgetProgram.runner?.begins(program) == false else { return }
    WidgetProgram.block { await WidgetProgram.main(named: program) { [] } }
  }

  /// Returns if the function can be called.
  public static func begin(_ program: String) async {
    guard WidgetProgram.runner?.begins(program) == false else { return }
    await WidgetProgram.main(named: program) { [] }
  }
}
