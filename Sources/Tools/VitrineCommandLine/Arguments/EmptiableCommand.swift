import VitrineArguments

/// A command that may find nothing to work on, and then ends with ``ExitCode/empty``.
package protocol EmptiableCommand: ParsableCommand {
  /// Whether that is a success.
  var allowsEmpty: Bool { get }
}

extension EmptiableCommand {
  /// Runs `work`; with `--allow-empty` nothing to do is a success, with the reason as a note.
  ///
  /// - Throws: `CommandError` when it stops early.
  package func toleratingEmptiness(
    _ console: Console, _ work: () throws(CommandError) -> ExitCode
  ) throws(CommandError) -> ExitCode {
    do throws(CommandError) {
      let code = try work()
      return code == .empty && allowsEmpty ? .done : code
    } catch {
      guard allowsEmpty, case .failed(let reason, .empty) = error else { throw error }
      if !console.isJSON { console.say("note: \(reason.message)") }
      return .done
    }
  }
}

extension ArgumentDefinition {
  /// The flag that makes nothing to do a success.
  package static func allowEmpty(_ keyPath: WritableKeyPath<Root, Bool> & Sendable) -> Self {
    .flag("allow-empty", keyPath, "Exit with 0 instead of 6 if there is nothing to do")
  }
}
