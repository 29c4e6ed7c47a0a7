#if canImport(SwiftParser)
  import VitrineIsolation
  import VitrineProcess

  extension PlanIsolation {
    /// The state that is kept while code is restored, and for a build that finds further errors.
    struct Work {
      let index: NameIndex
      /// The plan without the modules that do not compile.
      var plan: StagingPlan
      var notes: [String] = []
      /// The restored names of the last result.
      var restored: Set<String> = []
      /// The files in which a build found errors, by module.
      var doubted: [String: Set<String>] = [:]
      /// The sources that were read, most of which a plan without a module has, too.
      let sources = KnownSources()
      /// The symbols that the linker did not find.
      var undefined: Set<String> = []
      /// Vitrine's modules, which can be compiled first, do not count as the project's cost.
      var budget: WorkBudget?
      /// The package manager's plan, and its key.
      var commands: (key: String, plan: BuildManifest)?
      /// Vitrine's modules that code needs and its imports do not name.
      var products: Set<String> = []
      /// Modules that were begun.
      var modules: [String: ModuleIsolator.Work] = [:]
      /// The code that was restored since the last work on a module.
      var names: [String: Set<String>] = [:]
      private(set) var putBacks = 0
      /// The modules that compile, and those that did before code was restored the last time.
      var complete: Set<String> = []
      private var before: (names: Set<String>, complete: Set<String>)?

      /// The number of the first place of each module.
      private let numbers: [String: Int]

      init(_ plan: StagingPlan, index: NameIndex) {
        (self.index, self.plan) = (index, plan)
        numbers = Dictionary(
          plan.modules.enumerated().map { ($1.name, 1 + $0 * 10_000) },
          uniquingKeysWith: { first, _ in first })
      }

      func firstNumber(of module: String) -> Int { numbers[module] ?? 1 }

      /// - Parameter restored: the names of the code that was restored before.
      mutating func putBack(_ missed: Set<String>, to restored: Set<String>) {
        before = (restored, complete)
        putBacks += 1
        for name in modules.keys { names[name, default: []].formUnion(missed) }
      }

      /// Takes back what was restored the last time, and restores nothing more.
      ///
      /// - Returns: the names that stay restored; `nil` if the module did not compile before either.
      mutating func withdraw(from module: String) -> Set<String>? {
        guard let before, before.complete.contains(module), !complete.contains(module) else {
          return nil
        }
        self.before = nil
        putBacks = PlanIsolation.mostPutBacks
        for name in modules.keys { names[name, default: []] = [] }
        return before.names
      }
    }
  }
#endif
