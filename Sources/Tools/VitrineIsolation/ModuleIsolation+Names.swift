#if canImport(SwiftParser)
  import SwiftSyntax

  // Names that the module lacks, and what replaces them.
  extension ModuleIsolation {
    /// Imports a name that another module has, or declares a type that no module has.
    mutating func absorbName(_ error: CompilerError) -> Bool {
      guard sources[error.file] != nil else { return false }
      if let name = error.missingName, let module = moduleOf(name) {
        let isNew = imports[error.file, default: []].insert(module).inserted
        if isNew { fresh.imports[error.file, default: []].insert(module) }
        if fresh.imports[error.file]?.contains(module) == true { return true }
      }
      guard let place = locate(error) else { return false }
      if let (name, parent) = error.missingMemberType {
        let own = "\(module)."
        return declare(
          name, in: parent.hasPrefix(own) ? String(parent.dropFirst(own.count)) : parent, place)
      }
      if let name = error.missingType { return declare(name, in: nil, place) }
      guard !isCoarse, let name = error.missingName, name.first?.isUppercase == true,
        let source = sources[place.file],
        CutFinder(source: source).isTypeInCode(at: place.offset)
      else { return false }
      return declare(name, in: nil, place)
    }

    private mutating func declare(_ name: String, in parent: String?, _ place: Located) -> Bool {
      guard let source = sources[place.file], !types.isRefused(name, in: parent),
        parent != nil || !members.contains(name)
      else {
        return false
      }
      let use = TypeUse(source, at: place.offset)
      // A type that was declared before and is still missing is not visible there.
      if let number = types.number(of: name, in: parent) {
        guard number >= fresh.firstNumber else { return false }
        types.note(use, of: name, in: parent)
        return true
      }
      // Types of other modules are extended if the file can see them, and they are there.
      if parent != nil {
        let missing = active.filter { $0.place.kind == .importedModule }.map(\.place.name)
        types.imports.formUnion(Set(source.imports).subtracting(missing))
      }
      types.add(
        name, in: parent, use,
        LeftOutPlace(
          id: nextNumber, kind: .type, file: place.file, line: source.line(of: place.offset),
          name: name, reason: place.error.message), code.initializerCalls.forms(of: name))
      nextNumber += 1
      return true
    }

    /// The other imports of modules that are missing, of which the compiler names one at a time.
    func furtherImports(of errors: [Located]) -> [Located] {
      let missing = errors.compactMap { error in error.error.missingModule.map { ($0, error) } }
      return missing.flatMap { name, error in
        sources.keys.sorted().filter { isCoarse || !generated.contains($0) }.flatMap { file in
          (sources[file]?.importPlaces(of: name) ?? []).compactMap { offset in
            guard file != error.file || offset != error.offset else { return nil }
            var other = error
            (other.file, other.offset, other.error.file) = (file, offset, file)
            return other
          }
        }
      }
    }

    /// Changes the declaration of a type or protocol that replaces a missing one, so that code can use
    /// it as it does.
    ///
    /// - Returns: whether the change is new in this round; an error that is still there is cut out.
    mutating func absorbUse(_ error: CompilerError) -> Bool {
      guard sources[error.file] != nil else { return false }
      if let (type, name) = error.missingConformance,
        types.names.contains(type) || code.declaredNames.contains(type)
      {
        return isFresh("\(type): \(name)") { $0.conform(type, to: name) }
      }
      if let (type, name) = error.missingStaticMember {
        // The compiler names one member of an expression at a time.
        let others = locate(error).map { members(beside: $0) } ?? []
        return isFresh("\(type).\(name)") { types in
          let isNew = types.add(member: name, to: type)
          if isNew { for other in others { _ = types.add(member: other, to: type) } }
          return isNew
        }
      }
      if let name = error.typeThatIsNoClass {
        return isFresh("\(name): AnyObject") { $0.makeClass(name) }
      }
      guard let name = error.unspecializedType, let place = locate(error),
        let count = sources[place.file]?.genericArguments(at: place.offset)
      else { return false }
      return isFresh("\(name)<") { $0.generalize(name, count) }
    }

    /// The names after a dot alone in the statement of a body around an error: most are of the same
    /// type, and one that is not does no harm.
    private func members(beside error: Located) -> [String] {
      guard let token = sources[error.file]?.token(at: error.offset) else { return [] }
      let nodes = Array(sequence(first: Syntax(token)) { $0.parent })
      let around = zip(nodes, nodes.dropFirst(2)).first {
        $0.is(CodeBlockItemSyntax.self) && $1.isBody
      }
      return (around?.0.tokens(viewMode: .sourceAccurate)).map { tokens in
        tokens.filter { $0.implicitMember?.isCalled == false }.map(\.text)
      } ?? []
    }

    /// Whether a change of the declared types was made for another error of this round, or is made
    /// now.
    private mutating func isFresh(_ key: String, _ change: (inout MissingTypes) -> Bool) -> Bool {
      if fresh.uses.contains(key) { return true }
      guard change(&types) else { return false }
      fresh.uses.insert(key)
      return true
    }
  }
#endif
