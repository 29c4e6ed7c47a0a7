import Foundation
import Testing

/// The arguments of a test of Swift Testing, as parts of names.
enum TestArguments {
  /// The texts of the arguments of the running test, none for a test without; `nil` if one has no
  /// text that is the same in every run.
  static var current: [String]? {
    guard let running = Test.Case.current, running.isParameterized else { return [] }
    guard let values = values(of: running) else { return nil }
    let texts = values.compactMap(text)
    return texts.count == values.count ? texts : nil
  }

  /// The values of a test's arguments.
  ///
  /// Swift Testing has no public property for them, so they are found by reflection: the elements
  /// of a property `arguments`, each with a `value`. `nil` if there is no such property.
  static func values(of running: Any) -> [Any]? {
    guard let list = property("arguments", of: running, depth: 4) else { return nil }
    let mirror = Mirror(reflecting: list)
    guard mirror.displayStyle == .collection else { return nil }
    let values = mirror.children.compactMap { Mirror(reflecting: $0.value).descendant("value") }
    return values.isEmpty || values.count != mirror.children.count ? nil : values
  }

  /// Returns a property of a value or of its properties, up to a depth.
  private static func property(_ name: String, of value: Any, depth: Int) -> Any? {
    guard depth > 0 else { return nil }
    let mirror = Mirror(reflecting: value)
    if let found = mirror.children.first(where: { $0.label == name }) { return found.value }
    for child in mirror.children {
      if let found = property(name, of: child.value, depth: depth - 1) { return found }
    }
    return nil
  }

  /// Returns the text of a value: its own description for tests, its identifier, or else its
  /// description; `nil` for an identifier that differs in every run.
  static func text(of value: Any) -> String? {
    if let text = value as? any StringProtocol { return text.description }
    if let value = value as? any CustomTestStringConvertible { return value.testDescription }
    guard let value = value as? any Identifiable else { return String(describingForTest: value) }
    return identifier(of: value)
  }

  private static func identifier(of value: some Identifiable) -> String? {
    let id: Any = value.id
    if id is UUID || id is ObjectIdentifier { return nil }
    if let text = id as? any StringProtocol { return text.description }
    return String(describingForTest: id)
  }
}
