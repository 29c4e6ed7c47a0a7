import Vitrine
import VitrineFiles
import VitrinePlatform
import VitrineProcess
import VitrineSyntax

/// Builds a program with the compiler alone, if only sources of its own modules changed.
final class ModuleBuilder: Sendable {
  private let commands: ModuleCommands
  private let jobs: FrontendJobs
  /// Whether the driver compiled everything that its last changes need.
  private let isWhole = Monitor(true)
  /// What the sources declared when the driver compiled them.
  private let outlines: Monitor<[String: DeclarationOutline]>
  private let place: Place
  private let toolchain: Toolchain
  /// The folder for object files, which is deleted with the value.
  private let scratch: ScratchFolder

  /// What is built, and where the package manager built it.
  struct Place: Sendable {
    /// The path of the package.
    var package: String
    /// The path of the package manager's plan.
    var plan: String
    /// The path of the folder with the program's bundles of resources.
    var products: String
    /// The program's own modules in the order of their dependencies; the last one is the program.
    var modules: [String]
  }

  /// What came of a preparation.
  enum Preparation {
    case builder(ModuleBuilder)
    /// The compiler's messages about sources that were saved since the last build, and its output.
    case failed([SourceDiagnostic], String)
  }

  /// Compiles the modules once, and links everything else into one library.
  ///
  /// - Returns: `nil` if the plan has an unknown form or a step fails, in which case the package
  ///   manager builds.
  /// - Throws: `LiveError` when a change supersedes the work.
  static func prepare(
    _ place: Place, _ toolchain: Toolchain, _ cancellation: Cancellation
  ) throws(LiveError) -> Preparation? {
    guard let scratch = try? ScratchFolder(named: "objects"),
      let plan = BuildManifest(file: place.plan),
      let commands = ModuleCommands(place.modules, plan: plan, folder: scratch.path)
    else { return nil }
    let rules = toolchain.rules(
      .build, in: scratch.path, and: commands.moduleCaches, of: place.package)
    let runner = CommandRunner(place.package, rules: rules, cancellation)
    var jobs = FrontendJobs()
    for module in commands.modules {
      let (program, words) = module.command
      guard let compilation = try runner.compile(module.command) else { return nil }
      let diagnostics = CompilerOutput.diagnostics(compilation.text)
      if diagnostics.contains(where: { $0.severity == .error }) {
        return .failed(diagnostics, compilation.text)
      }
      guard compilation.status == 0,
        let list = try runner.run((program, words + ["-driver-print-jobs"])), list.status == 0
      else { return nil }
      jobs.add(String(decoding: list.output, as: UTF8.self))
    }
    guard try runner.run(commands.extract)?.status == 0,
      let base = commands.linkBase(), try runner.run(base)?.status == 0,
      try runner.run(commands.linkLoader)?.status == 0
    else { return nil }
    return .builder(ModuleBuilder(commands, jobs, place, toolchain, scratch))
  }

  private init(
    _ commands: ModuleCommands, _ jobs: FrontendJobs, _ place: Place, _ toolchain: Toolchain,
    _ scratch: ScratchFolder
  ) {
    (self.commands, self.jobs, self.scratch) = (commands, jobs, scratch)
    (self.place, self.toolchain) = (place, toolchain)
    outlines = Monitor(ModuleBuilder.outlines(of: commands.sources))
  }

  private static func outlines(of sources: Set<String>) -> [String: DeclarationOutline] {
    Dictionary(uniqueKeysWithValues: sources.map { ($0, outline(of: $0)) })
  }

  private static func outline(of source: String) -> DeclarationOutline {
    let bytes = (try? FileReader.read(source, limit: 16 << 20)) ?? []
    return DeclarationOutline(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether the builder can build these changes.
  func covers(_ changed: Set<String>) -> Bool { changed.isSubset(of: commands.sources) }

  /// The result of a build.
  enum Outcome {
    case built(ProgramPlace, [SourceDiagnostic], [WorkStep])
    /// The compiler's messages, and its output.
    case failed([SourceDiagnostic], String)
    /// The package manager has to build instead.
    case unknown
  }

  /// Compiles the changes, and links.
  ///
  /// - Parameter starting: receives the place of the program before its module is compiled.
  /// - Throws: `LiveError` when a change supersedes the work.
  func build(
    _ changed: Set<String>, _ cancellation: Cancellation, starting: (ProgramPlace) -> Void
  ) throws(LiveError) -> Outcome {
    let place = try? ProgramPlace(
      named: self.place.modules.last ?? "widgets", loader: commands.loader, base: commands.base,
      beside: self.place.products)
    guard let place else { return .unknown }
    starting(place)
    let runner = runner(cancellation, writing: [FileWriter.folder(of: place.program)])
    let began = SystemClock.now
    guard let (compilation, isAlone) = try compile(changed, runner) else { return .unknown }
    let compiled = SystemClock.now
    let diagnostics = CompilerOutput.diagnostics(compilation.text)
    guard compilation.status == 0 else {
      return diagnostics.contains { $0.severity == .error }
        ? .failed(diagnostics, compilation.text) : .unknown
    }
    // Only declarations that changed can need another library.
    let command =
      isAlone ? commands.linkAlone(to: place.module) : commands.linkChecked(to: place.module)
    guard let command, try runner.run(command)?.status == 0 else { return .unknown }
    let steps = [
      WorkStep(.compile, seconds: compiled - began),
      WorkStep(.link, seconds: SystemClock.now - compiled),
    ]
    return .built(place, diagnostics, steps)
  }

  /// Returns a runner of the module's commands.
  ///
  /// - Parameter folders: the paths of other writable folders.
  private func runner(
    _ cancellation: Cancellation, writing folders: [String] = []
  ) -> CommandRunner {
    let rules = toolchain.rules(
      .build, in: scratch.path, and: commands.moduleCaches + folders, of: place.package)
    return CommandRunner(place.package, rules: rules, cancellation)
  }

  /// Compiles one source alone if only bodies changed in it; otherwise lets the driver determine
  /// what to compile.
  private func compile(
    _ changed: Set<String>, _ runner: CommandRunner
  ) throws(LiveError) -> (result: ChildProcess.Result, isAlone: Bool)? {
    if let result = try compileAlone(changed, runner) { return (result, true) }
    guard let first = commands.modules.firstIndex(where: { !$0.sources.isDisjoint(with: changed) })
    else { return nil }
    isWhole.withLock { $0 = false }
    // The driver knows which modules use the declarations that changed.
    var last: ChildProcess.Result?
    for module in commands.modules[first...] {
      last = try runner.run(module.command)
      guard let last, last.status == 0 else { break }
    }
    if last?.status == 0 {
      isWhole.withLock { $0 = true }
      let new = ModuleBuilder.outlines(of: changed)
      outlines.withLock { $0.merge(new) { $1 } }
    }
    return last.map { ($0, false) }
  }

  /// Compiles one source alone; `nil` if more than bodies changed, or may have changed.
  private func compileAlone(
    _ changed: Set<String>, _ runner: CommandRunner
  ) throws(LiveError) -> ChildProcess.Result? {
    guard changed.count == 1, let source = changed.first, isWhole.withLock(\.self),
      outlines.withLock({ $0[source] }) == ModuleBuilder.outline(of: source),
      let job = jobs.command(for: source),
      let result = try runner.run(job, environment: FrontendJobs.environment)
    else { return nil }
    return result.status != 0 || jobs.declaresTheSame(source) ? result : nil
  }
}

/// Runs commands of a build until it is cancelled.
private struct CommandRunner: Sendable {
  private let folder: String
  private let rules: SandboxRules?
  let cancellation: Cancellation

  init(_ folder: String, rules: SandboxRules?, _ cancellation: Cancellation) {
    (self.folder, self.rules, self.cancellation) = (folder, rules, cancellation)
  }

  /// Runs a command and returns its result; `nil` if it cannot be started.
  ///
  /// - Throws: `LiveError` when a change supersedes the work.
  func run(
    _ command: (program: String, words: [String]), environment: [String: String] = [:]
  ) throws(LiveError) -> ChildProcess.Result? {
    let process = ChildProcess(
      command.program, command.words, folder: folder, environment: environment, rules: rules,
      timeout: 600)
    let result = try? process.run(cancellation)
    if cancellation.isCancelled { throw .overtaken }
    return result
  }

  /// What the compiler says if it read a source before and after it was saved.
  private static let change = "was modified during the build"
  private static let mostAttempts = 8

  /// Compiles a module, again as long as its sources are saved meanwhile.
  ///
  /// - Throws: `LiveError` when a change supersedes the work.
  func compile(
    _ command: (program: String, words: [String])
  ) throws(LiveError) -> ChildProcess.Result? {
    var result = try run(command)
    for _ in 1..<CommandRunner.mostAttempts {
      guard result?.status != 0, result?.text.contains(CommandRunner.change) == true else { break }
      result = try run(command)
    }
    return result
  }
}
