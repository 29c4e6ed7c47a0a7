#if canImport(SwiftParser)
  /// Follows names from the code that is always needed to all code that it needs.
  struct Reachability {
    private let units: [CodeUnit]
    /// The names in each unit's own code.
    private let mentions: [Set<CodeName>]
    /// Units of types, by their names.
    private let declared: Set<CodeName>
    private let conformances: Conformances
    /// Units by the names that can make them reachable.
    private var waiting: [CodeName: [Int]] = [:]
    private var members: [[Int]]

    private(set) var isNeeded: [Bool]
    private var named: Set<CodeName> = []
    private var fresh: [CodeName] = []

    /// Previews that are not reachable yet.
    private var previews: [Int] = []

    /// - Parameter mentions: the names in each unit's own code.
    init(_ units: [CodeUnit], mentions: [Set<CodeName>]) {
      (self.units, self.mentions) = (units, mentions)
      isNeeded = Array(repeating: false, count: units.count)
      members = Array(repeating: [], count: units.count)
      conformances = Conformances(units)
      declared = Set(
        units.flatMap { $0.typeName != nil || $0.parent == nil ? $0.names : [] })
      for (number, unit) in units.enumerated() {
        if let parent = unit.parent { members[parent].append(number) }
        for name in triggers(unit) { waiting[name, default: []].append(number) }
        if case .preview = unit.need { previews.append(number) }
      }
      for number in units.indices where isAlways(units[number]) { attempt(number) }
    }

    /// Adds the units with the given names, and everything that they need.
    ///
    /// - Parameter names: names that are needed outside the code.
    mutating func need(_ roots: [Int], names: Set<CodeName> = []) {
      name(names)
      for root in roots { need(root) }
      spread()
      while showPreviews() { spread() }
    }

    private func triggers(_ unit: CodeUnit) -> [CodeName] {
      switch unit.need {
      case .fixed, .preview: []
      case .named: unit.names
      case .labels(let labels): labels + [.initializer]
      case .extended(let extended):
        Array(extended.types) + extended.conformances.map(CodeName.init)
      }
    }

    private func isAlways(_ unit: CodeUnit) -> Bool {
      switch unit.need {
      case .fixed, .extended: true
      case .named, .labels, .preview: false
      }
    }

    // MARK: Spreading

    private mutating func name(_ names: Set<CodeName>) {
      for name in names where named.insert(name).inserted { fresh.append(name) }
    }

    private mutating func spread() {
      while let name = fresh.popLast() {
        for number in waiting[name] ?? [] { attempt(number) }
      }
    }

    /// Adds a unit if its condition is met.
    private mutating func attempt(_ number: Int) {
      guard !isNeeded[number] else { return }
      let unit = units[number]
      if let parent = unit.parent, !isNeeded[parent] {
        // A member can make its extension reachable.
        if isNamed(unit) { attempt(parent) }
        return
      }
      if meets(unit, number) { need(number) }
    }

    private mutating func need(_ number: Int) {
      guard !isNeeded[number] else { return }
      isNeeded[number] = true
      if let parent = units[number].parent { need(parent) }
      name(mentions[number])
      for member in members[number] { attempt(member) }
    }

    private func isNamed(_ unit: CodeUnit) -> Bool {
      switch unit.need {
      case .fixed: true
      case .named: unit.names.contains(where: named.contains)
      case .labels(let labels):
        named.contains(.initializer) || labels.allSatisfy(named.contains)
      case .extended, .preview: false
      }
    }

    private func meets(_ unit: CodeUnit, _ number: Int) -> Bool {
      if isNamed(unit) { return true }
      switch unit.need {
      case .fixed, .labels: return false
      case .named: return unit.isMember && isCalledUnasked(unit)
      case .extended(let extended): return isExtended(extended, number)
      case .preview: return false
      }
    }

    private func isExtended(_ extended: CodeUnit.Extended, _ number: Int) -> Bool {
      guard extended.types.allSatisfy({ !declared.contains($0) || named.contains($0) }) else {
        return false
      }
      if extended.hasUnnamed { return true }
      let isNeeded = extended.conformances.contains { name in
        let name = CodeName(name)
        return !declared.contains(name) || named.contains(name)
      }
      return isNeeded
        || members[number].contains { isNamed(units[$0]) || isCalledUnasked(units[$0]) }
    }

    /// Whether a protocol that a type conforms to can call a member.
    private func isCalledUnasked(_ member: CodeUnit) -> Bool {
      if member.names.contains(where: Requirements.ofLanguage.contains) { return true }
      guard let parent = member.parent, let type = units[parent].typeName else { return false }
      if units[parent].hasUnknownAttribute { return true }
      return member.names.contains { conformances.mayCall($0, of: type) }
    }

    // MARK: Previews

    /// Adds previews that only show needed code; returns whether one was added.
    private mutating func showPreviews() -> Bool {
      let shown = previews.filter { number in
        mentions[number].allSatisfy { !declared.contains($0) || named.contains($0) }
      }
      previews.removeAll { isNeeded[$0] || shown.contains($0) }
      for number in shown { need(number) }
      return !shown.isEmpty
    }
  }

  /// What the types of a project conform to.
  struct Conformances {
    private var inherited: [String: Set<String>] = [:]
    private var protocols: Set<String> = []
    /// Members that other code can call, by type; `nil` if all can be called.
    private var called: [String: Set<CodeName>?] = [:]

    init(_ units: [CodeUnit]) {
      for unit in units {
        guard let type = unit.typeName else { continue }
        inherited[type, default: []].formUnion(unit.inherited)
        if unit.isProtocol { protocols.insert(type) }
      }
      let declared = Set(units.compactMap { unit in unit.names.isEmpty ? nil : unit.typeName })
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
        if declared.contains(name) {
          open += inherited[name] ?? []
        } else if let members = Requirements.members(of: name) {
          all.formUnion(members.map(CodeName.init))
        } else {
          return nil
        }
      }
      return all
    }

    /// Whether code outside the project can call a member of a type.
    func mayCall(_ member: CodeName, of type: String) -> Bool {
      guard let members = called[type] else { return false }
      return members?.contains(member) ?? true
    }
  }
#endif
