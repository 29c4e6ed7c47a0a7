import Vitrine
import VitrinePlatform
import VitrineProcess

/// Builds a program by the compiler alone, where nothing but sources of its own module has changed.
final class ModuleBuilder: Sendable {
  private let commands: ModuleCommands
  private let jobs: FrontendJobs
  /// Hashes of the sources' interfaces when the driver compiled them last.
  private let hashes = Monitor<[String: String]>([:])
  private let package: String
  private let program: String
  private let toolchain: Toolchain
  /// Where objects are; it goes with the value.
  private let scratch: ScratchFolder

  /// Compiles the module once, and links all else into one object file.
  ///
  /// - Returns: `nil` where the plan is of a kind that is not known, or something fails: then the
  ///   package manager builds.
  /// - Throws: `LiveError` when the work is overtaken.
  static func prepare(
    _ program: String, package: String, _ toolchain: Toolchain, _ cancellation: Cancellation
  ) throws(LiveError) -> ModuleBuilder? {
    guard let scratch = try? ScratchFolder(named: "objects"),
      let commands = ModuleCommands(program, package: package, folder: scratch.path)
    else { return nil }
    let runner = CommandRunner(
      package, rules: toolchain.rules(.build, in: scratch.path, of: package), cancellation)
    let before = FileSnapshot(package)
    guard let compile = commands.compileCommand, try runner.run(compile)?.status == 0,
      let list = try runner.run((compile.program, compile.words + ["-driver-print-jobs"])),
      list.status == 0, try runner.run(commands.prelink)?.status == 0,
      try runner.run(commands.extract)?.status == 0
    else { return nil }
    let builder = ModuleBuilder(
      commands, FrontendJobs(String(decoding: list.output, as: UTF8.self)), package, program,
      toolchain, scratch)
    try builder.noteHashes(of: builder.jobs.sources, runner)
    builder.forgetHashes(of: FileSnapshot(package).changes(since: before))
    return builder
  }

  private init(
    _ commands: ModuleCommands, _ jobs: FrontendJobs, _ package: String, _ program: String,
    _ toolchain: Toolchain, _ scratch: ScratchFolder
  ) {
    (self.commands, self.jobs, self.package) = (commands, jobs, package)
    (self.program, self.toolchain, self.scratch) = (program, toolchain, scratch)
  }

  /// Whether it can build what has changed.
  func covers(_ changed: Set<String>) -> Bool { changed.isSubset(of: commands.sources) }

  /// How a build ended.
  enum Outcome {
    case built(ProgramPlace, [SourceDiagnostic])
    case failed([SourceDiagnostic])
    /// The package manager has to build.
    case unknown
  }

  /// Compiles what has changed, and links.
  ///
  /// - Throws: `LiveError` when the work is overtaken.
  func build(
    _ changed: Set<String>, _ cancellation: Cancellation
  ) throws(LiveError) -> Outcome {
    let products = Toolchain.scratchFolder(of: package) + "/debug"
    let place = try? ProgramPlace(named: program, beside: products)
    let folders = place.map { [FileWriter.folder(of: $0.program)] } ?? []
    let runner = CommandRunner(
      package, rules: toolchain.rules(.build, in: scratch.path, and: folders, of: package),
      cancellation)
    guard let compilation = try compile(changed, runner) else { return .unknown }
    let diagnostics = CompilerOutput.diagnostics(compilation.text)
    guard compilation.status == 0 else {
      return diagnostics.contains { $0.severity == .error } ? .failed(diagnostics) : .unknown
    }
    guard let place, let command = commands.link(to: place.program),
      try runner.run(command)?.status == 0
    else { return .unknown }
    return .built(place, diagnostics)
  }

  /// Compiles one source alone where nothing but bodies has changed in it; or else lets the driver
  /// find out what has to be compiled.
  private func compile(
    _ changed: Set<String>, _ runner: CommandRunner
  ) throws(LiveError) -> ChildProcess.Result? {
    if let result = try compileAlone(changed, runner) { return result }
    guard let command = commands.compileCommand, let result = try runner.run(command) else {
      return nil
    }
    if result.status == 0 { try noteHashes(of: changed.sorted(), runner) }
    return result
  }

  /// Compiles one source alone, and meanwhile finds out whether nothing but bodies has changed in it;
  /// `nil` where something else has, or may have.
  private func compileAlone(
    _ changed: Set<String>, _ runner: CommandRunner
  ) throws(LiveError) -> ChildProcess.Result? {
    guard changed.count == 1, let source = changed.first, let job = jobs.command(for: source),
      let known = hashes.withLock({ $0[source] })
    else { return nil }
    let isSame = Monitor<Bool?>(nil)
    let result = runner.cancellation.withDependent { compiling in
      let isStarted = SystemThread.start {
        let hash = (try? self.interfaceHash(of: source, runner)) ?? nil
        // What depends on the source has to be compiled too, which the driver does.
        if hash != known { compiling.cancel() }
        isSame.withLock { $0 = hash == known }
      }
      if !isStarted { isSame.withLock { $0 = false } }
      return try? runner.process(job).run(compiling)
    }
    let isAlone = isSame.wait { $0 }
    if runner.cancellation.isCancelled { throw .overtaken }
    return isAlone ? result : nil
  }

  /// Leaves sources to the driver that were written while it compiled them.
  private func forgetHashes(of sources: Set<String>) {
    hashes.withLock { hashes in
      for source in sources { hashes[source] = nil }
    }
  }

  private func noteHashes(of sources: [String], _ runner: CommandRunner) throws(LiveError) {
    for source in sources {
      let hash = try interfaceHash(of: source, runner)
      hashes.withLock { $0[source] = hash }
    }
  }

  /// The hash of what a source declares, without bodies of functions; `nil` where the
  /// compiler does not give it.
  private func interfaceHash(
    of source: String, _ runner: CommandRunner
  ) throws(LiveError) -> String? {
    guard let command = jobs.hashing(source), let result = try runner.run(command),
      result.status == 0
    else { return nil }
    let lines = result.text.split(separator: "\n")
    return lines.count == 1 ? lines.first.map(String.init) : nil
  }
}

/// Runs commands of a build, as long as it is wanted.
private struct CommandRunner: Sendable {
  private let folder: String
  private let rules: SandboxRules?
  let cancellation: Cancellation

  init(_ folder: String, rules: SandboxRules?, _ cancellation: Cancellation) {
    (self.folder, self.rules, self.cancellation) = (folder, rules, cancellation)
  }

  /// How a command ended; `nil` where it could not be started.
  ///
  /// - Throws: `LiveError` when the work is overtaken.
  func run(_ command: (program: String, words: [String])) throws(LiveError) -> ChildProcess.Result?
  {
    let result = try? process(command).run(cancellation)
    if cancellation.isCancelled { throw .overtaken }
    return result
  }

  /// The process of a command.
  func process(_ command: (program: String, words: [String])) -> ChildProcess {
    ChildProcess(command.program, command.words, folder: folder, rules: rules, timeout: 600)
  }
}
