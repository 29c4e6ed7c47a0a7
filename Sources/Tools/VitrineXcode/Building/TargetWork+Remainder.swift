extension TargetWork {
  /// The most builds of what is left: one, one after errors in code, and others of the linker.
  private static let mostBuilds = 5

  /// Builds what is left; code that isolation did not check can have errors that follow from what was
  /// left out, which it then finds.
  ///
  /// Functions that nothing defines are left out where they are called, as code that does not compile;
  /// those of other code get a body that ends the program.
  ///
  /// - Throws: `ProjectError` as `stageAndBuild(_:timeout:)` does.
  func build(
    _ result: inout PlanIsolation.Result, _ isolation: PlanIsolation
  ) throws(ProjectError) -> PackageBuilder.Outcome {
    var doubt = PlanIsolation.Doubt()
    var defined: Set<String> = []
    var outcome = PackageBuilder.Outcome.built
    for _ in 0..<TargetWork.mostBuilds {
      outcome = try stageAndBuild(result.plan, timeout: PackageBuilder.mostSecondsOfChecked)
      guard case .failed(let diagnostics, let text) = outcome else { break }
      let undefined = diagnostics.isEmpty ? UndefinedSymbols(text).names : []
      let isKnown =
        undefined.isEmpty ? !doubt.files.isEmpty : !undefined.isDisjoint(with: doubt.symbols)
      doubt.files.formUnion(diagnostics.map(\.file))
      doubt.symbols.formUnion(undefined)
      if !isKnown, let further = try isolation.run(after: result, doubt) {
        guard further.failure == nil else { break }
        result = further
      } else {
        guard !undefined.isSubset(of: defined) else { break }
        defined.formUnion(undefined)
        result.plan.define(defined)
      }
    }
    result.notes += defined.sorted().map { "'\($0)' is declared, but no library here has it" }
    return outcome
  }
}
