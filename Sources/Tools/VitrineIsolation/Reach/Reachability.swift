#if canImport(SwiftParser)
  /// Follows names from the code that is always needed to all code that it needs.
  struct Reachability {
    private let units: [CodeUnit]
    /// The names in each unit's own code.
    private let mentions: [Set<CodeName>]
    /// Units of types, by their names.
    private let declared: Set<CodeName>
    private let conformances: Conformances
    private let visibility: Visibility
    /// Units by the names that can make them reachable.
    private var waiting: [CodeName: [Int]] = [:]
    private var members: [[Int]]

    private(set) var isNeeded: [Bool]
    private var named: Set<CodeName> = []
    private var fresh: [CodeName] = []
    /// Units whose names count only in a part of the code, by these names.
    private var scoped: [CodeName: [Int]] = [:]
    /// Whether code that can name such a unit does.
    private var isMentioned: [Bool]
    private var freshUnits: [Int] = []

    /// Previews that are not reachable yet.
    private var previews: [Int] = []

    /// - Parameter mentions: the names in each unit's own code.
    init(_ units: [CodeUnit], mentions: [Set<CodeName>], visibility: Visibility) {
      (self.units, self.mentions, self.visibility) = (units, mentions, visibility)
      isMentioned = Array(repeating: false, count: units.count)
      isNeeded = Array(repeating: false, count: units.count)
      members = Array(repeating: [], count: units.count)
      conformances = Conformances(units)
      declared = Set(
        units.flatMap { $0.typeName != nil || $0.parent == nil ? $0.names : [] })
      for (number, unit) in units.enumerated() {
        if let parent = unit.parent { members[parent].append(number) }
        for name in triggers(unit) {
          waiting[name, default: []].append(number)
          if unit.isScoped { scoped[name, default: []].append(number) }
        }
        if case .preview = unit.need { previews.append(number) }
      }
      for number in units.indices where isAlways(units[number]) { attempt(number) }
    }

    /// Adds the units with the given names, and everything that they need.
    ///
    /// - Parameter names: names that are needed outside the code.
    mutating func need(_ roots: [Int], names: Set<CodeName> = []) {
      name(names, by: nil)
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

    /// - Parameter user: the unit that mentions the names; `nil` for code that sees everything.
    private mutating func name(_ names: Set<CodeName>, by user: Int?) {
      let user = NamesOfCode.looksUp(names) ? nil : user
      for name in names {
        if named.insert(name).inserted { fresh.append(name) }
        for number in scoped[name] ?? [] where !isMentioned[number] {
          guard user.map({ visibility.sees(units[number], from: units[$0]) }) ?? true else {
            continue
          }
          isMentioned[number] = true
          freshUnits.append(number)
        }
      }
    }

    private mutating func spread() {
      while true {
        if let number = freshUnits.popLast() {
          attempt(number)
        } else if let name = fresh.popLast() {
          for number in waiting[name] ?? [] { attempt(number) }
        } else {
          return
        }
      }
    }

    /// Adds a unit if its condition is met.
    private mutating func attempt(_ number: Int) {
      guard !isNeeded[number] else { return }
      let unit = units[number]
      if let parent = unit.parent, !isNeeded[parent] {
        // A member can make its extension reachable.
        if isNamed(number) { attempt(parent) }
        return
      }
      if meets(unit, number) { need(number) }
    }

    private mutating func need(_ number: Int) {
      guard !isNeeded[number] else { return }
      isNeeded[number] = true
      if let parent = units[number].parent { need(parent) }
      name(mentions[number], by: number)
      for member in members[number] { attempt(member) }
    }

    private func isNamed(_ number: Int) -> Bool {
      let unit = units[number]
      if unit.isScoped { return isMentioned[number] }
      return switch unit.need {
      case .fixed: true
      case .named: unit.names.contains(where: named.contains)
      case .labels(let labels):
        named.contains(.initializer) || labels.allSatisfy(named.contains)
      case .extended, .preview: false
      }
    }

    private func meets(_ unit: CodeUnit, _ number: Int) -> Bool {
      if isNamed(number) { return true }
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
        !conformances.isOwn(name) || named.contains(CodeName(name))
      }
      return isNeeded
        || members[number].contains { isNamed($0) || isCalledUnasked(units[$0]) }
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
#endif
