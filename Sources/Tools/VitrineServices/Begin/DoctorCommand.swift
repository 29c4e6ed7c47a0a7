import VitrineArguments
import VitrineCommandLine

/// `vitrine doctor`.
package struct DoctorCommand: ParsableCommand {
  var isJSON = false
  package var operands: [String] = []

  package init() {}

  package static let configuration = CommandConfiguration(
    "doctor", "Report what this machine is missing, with the command that installs it",
    discussion: [
      "Archives need only this program. Swift code, some image formats and the live page "
        + "need more. Exits with 1 if something is missing."
    ],
    examples: [
      .init("vitrine doctor", "a line for each requirement"),
      .init("vitrine doctor --json", "for a program"),
    ])

  package static let arguments: [ArgumentDefinition<Self>] = [.json(\.isJSON)]

  package func run(_ console: Console) throws(CommandError) -> ExitCode {
    let findings = MachineCheck.findings()
    if isJSON {
      try console.printJSON(findings)
    } else {
      let rows = findings.map { [$0.isThere ? "✓" : "✗", $0.name, $0.purpose, $0.found ?? ""] }
      try console.print(TextTable.text(rows))
      for finding in findings where !finding.isThere {
        try console.print("\n\(finding.name): \(finding.remedy)\n")
      }
    }
    return findings.allSatisfy(\.isThere) ? .done : .problems
  }
}
