#if canImport(SwiftParser)
  /// What the sources of a module declare and call; each is read when it is asked for.
  struct ModuleCode {
    private let sources: [ParsedSource]
    private let paths: [String]

    init(_ sources: [String: ParsedSource]) {
      (self.sources, paths) = (Array(sources.values), Array(sources.keys))
    }

    /// The names that the files declare outside other declarations.
    lazy var declaredNames: Set<String> = sources.reduce(into: []) {
      $0.formUnion($1.declaredNames)
    }

    /// The paths of the files in which each name with a capital occurs.
    lazy var filesOfNames: [String: Set<String>] = zip(paths, sources).reduce(into: [:]) {
      for name in $1.1.capitalizedNames { $0[name, default: []].insert($1.0) }
    }

    /// The types of the files whose values are made without arguments.
    lazy var plainTypes: Set<String> = sources.reduce(into: []) {
      $0.formUnion($1.plainTypes)
    }

    /// How values of types are made.
    lazy var initializerCalls = InitializerCalls(sources)
  }
#endif
