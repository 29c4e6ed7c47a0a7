import VitrineProcess

extension PlanIsolation.Result {
  /// Adds the result for a module.
  mutating func take(
    _ isolated: IsolatedModule, of module: StagingPlan.Module, at position: Int
  ) {
    plan.modules[position].take(isolated)
    places += isolated.places.map { place in
      var place = place
      place.file = module.files[place.file]?.source?.path ?? place.file
      return place
    }
    entryTypes += isolated.entryTypes
    guard let failure = isolated.failure else { return }
    self.failure = (module.name, failure)
    unexplained = isolated.unexplained
    faultyFiles = isolated.faultyFiles.compactMap { module.files[$0]?.source?.path }
    missed = Set(isolated.missed)
  }
}

extension StagingPlan.Module {
  /// Applies the texts of the module without the code that was left out.
  fileprivate mutating func take(_ isolated: IsolatedModule) {
    for (path, text) in isolated.texts {
      switch files[path] {
      case .link(let source), .copy(let source, _): files[path] = .copy(source, text)
      case .generated, nil: files[path] = .generated(text)
      }
    }
    for place in isolated.places where place.kind == .importedModule { modules.remove(place.name) }
    for name in isolated.imports {
      if StandIn.named(name) != nil { products.insert(name) }
    }
    if isolated.places.contains(where: { $0.kind == .importedModule || $0.kind == .view }) {
      products.insert("SwiftUI")
    }
  }
}
