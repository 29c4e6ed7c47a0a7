#if canImport(SwiftParser)
  /// What the sources of a module declare and call; each is read when it is asked for.
  struct ModuleCode {
    private let sources: [ParsedSource]

    init(_ sources: some Sequence<ParsedSource>) { self.sources = Array(sources) }

    /// The names that the files declare outside other declarations.
    lazy var declaredNames: Set<String> = sources.reduce(into: []) {
      $0.formUnion($1.declaredNames)
    }

    /// How values of types are made.
    lazy var initializerCalls = InitializerCalls(sources)
  }
#endif
