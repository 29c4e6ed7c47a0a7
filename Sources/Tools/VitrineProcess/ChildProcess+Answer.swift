import VitrineCoding
import VitrineFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ChildProcess {
  /// Runs a program to its end, within its time limit.
  ///
  /// - Parameter name: the name of the program in messages.
  /// - Throws: `ToolError` when it cannot be started, or takes too long. A cancelled program does
  ///   not throw.
  package func run(
    as name: String, _ cancellation: Cancellation = Cancellation(), input: HeldInput? = nil,
    onLine: ((String) -> Void)? = nil
  ) throws(ToolError) -> Result {
    let result: Result
    do throws(Errno) {
      result = try run(cancellation, input: input, onLine: onLine)
    } catch {
      throw ToolError("\(name) cannot be started: \(error.text)")
    }
    guard !result.isLate else {
      throw ToolError("\(name) took longer than \(ChildProcess.duration(timeout))")
    }
    return result
  }

  private static func duration(_ seconds: Double) -> String {
    let (number, unit) = seconds < 120 ? (seconds, "second") : (seconds / 60, "minute")
    return Int(number).counted(unit)
  }

  /// Runs the widgets' program, and decodes its JSON output.
  ///
  /// - Throws: `ToolError` with the program's error output when there is no valid JSON.
  package func answer<Value: Decodable>(
    _ type: Value.Type = Value.self, _ cancellation: Cancellation = Cancellation()
  ) throws(ToolError) -> Value {
    try run(as: "the widgets' program", cancellation).answer()
  }
}

extension ChildProcess.Result {
  /// The status with which the widgets' program ends if there is nothing that its options ask for.
  private static let statusNothing: Int32 = 6

  /// Decodes the JSON output of the widgets' program.
  ///
  /// - Throws: `ToolError` with the program's error output when there is no valid JSON.
  package func answer<Value: Decodable>(
    _ type: Value.Type = Value.self
  ) throws(ToolError) -> Value {
    if let value = try? JSONDecoder().decode(Value.self, from: Data(output)) { return value }
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    func text(after prefix: String) -> String? {
      lines.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    }
    let message =
      text(after: "error: ") ?? lines.first { $0.contains("rror: ") }.map(String.init)
      ?? lines.first.map(String.init)
      ?? "the widgets' program ended with status \(status)"
    var error = ToolError(message, hint: text(after: "hint: "))
    error.foundNothing = status == ChildProcess.Result.statusNothing
    throw error
  }
}
