import VitrineIsolation

extension StagingPlan {
  /// Removes a C module that does not compile, and returns the message about it.
  mutating func removeUnbuilt(_ result: PlanIsolation.Result) -> String? {
    guard result.failure?.reason == .compiler,
      let (name, fault) = result.unexplained.lazy.compactMap(CompilerError.unbuiltModule).first,
      let place = modules.firstIndex(where: { $0.name == name && $0.isOfC })
    else { return nil }
    modules.remove(at: place)
    for number in modules.indices {
      modules[number].modules.remove(name)
      modules[number].settings = modules[number].settings.map {
        CompilerSettings.line($0, withoutImportOf: name)
      }
    }
    return "the C module \(name) is not available: \(fault)"
  }
}

extension StagingPlan.Module {
  fileprivate var isOfC: Bool { kind == .foreign || kind == .system }
}
