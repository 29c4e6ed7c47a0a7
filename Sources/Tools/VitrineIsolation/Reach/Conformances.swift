#if canImport(SwiftParser)
  /// The protocols that the types of a project conform to.
  struct Conformances {
    private var inherited: [String: Set<String>] = [:]
    private var protocols: Set<String> = []
    /// The project's types that a type can name after its colon: protocols and classes.
    private var inheritable: Set<String> = []
    /// Members that other code can call, by type; `nil` if all can be called.
    private var called: [String: Set<CodeName>?] = [:]

    init(_ units: [CodeUnit]) {
      for unit in units {
        guard let type = unit.typeName else { continue }
        inherited[type, default: []].formUnion(unit.inherited)
        if unit.isProtocol { protocols.insert(type) }
      }
      let declared = Set(units.compactMap { unit in unit.names.isEmpty ? nil : unit.typeName })
      inheritable = Set(
        units.compactMap { $0.names.isEmpty || $0.isSealed ? nil : $0.typeName })
      for type in inherited.keys { called[type] = members(of: type, declared) }
    }

    /// The members of a type and of its protocols that other code can call.
    private func members(of type: String, _ declared: Set<String>) -> Set<CodeName>? {
      // An extension of a protocol can have the requirements of the protocol, or of another one.
      let isOpen = protocols.contains(type) || !declared.contains(type)
      var all: Set<CodeName> = isOpen ? Requirements.all : []
      var (open, seen): ([String], Set<String>) = (Array(inherited[type] ?? []), [type])
      while let name = open.popLast() {
        guard seen.insert(name).inserted else { continue }
        let isOwn = inheritable.contains(name)
        if isOwn { open += inherited[name] ?? [] }
        // A class in another type can have the name of Apple's protocol.
        if let members = Requirements.members(of: name) {
          all.formUnion(members.map(CodeName.init))
        } else if !isOwn {
          return nil
        }
      }
      return all
    }

    /// Whether a type that names this after its colon names what the project declares.
    func isOwn(_ name: String) -> Bool { inheritable.contains(name) }

    /// Whether code outside the project can call a member of a type.
    func mayCall(_ member: CodeName, of type: String) -> Bool {
      guard let members = called[type] else { return false }
      return members?.contains(member) ?? true
    }
  }
#endif
