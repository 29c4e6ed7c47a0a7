import Vitrine
import VitrineCommandLine
import VitrinePayloads
import VitrineProcess

/// The script of an Expo widget, which Node runs.
struct ExpoProgram {
  /// The path of the script.
  let script: String
  /// The props, as JSON.
  let props: String

  /// The time limit for Node, in seconds.
  private static let timeout = 30.0

  /// Returns the nodes of the widget as JSON: one for each family, or the sections of a Live
  /// Activity.
  ///
  /// - Parameter console: receives what the script prints.
  /// - Throws: `CommandError` when Node is missing, or the script fails.
  func nodes(
    families: [WidgetFamily], colorScheme: ColorScheme, _ console: Console
  ) throws(CommandError) -> [UInt8] {
    guard let node = ProgramSearch.find("node") else {
      throw failure("'node' is not in PATH", hint: "install the package nodejs")
    }
    guard Folders.identity(script) != nil, !Folders.exists(script) else {
      throw failure("there is no such file")
    }
    let process = ChildProcess(
      node,
      [
        "--input-type=module", "--eval", ExpoRuntime.script, "--", script, props,
        families.map(\.rawValue).joined(separator: ","), colorScheme.rawValue,
        ExpoRuntime.components, ExpoRuntime.modifiers,
      ], timeout: ExpoProgram.timeout)
    let result: ChildProcess.Result
    do throws(Errno) {
      result = try process.run()
    } catch {
      throw failure("Node cannot be started: \(error)")
    }
    if !result.errors.isEmpty { console.say(String(decoding: result.errors, as: UTF8.self)) }
    if result.isLate { throw failure("the script took longer than 30 s") }
    guard result.status == 0 else {
      let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      throw failure(lines.first.map(String.init) ?? "the script failed")
    }
    return result.output
  }

  private func failure(_ text: String, hint: String? = nil) -> CommandError {
    .failed(ReportedDiagnostic(.error, text, hint: hint, file: script), .unusable)
  }
}
