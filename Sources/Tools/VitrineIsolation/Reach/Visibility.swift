/// Which declarations code can name: those of its file, of its module, and of imported modules.
struct Visibility: Sendable {
  /// The modules of files.
  private let modules: [String]
  /// The modules that the files of a module import, and those that these import.
  private var imported: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - modules: the module of each file.
  ///   - imports: the modules that each file imports.
  init(modules: [String], imports: [[String]]) {
    self.modules = modules
    var direct: [String: Set<String>] = [:]
    for (module, names) in zip(modules, imports) { direct[module, default: []].formUnion(names) }
    for module in direct.keys {
      // A module may reexport its imports.
      var (seen, open): (Set<String>, [String]) = ([module], [module])
      while let next = open.popLast() {
        for name in direct[next] ?? [] where seen.insert(name).inserted { open.append(name) }
      }
      imported[module] = seen
    }
  }

  /// Whether the code of one unit can name another.
  func sees(_ unit: CodeUnit, from user: CodeUnit) -> Bool {
    if unit.file == user.file { return true }
    let (own, other) = (modules[user.file], modules[unit.file])
    return switch unit.scope {
    case .file: false
    case .module: own == other
    case .all, nil: imported[own]?.contains(other) ?? false
    }
  }
}
