import Foundation
import VitrineIsolation
import VitrineProcess

extension PlanIsolation {
  /// What came of it.
  struct Result {
    var plan: StagingPlan
    var places: [LeftOutPlace] = []
    /// The widgets and previews in the code that was left out.
    var lost: [Lost] = []
    /// What an edit needs to leave out the same.
    var omissions = Omissions()
    /// The module that does not compile after all, and why.
    var failure: (module: String, reason: IsolatedModule.Failure)?
    var entryTypes: [String] = []
    /// The compiler's errors in it.
    var unexplained: [String] = []
    /// The paths of the user's files that had errors in the end.
    var faultyFiles: [String] = []
    /// Names whose code seemed unreachable, and that the compiler misses.
    var missed: Set<String> = []
    /// Modules that do not compile, one line each.
    var notes: [String] = []
    #if canImport(SwiftParser)
      /// The state of the work, to continue it.
      var work: PlanIsolation.Work?
    #endif
  }

  /// What a build found wrong with a result.
  struct Doubt {
    /// The paths of the user's files with errors.
    var files: Set<String> = []
    /// The symbols that the linker did not find.
    var symbols: Set<String> = []
  }

  /// A widget or a preview in a file of the user's, and why its code was left out.
  struct Lost {
    var declaration: DrawnDeclaration
    var file: URL
    var reason: String
  }

  /// What was left out of the code that widgets reach.
  struct Omissions: Codable, Hashable {
    /// Names whose code was restored.
    var restored: Set<String> = []
    /// The lines of files on which something was left out or added, by module and path.
    var lines: [String: [String: [ClosedRange<Int>]]] = [:]
  }
}

extension PlanIsolation.Result {
  /// Adds the result for a module.
  mutating func take(
    _ isolated: IsolatedModule, of module: StagingPlan.Module, at position: Int
  ) {
    lost += plan.lost(in: isolated, of: module)
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
