import Foundation
import VitrineIsolation
import VitrineProcess

/// Asks the compiler for the errors of a module, without building it.
struct ModuleCompiler {
  let command: CompileCommand
  /// Where compiled modules of the project are.
  let modules: URL
  let name: String
  let folder: URL
  /// What the compiler may do; `nil` where the code is trusted.
  let rules: SandboxRules?

  /// What is looked at; each finds errors that the ones before do not.
  enum Phase: Int, Comparable {
    /// What declarations say: the bodies of functions, which take most of the time, are skipped.
    case declarations
    case bodies
    /// What shows only when the module is written: missing returns and initializers.
    case module

    static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }

    /// The phase after this one; `nil` after the last.
    var next: Phase? { Phase(rawValue: rawValue + 1) }
  }

  /// What the compiler answered.
  enum Answer {
    case errors([CompilerError])
    /// It said nothing of any source, and this instead.
    case failed(String)

    /// Whether nothing is wrong.
    var isClean: Bool {
      if case .errors(let errors) = self { errors.isEmpty } else { false }
    }
  }

  /// The errors of all files.
  ///
  /// - Parameters:
  ///   - sources: paths of the files.
  ///   - patience: seconds for one expression; those with unknown names can take minutes to fail.
  ///   - timeout: seconds for all.
  func errors(
    _ sources: [String], in phase: Phase, patience: Int, timeout: Double
  ) -> Answer {
    guard let compiler = command.arguments.first else { return .failed("there is no compiler") }
    let list = folder.appending(path: "sources")
    let lines = sources.sorted().map { "\"\(ModuleCompiler.escaped($0))\"\n" }.joined()
    guard (try? Data(lines.utf8).write(to: list, options: .atomic)) != nil else {
      return .failed("\(list.path) cannot be written")
    }
    var arguments = ["-I", modules.path] + command.arguments.dropFirst()
    arguments += ["-Onone", "-diagnostic-style=llvm", "-no-color-diagnostics", "@\(list.path)"]
    arguments += ["-whole-module-optimization"]
    arguments += ["-Xfrontend", "-solver-expression-time-threshold=\(patience)"]
    switch phase {
    case .declarations:
      arguments += ["-typecheck", "-Xfrontend", "-experimental-skip-all-function-bodies"]
    case .bodies: arguments += ["-typecheck"]
    case .module:
      let module = modules.appending(path: "\(name).swiftmodule").path
      arguments += ["-emit-module", "-emit-module-path", module]
    }
    let process = ChildProcess(
      compiler, arguments, folder: folder.path, rules: rules, timeout: timeout)
    guard let result = try? process.run() else { return .failed("\(compiler) does not start") }
    guard !result.isLate else { return .failed("it took longer than \(Int(timeout)) s") }
    let files = Set(sources)
    let errors = CompilerError.read(result.text, isSource: files.contains)
    guard result.status == 0 || !errors.isEmpty else {
      return .failed(CompilerOutput.fault(result.text).message)
    }
    return .errors(errors)
  }

  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }
}
