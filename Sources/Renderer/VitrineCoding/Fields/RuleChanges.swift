/// The values of an archive that are replaced because archives cannot have them, or SwiftUI does not
/// draw them: those that are not a number, infinite or out of range.
///
/// Values of widget code pass through `ArchiveValue.applyRules(_:)` once, before layout or an
/// archive sees them. Later stages can rely on the ranges of all numbers and dates.
package final class RuleChanges {
  /// A value that the author probably did not intend.
  package struct Change: Hashable {
    /// The view or modifier, and the field.
    package var name: String
    /// The value, and what it counts as.
    package var problem: String
    /// The innermost statement around the value; `nil` if it is not known.
    package var source: CodeLocation?
  }

  /// The changes worth a warning, in the order of the archive.
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

  /// Runs `body` for a view that a statement makes, and for those around which it stands.
  package func within<Result>(_ statement: CodeLocation?, _ body: () -> Result) -> Result {
    let (outerNames, outerSource) = (names, source)
    if let statement { source = statement }
    names = []
    defer { (names, source) = (outerNames, outerSource) }
    return body()
  }

  /// Records a problem with the value of a field.
  package func note(_ problem: String, in field: String? = nil) {
    let known = (names + (field.map { [$0] } ?? [])).filter { !$0.isEmpty }
    // The view or modifier, and the innermost field.
    let shown = known.count > 2 ? [known[0], known[known.count - 1]] : known
    list.append(Change(name: shown.joined(separator: "."), problem: problem, source: source))
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
    if let problem = (value as? any UnboundedValue)?.problem(rule, nearest) {
      note(problem, in: name)
    }
    value = nearest
  }
}

extension RuleChanges.Change {
  /// The message for the author: the place in the source, the field, and what its value counts as.
  package var message: String {
    let place = source.map { "\($0.file.name):\($0.line): " } ?? ""
    return place + (name.isEmpty ? "a value" : "'\(name)'") + " \(problem)"
  }
}

/// A value that can be something other than a finite number.
private protocol UnboundedValue {
  /// Why the value is replaced, if that is worth a warning.
  func problem(_ rule: Any, _ nearest: Any) -> String?
}

extension Double: UnboundedValue {
  /// Infinities that a rule clamps as SwiftUI does, such as a corner radius, are no mistake.
  fileprivate func problem(_ rule: Any, _ nearest: Any) -> String? {
    guard !isFinite, let nearest = nearest as? Double else { return nil }
    if !isNaN, (rule as? ValueRule<Double>)?.clampsInfinity == true { return nil }
    return "is \(numberText) and counts as \(nearest.plainText)"
  }

  /// The words for a number that is not finite.
  package var numberText: String {
    isNaN ? "not a number" : isInfinite ? (self < 0 ? "negative infinity" : "infinite") : plainText
  }
}

extension Extent: UnboundedValue {
  fileprivate func problem(_ rule: Any, _ nearest: Any) -> String? {
    guard points.isNaN, let nearest = nearest as? Extent else { return nil }
    return "is not a number and counts as \(nearest.points.plainText)"
  }
}

extension ArchiveDate: UnboundedValue {
  fileprivate func problem(_ rule: Any, _ nearest: Any) -> String? {
    guard !secondsSince1970.isFinite, let nearest = nearest as? ArchiveDate else { return nil }
    return
      "is a date whose seconds are \(secondsSince1970.numberText); it counts as \(nearest.text)"
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
  ) -> Union { embed(inner.visit(RuleVisitor<Inner>(value: inner, changes: changes))) }

  func callAsFunction(
    unknown name: String, _ payload: JSONValue, _ traits: @autoclosure () -> Union.Traits
  ) -> Union { value }
}

extension ArchiveUnion {
  /// Applies the rules to the payload of the case.
  package mutating func applyRules(_ changes: RuleChanges) {
    self = visit(RuleVisitor(value: self, changes: changes))
  }
}

extension ArchiveUnion where Self: ArchiveValue {
  /// Applies the rules to the payload of the case.
  package mutating func applyRules(_ changes: RuleChanges) {
    self = visit(RuleVisitor(value: self, changes: changes))
  }
}
