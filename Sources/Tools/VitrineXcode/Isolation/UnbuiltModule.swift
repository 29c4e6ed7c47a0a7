import VitrineIsolation

extension StagingPlan {
  /// Removes a module that does not compile, whose users then lack it as they would lack a package
  /// that cannot be had, and returns the message about it.
  ///
  /// - Returns: `nil` if no module is to blame, or its widgets are drawn.
  mutating func removeUnbuilt(_ result: PlanIsolation.Result) -> String? {
    guard let failure = result.failure else { return nil }
    if failure.reason == .compiler,
      let (name, fault) = result.unexplained.lazy.compactMap(CompilerError.unbuiltModule).first,
      let place = modules.firstIndex(where: { $0.name == name && $0.isOfC })
    {
      remove(at: place)
      return "the C module \(name) is not available: \(fault)"
    }
    guard let cause = failure.reason.cause,
      let place = modules.firstIndex(where: { $0.name == failure.module }),
      modules[place].kind == .library, !isShown(modules[place])
    else { return nil }
    remove(at: place)
    return "the module \(failure.module) is not available: \(cause)"
  }

  private mutating func remove(at place: Int) {
    let name = modules.remove(at: place).name
    for number in modules.indices {
      modules[number].modules.remove(name)
      modules[number].settings = modules[number].settings.map {
        CompilerSettings.line($0, withoutImportOf: name)
      }
    }
  }
}

extension IsolatedModule.Failure {
  /// Why the module is of no use; `nil` where another attempt can help.
  fileprivate var cause: String? {
    switch self {
    case .limit: "too much of it would have to be left out"
    case .time: "leaving out what does not compile took too long"
    case .unexplained: "it has errors around which nothing can be left out"
    case .unreached, .unbuilt, .compiler: nil
    }
  }
}

extension StagingPlan.Module {
  fileprivate var isOfC: Bool { kind == .foreign || kind == .system }
}
