public import VitrineCoding
import VitrineFoundation

/// A value in archives, for the expansions of macros.
public typealias IntentJSON = JSONValue

/// A value of one of several types: an enumeration whose cases have one value each.
///
/// `@UnionValue` adds the conformance. Archives contain an object with the case's name and its
/// value.
public protocol UnionValue: IntentValue, TypeDisplayRepresentable {
  /// The type of the names of the cases.
  associatedtype Cases: RawRepresentable, CaseIterable, Hashable, Sendable
  where Cases.RawValue == String
  /// The display representations of the cases.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
  /// The case and its value.
  var unionCase: (Cases, any IntentValue) { get }
  /// Returns the value of a case.
  ///
  /// - Throws: `IntentValueError` for a value of another type.
  static func unionValue(of name: Cases, _ value: JSONValue) async throws -> Self
}

extension UnionValue {
  /// The name of the type by default.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
  }
  /// The names of the cases by default.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { [:] }

  /// An object with the case's name and its value.
  public var archivedIntentValue: JSONValue {
    let (name, value) = unionCase
    return .object([name.rawValue: value.archivedIntentValue])
  }

  /// Returns the value for an object with a case's name and its value.
  ///
  /// - Throws: `IntentValueError` for anything else.
  public static func intentValue(_ value: JSONValue) async throws -> Self {
    guard case .object(let fields) = value, fields.count == 1, let field = fields.first,
      let name = Cases(rawValue: field.key)
    else {
      let names = Cases.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw IntentValueError(expected: "an object of one of \(names)", found: value)
    }
    return try await unionValue(of: name, field.value)
  }
}

/// Makes an enumeration whose cases have one value each a union value.
@attached(extension, conformances: UnionValue)
@attached(member, names: named(Cases), named(unionCase), named(unionValue))
public macro UnionValue() = #externalMacro(module: "VitrineMacros", type: "UnionValueMacro")
