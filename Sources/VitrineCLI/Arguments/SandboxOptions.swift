import Vitrine
import VitrineArguments
import VitrineProcess
import VitrineSnapshot

extension SandboxChoice {
  /// The default choice: a project's code is sandboxed if the variable `CI` is set.
  package static var standard: SandboxChoice {
    var choice = SandboxChoice()
    choice.isStandard = RecordMode.isContinuousIntegration()
    return choice
  }
}

extension ArgumentDefinition {
  /// Keeps the code of a project to it.
  static func sandbox(_ keyPath: WritableKeyPath<Root, SandboxChoice> & Sendable) -> Self {
    .flag(
      "sandbox",
      "Keep the project's code to the project's files, without a network; default where CI is set"
    ) { $0[keyPath: keyPath].isAsked = true }
  }

  /// Trusts the code of a project.
  static func noSandbox(_ keyPath: WritableKeyPath<Root, SandboxChoice> & Sendable) -> Self {
    .flag("no-sandbox", "Let the project's code do whatever you may do") {
      $0[keyPath: keyPath].isAsked = false
    }
  }

  /// Gives the widgets' program a network.
  static func allowNetwork(_ keyPath: WritableKeyPath<Root, SandboxChoice> & Sendable) -> Self {
    .flag("allow-network", "In a sandbox, let the widgets' program use the network") {
      $0[keyPath: keyPath].allowsNetwork = true
    }
  }
}

extension Console {
  /// Says what the kernel does not close, where code is to be kept to its project.
  package func reportGap(_ choice: SandboxChoice) {
    guard choice.isOn, let gap = Sandbox.gap else { return }
    report(
      ReportedDiagnostic(
        .warning, gap, hint: "run this where the kernel is newer, or build only what you trust"))
  }
}
