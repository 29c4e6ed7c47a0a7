import Dispatch
import Foundation
import SwiftUI

// Programs whose `main` cannot wait, as one that chooses a bundle by the version of the system; WidgetKit's
// own functions do not wait either.

extension Widget {
  /// Runs the program: lists, archives and previews what it declares.
  @_disfavoredOverload
  public static func main() {
    WidgetRunner.block {
      await WidgetRunner.main(named: String(describing: Self.self)) { Self().members }
    }
  }
}

extension WidgetBundle {
  /// Runs the program: lists, archives and previews what it declares.
  @_disfavoredOverload
  public static func main() {
    WidgetRunner.block {
      await WidgetRunner.main(named: String(describing: Self.self)) { Self().body.members }
    }
  }
}

extension ControlWidget {
  /// Runs the program: lists and archives the control.
  @_disfavoredOverload
  public static func main() {
    WidgetRunner.block {
      await WidgetRunner.main(named: String(describing: Self.self)) {
        WidgetOfControl(control: Self()).members
      }
    }
  }
}

extension WidgetRunner {
  /// Runs a program to its end, which it chooses itself.
  fileprivate static func block(_ program: @escaping @MainActor () async -> Void) -> Never {
    Task { @MainActor in await program() }
    dispatchMain()
  }
}
