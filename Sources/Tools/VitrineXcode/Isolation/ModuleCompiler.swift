import Dispatch
import Foundation
import Synchronization
import VitrineIsolation
import VitrineProcess

/// Asks the compiler for the errors of a module, without building it.
final class ModuleCompiler {
  /// The compiler and its arguments, without sources and outputs.
  let arguments: [String]
  /// The folder of the project's compiled modules.
  let modules: URL
  let name: String
  let folder: URL
  /// The sandbox of the compiler; `nil` if the code is trusted.
  let rules: SandboxRules?
  /// The number of compilers that check the bodies of a large module concurrently.
  private let processors: Int
  /// The compiler without its driver, after it was first needed.
  private var frontend: FrontendCommand?

  init(
    arguments: [String], modules: URL, name: String, folder: URL, rules: SandboxRules?,
    processors: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    (self.arguments, self.modules, self.name) = (arguments, modules, name)
    (self.folder, self.rules, self.processors) = (folder, rules, processors)
  }

  /// The phases of checking; each finds errors that the previous ones do not.
  enum Phase: Int, Comparable {
    /// Declarations: function bodies, which take most of the time, are skipped. The module is written
    /// without them, which is enough for others that import it.
    case declarations
    case bodies
    /// Errors that are found only when code is made: missing returns and initializers.
    case code

    static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }

    /// The phase after this one; `nil` after the last.
    var next: Phase? { Phase(rawValue: rawValue + 1) }
  }

  /// A question to the compiler.
  struct Question {
    /// Paths of all files.
    var sources: [String]
    /// The files whose bodies are checked; `nil` for all, and the module is written.
    var wanted: Set<String>?
    var phase: Phase
    /// Seconds for one expression; those with unknown names can take minutes to fail.
    var patience: Int
    /// Seconds for all.
    var timeout: Double
  }

  /// The result of the compiler.
  enum Answer {
    case errors([CompilerError])
    /// It reported no errors in sources, but this message.
    case failed(String)

    /// Whether nothing is wrong.
    var isClean: Bool {
      if case .errors(let errors) = self { errors.isEmpty } else { false }
    }
  }

  /// Fewer files do not justify another compiler, because each reads all files and all modules.
  private static let leastFilesOfProcess = 24
  /// The same as a part of all files: reading one takes a sixth of the time of checking it.
  private static let leastPartOfProcess = 6

  /// The errors of a module.
  func errors(_ question: Question) -> Answer {
    let sources = question.sources.sorted()
    let wanted = question.wanted.map { names in sources.filter(names.contains) } ?? sources
    guard !wanted.isEmpty else { return .errors([]) }
    guard write(sources, "sources"), write(sources.map(ModuleCompiler.quoted), "arguments") else {
      return .failed("\(folder.path) cannot be written")
    }
    let groups =
      switch question.phase {
      case .declarations: [sources]
      case .bodies: groups(wanted, of: sources.count)
      case .code: [wanted]
      }
    let processes = processes(groups, of: sources, question)
    let runs = Mutex([ChildProcess.Result?](repeating: nil, count: processes.count))
    DispatchQueue.concurrentPerform(iterations: processes.count) { number in
      let result = try? processes[number].run()
      runs.withLock { $0[number] = result }
    }
    return answer(runs.withLock { $0 }, sources, question)
  }

  /// One compiler for each group, or one for the module as a whole.
  private func processes(
    _ groups: [[String]], of sources: [String], _ question: Question
  ) -> [ChildProcess] {
    let isWhole = groups.count == 1 && groups[0].count == sources.count
    if !isWhole || question.phase == .code && question.wanted != nil,
      let frontend = frontend(sources[0])
    {
      let processes = groups.indices.compactMap { number in
        let name = "sources.\(number)"
        // What it would write is of no use.
        let outputs = groups[number].map { _ in "/dev/null" }
        return write(groups[number], name) && write(outputs, "\(name).outputs")
          ? process(frontend, name, question) : nil
      }
      if processes.count == groups.count { return processes }
    }
    return driver(question).map { [$0] } ?? []
  }

  private func answer(
    _ runs: [ChildProcess.Result?], _ sources: [String], _ question: Question
  ) -> Answer {
    let results = runs.compactMap(\.self)
    guard !results.isEmpty, results.count == runs.count else {
      return .failed("the compiler cannot be started")
    }
    guard !results.contains(where: \.isLate) else {
      return .failed("it took longer than \(Int(question.timeout)) s")
    }
    let files = Set(sources)
    let text = results.map(\.text).joined(separator: "\n")
    // In an order that does not depend on the number of compilers.
    let errors = CompilerError.read(text, isSource: files.contains).sorted {
      ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
    }
    guard results.allSatisfy({ $0.status == 0 }) || !errors.isEmpty else {
      return .failed(ModuleCompiler.fault(text))
    }
    return .errors(errors)
  }

  /// The last error; for a module of C, which is named last, also the first one in its headers.
  private static func fault(_ text: String) -> String {
    let last = CompilerOutput.fault(text).message
    guard CompilerError.unbuiltModule(last) != nil,
      let mark = text.firstRange(of: ": error: "),
      let first = text[mark.upperBound...].split(whereSeparator: \.isNewline).first,
      !last.hasSuffix(first)
    else { return last }
    return "\(last): \(first)"
  }

  /// The files that each compiler checks, of a number of files.
  private func groups(_ files: [String], of all: Int) -> [[String]] {
    let least = max(
      ModuleCompiler.leastFilesOfProcess, all / ModuleCompiler.leastPartOfProcess)
    let count = min(processors, files.count / least)
    guard count > 1 else { return [files] }
    // Neighbouring files are similar, so each compiler gets a share of every folder.
    return (0..<count).map { first in
      stride(from: first, to: files.count, by: count).map { files[$0] }
    }
  }

  // MARK: Compilers

  /// Lists files, as compilers read them.
  private func write(_ files: [String], _ name: String) -> Bool {
    let text = files.map { $0 + "\n" }.joined()
    let list = folder.appending(path: name)
    return (try? Data(text.utf8).write(to: list, options: .atomic)) != nil
  }

  private var options: [String] {
    ["-I", modules.path] + arguments.dropFirst() + [
      "-Onone", "-diagnostic-style=llvm", "-no-color-diagnostics", "-whole-module-optimization",
    ]
  }

  /// What the type checker may spend on an expression.
  ///
  /// The seconds do not end its search for what is wrong with a long result builder, but the memory
  /// does: 64 MiB are an eighth of the compiler's own limit.
  private static func patience(_ question: Question) -> [String] {
    [
      "-solver-expression-time-threshold=\(question.patience)",
      "-solver-memory-threshold=\(64 << 20)",
    ]
  }

  /// A compiler for a whole module; `nil` if there is none.
  private func driver(_ question: Question) -> ChildProcess? {
    guard let compiler = arguments.first else { return nil }
    var words = options + ModuleCompiler.patience(question).flatMap { ["-Xfrontend", $0] }
    words.append("@\(folder.appending(path: "arguments").path)")
    let module = modules.appending(path: "\(name).swiftmodule").path
    let writing = ["-emit-module", "-emit-module-path", module]
    switch question.phase {
    case .declarations: words += writing + ["-Xfrontend", ModuleCompiler.skipping]
    case .bodies: words += ["-typecheck"]
    case .code: words += writing
    }
    return ChildProcess(
      compiler, words, folder: folder.path, rules: rules, timeout: question.timeout)
  }

  /// Skips bodies, as the compiler does when it writes a module for others before its code; those with
  /// types in them are read.
  private static let skipping =
    "-experimental-skip-non-inlinable-function-bodies-without-types"

  /// A compiler for the bodies of those files that a list names.
  private func process(
    _ frontend: FrontendCommand, _ list: String, _ question: Question
  ) -> ChildProcess {
    var words = frontend.arguments
    let lists = folder.appending(path: list).path
    if question.phase == .code {
      words = words.map { $0 == FrontendCommand.checking ? "-emit-sil" : $0 }
      words += ["-output-filelist", "\(lists).outputs"]
    }
    words += ModuleCompiler.patience(question)
    words += ["-filelist", folder.appending(path: "sources").path, "-primary-filelist", lists]
    return ChildProcess(
      frontend.program, words, folder: folder.path, rules: rules, timeout: question.timeout)
  }

  private func frontend(_ source: String) -> FrontendCommand? {
    if frontend == nil, let compiler = arguments.first {
      frontend = FrontendCommand(
        driver: compiler, options + [FrontendCommand.checking], source: source, folder: folder.path,
        rules: rules)
    }
    return frontend
  }

  private static func quoted(_ path: String) -> String {
    let text = path.replacingOccurrences(of: "\\", with: "\\\\")
    return "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}
