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
  /// The flag that runs a project's code in a sandbox.
  package static func sandbox(_ keyPath: WritableKeyPath<Root, SandboxChoice> & Sendable) -> Self {
    .flag(
      "sandbox",
      "Restrict the project's code to its files, without a network; the default if CI is set"
    ) { $0[keyPath: keyPath].isAsked = true }
  }

  /// The flag that trusts a project's code.
  package static func noSandbox(_ keyPath: WritableKeyPath<Root, SandboxChoice> & Sendable) -> Self
  {
    .flag("no-sandbox", "Run the project's code with all of your permissions") {
      $0[keyPath: keyPath].isAsked = false
    }
  }

  /// The flag that gives the widgets' program a network.
  package static func allowNetwork(_ keyPath: WritableKeyPath<Root, SandboxChoice> & Sendable)
    -> Self
  {
    .flag("allow-network", "In a sandbox, let the widgets' program use the network") {
      $0[keyPath: keyPath].allowsNetwork = true
    }
  }
}

extension Console {
  /// Warns about what this kernel cannot restrict, if code is sandboxed.
  package func reportGap(_ choice: SandboxChoice) {
    guard choice.isOn, let gap = Sandbox.gap else { return }
    report(
      ReportedDiagnostic(
        .warning, gap, hint: "use a newer kernel, or build only what you trust"))
  }
}
