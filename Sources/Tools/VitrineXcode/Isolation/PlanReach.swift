#if canImport(SwiftParser)
  import Foundation
  import VitrineIsolation

  /// The part of a plan that widgets can reach.
  struct PlanReach {
    private let plan: StagingPlan
    private let places: [(module: Int, path: String)]
    private let code: ReachableCode

    /// A plan without the code that no widget reaches.
    struct Reduced {
      let plan: StagingPlan
      let code: ReducedCode
      /// A line on each module with the amount of code that is left.
      let summary: [String]
    }

    /// Reads all sources of a plan.
    ///
    /// - Parameter known: sources that were read for an earlier plan.
    /// - Throws: `ProjectError` for files that cannot be read.
    init(_ plan: StagingPlan, known: KnownSources = KnownSources()) throws(ProjectError) {
      self.plan = plan
      var sources: [ReachableCode.Source] = []
      var places: [(module: Int, path: String)] = []
      for (number, module) in plan.modules.enumerated() {
        for (path, file) in module.files.sorted(by: { $0.key < $1.key })
        where path.hasSuffix(".swift") && module.isSwift {
          sources.append(
            ReachableCode.Source(
              module: module.name, path: path, text: try file.text(),
              isProgram: plan.isShown(module) && plan.target.showsPreviews(in: file.source),
              isGenerated: file.source == nil))
          places.append((number, path))
        }
      }
      (code, self.places) = (ReachableCode(sources, known: known), places)
    }

    /// The plan without the code that no widget reaches.
    ///
    /// - Parameter names: names that the compiler otherwise misses.
    func reduced(puttingBack names: Set<String>) -> Reduced {
      let code = code.reduced(puttingBack: names)
      var plan = plan
      var counts = plan.modules.map { _ in (kept: 0, all: 0) }
      var imports = plan.modules.map { _ in Set<String>() }
      for (number, place) in places.enumerated() {
        counts[place.module].all += 1
        switch code.outcomes[number] {
        case .whole: break
        case .inPart(let text):
          if let source = plan.modules[place.module].files[place.path]?.source {
            plan.modules[place.module].files[place.path] = .copy(source, text)
          }
        case .nothing:
          plan.modules[place.module].files[place.path] = nil
          continue
        }
        counts[place.module].kept += 1
        imports[place.module].formUnion(code.imports[number])
      }
      for number in plan.modules.indices {
        let shown = plan.modules[number].kind == .program ? plan.target.previewedModules : []
        plan.modules[number].keep(imports[number].union(shown))
      }
      let lines = plan.modules.indices.map { number in
        (plan.modules[number].name, PlanReach.line(plan.modules[number], counts[number]))
      }
      plan.keepWhatIsImported(without: code.absentModules)
      let names = Set(plan.modules.map(\.name))
      let summary = lines.filter { names.contains($0.0) }.compactMap(\.1)
      return Reduced(plan: plan, code: code, summary: summary)
    }

    private static func line(
      _ module: StagingPlan.Module, _ count: (kept: Int, all: Int)
    ) -> String? {
      guard count.kept < count.all else { return nil }
      return "\(count.kept) of \(count.all) files of \(module.name) are reached by what is drawn"
    }
  }

  extension StagingPlan.Module {
    fileprivate var isSwift: Bool {
      switch kind {
      case .program, .library: true
      case .foreign, .system: false
      }
    }

    /// Keeps only the dependencies that its sources still import, and those of its bridging header.
    fileprivate mutating func keep(_ imports: Set<String>) {
      guard isSwift else { return }
      modules = modules.filter { imports.contains($0) || $0 == "\(name)_C" }
    }
  }

  extension StagingPlan {
    /// Removes modules that no other one needs.
    mutating func keepWhatIsImported(without absent: Set<String>) {
      for number in modules.indices { modules[number].modules.subtract(absent) }
      var needed: Set<String> = []
      var open = modules.filter { $0.kind == .program }.map(\.name)
      while let name = open.popLast() {
        guard needed.insert(name).inserted else { continue }
        open += modules.first { $0.name == name }?.modules ?? []
      }
      modules.removeAll { !needed.contains($0.name) }
      for number in modules.indices { modules[number].keepFolder() }
    }
  }

  extension StagingPlan.StagedFile {
    /// The text of a source.
    ///
    /// - Throws: `ProjectError` for files that cannot be read.
    func text() throws(ProjectError) -> String {
      switch self {
      case .link(let source): try ProjectFiles.text(source)
      case .copy(_, let text), .generated(let text): text
      }
    }
  }
#endif
