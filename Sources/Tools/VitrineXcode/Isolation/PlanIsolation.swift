import Foundation
import VitrineIsolation
import VitrineProcess

/// Leaves pieces out of the modules of a plan, so that it compiles.
struct PlanIsolation {
  let folder: URL
  let staged: StagedFolder
  let builder: PackageBuilder
  /// A text that is equal for equal versions of Vitrine.
  let version: String
  let memory: IsolationMemory

  /// How often code that seemed unreachable is restored.
  static let mostPutBacks = 8
  /// The maximum processor time of the compiler for all modules.
  ///
  /// Previews reach most of an app, widgets a few files.
  private static func work(for goal: ProjectTarget.Goal) -> Duration {
    switch goal {
    case .widgets: .seconds(60)
    case .previews: .seconds(180)
    }
  }
  /// The maximum wall-clock time is more: a busy machine gives a build less than half of its cores.
  private static func budget(for goal: ProjectTarget.Goal) -> WorkBudget {
    WorkBudget(work: work(for: goal), wait: work(for: goal) * 4)
  }
  /// The target of the staged package that depends on all products, but not on the project.
  private static let modulesTarget = "VitrineModules"

  /// The bundle of a module with resources, which the package manager declares when it builds.
  private static let bundleFile = "ResourceBundle.swift"
  private static let bundleCode =
    "import Foundation\nextension Foundation.Bundle { static let module = Bundle.main }\n"

  #if canImport(SwiftParser)
    static let isAvailable = true

    /// Leaves out the code that no widget reaches, and pieces of the rest around errors.
    ///
    /// - Throws: `ProjectError` when the package manager cannot be started, or files cannot be
    ///   read or written.
    func run(_ plan: StagingPlan) throws(ProjectError) -> Result {
      try run(Work(plan, index: NameIndex(vitrine: builder.vitrine)))
    }

    /// Continues after a build of the result, which found errors.
    ///
    /// - Returns: `nil` if no source can have other errors than those that are left out.
    /// - Throws: `ProjectError` as `run(_:)` does.
    func run(after result: Result, _ doubt: Doubt) throws(ProjectError) -> Result? {
      guard var work = result.work else { return nil }
      work.doubted = result.plan.modules.reduce(into: [:]) { doubted, module in
        let paths = module.files.filter { doubt.files.contains($0.value.source?.path ?? "") }.keys
        if !paths.isEmpty { doubted[module.name] = Set(paths) }
      }
      work.undefined = doubt.symbols
      return work.doubted.isEmpty && !result.plan.names(doubt.symbols) ? nil : try run(work)
    }

    private func run(_ work: Work) throws(ProjectError) -> Result {
      var work = work
      while true {
        var result = try restore(&work)
        if let fault = work.plan.removeUnbuilt(result) {
          if let name = result.failure?.module { try? forget(name) }
          work.notes.append(fault)
          builder.progress(fault)
        } else {
          (result.notes, result.work) = (work.notes, work)
          return result
        }
      }
    }

    /// Leaves out pieces of a plan, and restores code that seemed unreachable.
    private func restore(_ work: inout Work) throws(ProjectError) -> Result {
      let reach = try PlanReach(work.plan, known: work.sources)
      var missed = work.restored
      work.restored = []
      while true {
        let reduced = reach.reduced(puttingBack: missed)
        for line in reduced.summary where work.modules.isEmpty { builder.progress(line) }
        var result = try isolate(reduced, &work)
        (result.omissions.restored, work.restored) = (missed, result.failure == nil ? missed : [])
        if result.failure?.reason == .unbuilt { continue }
        if let failure = result.failure, failure.reason.isOfCode,
          let before = work.withdraw(from: failure.module)
        {
          missed = before
          builder.progress(
            "leaving out what was restored, with which \(failure.module) does not compile")
          continue
        }
        guard result.failure?.reason == .unreached, !result.missed.isSubset(of: missed) else {
          return result
        }
        work.putBack(result.missed, to: missed)
        missed.formUnion(result.missed)
        builder.progress("restoring \(result.missed.sorted().joined(separator: ", "))")
      }
    }

    private func isolate(
      _ reduced: PlanReach.Reduced, _ work: inout Work
    ) throws(ProjectError) -> Result {
      let plan = reduced.plan
      var result = Result(plan: plan)
      let commands = try buildModules(plan, &work)
      let budget = work.budget ?? PlanIsolation.budget(for: plan.target.goal)
      work.budget = budget
      let putsBack = work.putBacks < PlanIsolation.mostPutBacks
      var keys: [String: String] = [:]
      // A module gets imports for names that it lacks, also of modules that it does not depend on.
      let all = (plan.swiftModules.map { plan.modules[$0].name } + [PlanIsolation.modulesTarget])
        .compactMap { commands?.compile($0) }
      for position in plan.swiftModules {
        let module = result.plan.modules[position]
        guard let command = commands?.compile(module.name) else {
          result.failure = (module.name, .compiler)
          return result
        }
        let compiler = ModuleCompiler(
          arguments: command.argumentsWithoutOutputs(importingAs: all),
          modules: folder.appending(path: "Modules"), name: module.name,
          folder: folder.appending(path: module.name), rules: rules)
        let needed = module.modules.sorted().map { keys[$0] ?? "" }
        let isolated = try isolate(
          module,
          ModuleIsolator(
            compiler: compiler, index: work.index,
            // The widgets can be drawn without a library.
            budget: module.kind == .library ? budget.ofLibraries : budget,
            progress: builder.progress,
            // Code that compiles is checked once.
            firstPhase: module.missing.isEmpty ? .code : .declarations,
            missed: { putsBack ? reduced.code.missed(by: $0) : [] },
            built: products(of: plan, work)),
          needed, &work)
        keys[module.name] = isolated.key
        result.take(isolated, of: module, at: position)
        result.omissions.lines[module.name] = isolated.lines
        work.complete.remove(module.name)
        if result.failure == nil {
          work.complete.insert(module.name)
        } else {
          if isolated.failure == .unbuilt { work.products.formUnion(isolated.imports) }
          // The cached result belongs to other C modules.
          if result.failure?.reason == .compiler { work.modules[module.name] = nil }
          return result
        }
      }
      result.plan.keepWhatIsImported(without: [])
      return result
    }

    /// The result for one module, or that of an earlier run.
    private func isolate(
      _ module: StagingPlan.Module, _ isolator: ModuleIsolator, _ needed: [String],
      _ work: inout Work
    ) throws(ProjectError) -> IsolatedModule {
      let firstNumber = work.firstNumber(of: module.name)
      var (sources, generated) = try sources(of: module)
      let texts = sources.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.text] }
      let doubted = work.doubted[module.name] ?? []
      let undefined = work.undefined.filter { name in
        sources.values.contains { $0.text.contains(name) }
      }
      let key = Fingerprint.hash(
        (isolator.compiler.arguments + needed + texts
          + [builder.toolchain.version, version, "\(firstNumber)"] + doubted.sorted()
          + undefined.sorted())
          .joined(separator: "\n"))
      let file = isolator.compiler.folder.appending(path: "result.json")
      let compiled = folder.appending(path: "Modules/\(module.name).swiftmodule")
      if let data = try? Data(contentsOf: file),
        let known = try? JSONDecoder().decode(IsolatedModule.self, from: data), known.key == key,
        known.failure.map(\.isOfNeed) ?? ProjectFiles.exists(compiled)
      {
        return known
      }
      try PlanIsolation.makeFolder(isolator.compiler.folder)
      try PlanIsolation.makeFolder(folder.appending(path: "Modules"))
      if !module.resources.isEmpty {
        sources[PlanIsolation.bundleFile] = try bundle(in: isolator.compiler.folder)
        generated.insert(PlanIsolation.bundleFile)
      }
      var begun =
        work.modules[module.name]
        ?? isolator.begin(
          sources, generated: generated, firstNumber: firstNumber, known: memory.known(module))
      if let names = work.names.removeValue(forKey: module.name) {
        isolator.resume(&begun, sources, names: names)
      }
      if !doubted.isEmpty { isolator.doubt(&begun, doubted) }
      isolator.leaveOut(&begun, uses: undefined)
      var result = isolator.run(&begun)
      work.modules[module.name] = begun
      if result.failure == nil { memory.add(begun.knowledge, of: module) }
      result.key = key
      if let data = try? JSONEncoder().encode(result) {
        try? data.write(to: file, options: .atomic)
      }
      return result
    }

    /// The sources of a module, and the paths of those that are not changed.
    private func sources(
      of module: StagingPlan.Module
    ) throws(ProjectError) -> ([String: ModuleIsolator.Source], generated: Set<String>) {
      var sources: [String: ModuleIsolator.Source] = [:]
      var generated: Set<String> = []
      for (path, file) in module.files where path.hasSuffix(".swift") {
        let place = staged.url.appending(path: "Sources/\(module.name)/\(path)").path
        sources[path] = (place, try file.text())
        if file.source == nil { generated.insert(path) }
      }
      return (sources, generated)
    }

    private func bundle(in folder: URL) throws(ProjectError) -> ModuleIsolator.Source {
      let place = folder.appending(path: PlanIsolation.bundleFile)
      do {
        try Data(PlanIsolation.bundleCode.utf8).write(to: place, options: .atomic)
      } catch {
        throw ProjectError("the file cannot be written: \(error.localizedDescription)", file: place)
      }
      return (place.path, PlanIsolation.bundleCode)
    }

    /// The compiler writes the module, and C modules next to the products.
    private var rules: SandboxRules? {
      let products = PackageBuilder.scratch(builder.toolchain, builder.vitrine).path
      return builder.toolchain.sandbox?.rules(
        for: .build, toolchain: builder.toolchain, writing: [folder.path, products],
        reading: [staged.url.path], home: folder.appending(path: "home").path)
    }

    /// Builds everything that the modules need from Vitrine and from external packages.
    ///
    /// - Returns: the package manager's plan, which the next build replaces; `nil` without one.
    private func buildModules(
      _ plan: StagingPlan, _ work: inout Work
    ) throws(ProjectError) -> BuildManifest? {
      let lock = try builder.lock()
      defer { withExtendedLifetime(lock) {} }
      var plan = plan
      var all = StagingPlan.Module(name: PlanIsolation.modulesTarget, kind: .library)
      for module in plan.modules {
        all.remoteProducts.merge(module.remoteProducts) { first, _ in first }
      }
      all.products = products(of: plan, work)
      all.files["Modules.swift"] = .generated("")
      plan.modules.append(all)
      try staged.write(plan, vitrine: builder.vitrine)
      // Commands name no sources: those of a plan with other sources are the same.
      let key = PackageManifest(plan, vitrine: builder.vitrine).text
      if let known = work.commands, known.key == key { return known.plan }
      // Isolation can need further modules of Vitrine's: all projects share what this compiles.
      let budget = work.budget ?? PlanIsolation.budget(for: plan.target.goal)
      _ = try budget.measure(isOrdinary: { _ in true }) { () throws(ProjectError) in
        try builder.build(.target(PlanIsolation.modulesTarget), origins: [:])
      }
      let commands = BuildManifest(file: builder.plan.path)
      work.commands = commands.map { (key, $0) }
      return commands
    }

    /// Vitrine's modules that are compiled before those of a plan.
    private func products(of plan: StagingPlan, _ work: Work) -> Set<String> {
      plan.modules.reduce(into: work.products.union(["SwiftUI", "UIKit", "WidgetKit"])) {
        $0.formUnion($1.products)
      }
    }

    /// Removes what earlier runs wrote of a module, so that nothing imports it.
    private func forget(_ module: String) throws {
      try FileManager.default.removeItem(
        at: folder.appending(path: "Modules/\(module).swiftmodule"))
    }

    private static func makeFolder(_ url: URL) throws(ProjectError) {
      do {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } catch {
        throw ProjectError(
          "the folder cannot be created: \(error.localizedDescription)", file: url)
      }
    }
  #else
    static let isAvailable = false

    func run(_ plan: StagingPlan) throws(ProjectError) -> Result { Result(plan: plan) }

    func run(after result: Result, _ doubt: Doubt) throws(ProjectError) -> Result? { nil }
  #endif
}
