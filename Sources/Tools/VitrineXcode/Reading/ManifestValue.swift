/// A value in a declarative Swift manifest: texts, lists, and calls with labels.
indirect enum ManifestValue: Sendable {
  case string(String)
  case bool(Bool)
  case array([ManifestValue])
  case dictionary([(key: ManifestValue, value: ManifestValue)])
  /// `Target(name: "A")`, `.target(name: "A")`: the last name, and the arguments with their labels.
  case call(String, [(label: String?, value: ManifestValue)])
  /// `.iOS`, or a name without a constant.
  case name(String)

  /// The text; of a call, that of its only argument without a label: `.string("a")`.
  var string: String? {
    switch self {
    case .string(let text): text
    case .bool(let flag): flag ? "YES" : "NO"
    case .call(_, let arguments) where arguments.count == 1: arguments[0].value.string
    default: nil
    }
  }

  /// The elements of a list; those of the list that a call wraps; one value as itself.
  var elements: [ManifestValue] {
    switch self {
    case .array(let values): return values
    case .call(_, let arguments):
      guard arguments.count == 1, arguments[0].label == nil || arguments[0].label == "globs",
        case .array(let values) = arguments[0].value
      else { return [self] }
      return values
    default: return [self]
    }
  }

  /// The last name of a call or a member.
  var name: String? {
    switch self {
    case .call(let name, _), .name(let name): name
    default: nil
    }
  }

  /// An argument of a call by its label.
  subscript(label: String) -> ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// The first argument of a call that has no label.
  var first: ManifestValue? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == nil }?.value
  }

  /// The value in a property list; `nil` for values that only a program could compute.
  var property: PropertyValue? {
    switch self {
    case .string(let text): .string(text)
    case .bool(let flag): .bool(flag)
    case .array(let values): .array(values.compactMap(\.property))
    case .dictionary(let entries):
      .dictionary(
        entries.reduce(into: [:]) { table, entry in
          guard let key = entry.key.string, let value = entry.value.property else { return }
          table[key] = value
        })
    case .call(_, let arguments) where arguments.count == 1: arguments[0].value.property
    default: nil
    }
  }
}
