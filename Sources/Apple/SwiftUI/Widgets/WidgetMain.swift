import Dispatch
import Foundation

// Programs whose `main` cannot wait, as one that chooses a bundle by the version of the system; Apple's
// functions do not wait either.

extension Widget {
  /// Runs the program: lists, archives and previews what it declares.
  @_disfavoredOverload
  public static func main() {
    WidgetProgram.block { try await Self.main() }
  }
}

extension WidgetBundle {
  /// Runs the program: lists, archives and previews what it declares.
  @_disfavoredOverload
  public static func main() {
    WidgetProgram.block { try await Self.main() }
  }
}

extension ControlWidget {
  /// Runs the program: lists and archives the control.
  @_disfavoredOverload
  public static func main() {
    WidgetProgram.block { try await Self.main() }
  }
}

extension WidgetProgram {
  /// Runs a program to its end, which it chooses itself.
  fileprivate static func block(_ program: @escaping @MainActor () async throws -> Void) -> Never {
    Task { @MainActor in try await program() }
    dispatchMain()
  }
}
