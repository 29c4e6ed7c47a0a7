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

  /// The errors of all files, found by checking types or, with `emits`, by writing the module, which
  /// finds missing returns and initializers too.
  ///
  /// - Parameters:
  ///   - sources: paths of the files.
  ///   - timeout: seconds.
  /// - Returns: `nil` when the compiler could not be asked or was ended.
  func errors(_ sources: [String], emits: Bool, timeout: Double) -> [CompilerError]? {
    guard let compiler = command.arguments.first else { return nil }
    let list = folder.appending(path: "sources")
    let lines = sources.sorted().map { "\"\(ModuleCompiler.escaped($0))\"\n" }.joined()
    guard (try? Data(lines.utf8).write(to: list, options: .atomic)) != nil else { return nil }
    var arguments = ["-I", modules.path] + command.arguments.dropFirst()
    arguments += ["-Onone", "-diagnostic-style=llvm", "-no-color-diagnostics", "@\(list.path)"]
    // Expressions with unknown names can take minutes to fail.
    arguments += ["-Xfrontend", "-solver-expression-time-threshold=15"]
    if emits {
      let module = modules.appending(path: "\(name).swiftmodule").path
      arguments += ["-whole-module-optimization", "-emit-module", "-emit-module-path", module]
    } else {
      arguments += ["-whole-module-optimization", "-typecheck"]
    }
    let process = ChildProcess(compiler, arguments, folder: folder.path, timeout: timeout)
    guard let result = try? process.run(), !result.isLate else { return nil }
    let files = Set(sources)
    let errors = CompilerError.read(result.text, isSource: files.contains)
    // It failed, and nothing says where.
    return result.status != 0 && errors.isEmpty ? nil : errors
  }

  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }
}
