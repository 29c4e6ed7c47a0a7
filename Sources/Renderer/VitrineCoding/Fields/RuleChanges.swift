/// The values of widget code that `ArchiveValue.applyRules(_:)` replaces.
///
/// They are not a number, infinite or out of range. Later stages can rely on the ranges.
package final class RuleChanges {
  /// A value that is replaced, or has another problem.
  package struct Change {
    /// The view or modifier, and the field.
    package var name: String
    package var cause: Cause
    /// The innermost statement around the value; `nil` if it is not known.
    package var source: CodeLocation?
  }

  package enum Cause {
    /// A value becomes the nearest one; `isUsual` if infinity often means that one.
    case nearest(any ArchiveValue, to: any ArchiveValue, isUsual: Bool)
    case problem(String)
  }

  /// The changes, in the order of the archive.
  package private(set) var list: [Change] = []
  private var names: [String] = []
  private var source: CodeLocation?

  /// Replaces values in place of their rules, so that tests have any value everywhere.
  private let replacing: ((any ArchiveValue) -> (any ArchiveValue)?)?

  package init(replacing: ((any ArchiveValue) -> (any ArchiveValue)?)? = nil) {
    self.replacing = replacing
  }

  /// Whether values are replaced in place of their rules.
  var isReplacing: Bool { replacing != nil }

  /// Runs `body` for the parts of a value with a name.
  package func within<Result>(_ name: String, _ body: () -> Result) -> Result {
    names.append(name)
    defer { names.removeLast() }
    return body()
  }

  /// Runs `body` for a view that a statement makes.
  package func within<Result>(_ statement: CodeLocation?, _ body: () -> Result) -> Result {
    let (outerNames, outerSource) = (names, source)
    if let statement { source = statement }
    names = []
    defer { (names, source) = (outerNames, outerSource) }
    return body()
  }

  /// Records a problem with the value of a field.
  package func note(_ problem: String) { note(.problem(problem)) }

  private func note(_ cause: Cause, in field: String = "") {
    let known = (names + [field]).filter { !$0.isEmpty }
    // The view or modifier, and the innermost field.
    let shown = known.count > 2 ? [known[0], known[known.count - 1]] : known
    list.append(Change(name: shown.joined(separator: "."), cause: cause, source: source))
  }

  /// Replaces a value by the nearest one that its rule permits.
  package func apply<Value: ArchiveValue>(
    _ rule: ValueRule<Value>?, to value: inout Value, _ name: String
  ) {
    if let other = replacing?(value) as? Value {
      value = other
      return
    }
    within(name) { value.applyRules(self) }
    guard replacing == nil, let rule else { return }
    let nearest = rule.nearest(value)
    guard nearest != value else { return }
    note(.nearest(value, to: nearest, isUsual: rule.clampsInfinity), in: name)
    value = nearest
  }
}

/// A visitor that returns the case with the rules applied to its payload.
struct RuleVisitor<Union: ArchiveUnion>: CaseVisitor {
  let value: Union
  let changes: RuleChanges

  func callAsFunction<Payload>(_ row: UnionCase<Union, Payload>, _ payload: Payload) -> Union {
    var payload = payload
    changes.apply(row.rule, to: &payload, row.codec.name)
    return row.embed(payload)
  }

  func callAsFunction<Inner: ArchiveUnion>(
    _ inner: Inner, as embed: (Inner) -> Union, _ traits: @autoclosure () -> Union.Traits
  ) -> Union { embed(inner.applied(changes)) }

  func callAsFunction(
    unknown name: String, _ payload: JSONValue, _ traits: @autoclosure () -> Union.Traits
  ) -> Union { value }
}

extension ArchiveUnion {
  /// The case with the rules applied to its payload.
  package func applied(_ changes: RuleChanges) -> Self {
    visit(RuleVisitor(value: self, changes: changes))
  }
}

extension ArchiveUnion where Self: ArchiveValue {
  package mutating func applyRules(_ changes: RuleChanges) { self = applied(changes) }
}

extension ArchiveValue {
  /// The value with the rules applied to its parts, and to itself.
  package func applied(
    _ changes: RuleChanges, _ rule: ValueRule<Self>? = nil, _ name: String = ""
  ) -> Self {
    var value = self
    changes.apply(rule, to: &value, name)
    return value
  }
}
