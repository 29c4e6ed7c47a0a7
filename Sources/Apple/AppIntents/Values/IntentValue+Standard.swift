public import VitrineCoding
import VitrineFoundation

extension Bool: IntentValue {
  /// A JSON boolean.
  public var archivedIntentValue: JSONValue { .bool(self) }
  /// Returns the Boolean value of a JSON boolean, or of a string that a person has typed.
  public static func intentValue(_ value: JSONValue) async throws -> Bool {
    switch value {
    case .bool(let flag): return flag
    case .string(let text) where Bool(text) != nil: return text == "true"
    default: throw IntentValueError(expected: "true or false", found: value)
    }
  }
  /// The empty value, `false`.
  public static var emptyIntentValue: Bool? { false }
}

extension String: IntentValue {
  /// A JSON string.
  public var archivedIntentValue: JSONValue { .string(self) }
  /// Returns the string of a JSON value.
  public static func intentValue(_ value: JSONValue) async throws -> String {
    guard case .string(let text) = value else {
      throw IntentValueError(expected: "a text", found: value)
    }
    return text
  }
  /// The empty value, an empty string.
  public static var emptyIntentValue: String? { "" }
}

extension Int: IntentValue {
  /// A JSON number.
  public var archivedIntentValue: JSONValue { .number(Double(self)) }
  /// Returns the integer of a JSON number, or of a string that a person has typed.
  public static func intentValue(_ value: JSONValue) async throws -> Int {
    guard let number = value.typedNumber, let whole = Int(exactly: number) else {
      throw IntentValueError(expected: "a whole number", found: value)
    }
    return whole
  }
  /// The empty value, zero.
  public static var emptyIntentValue: Int? { 0 }
}

extension Double: IntentValue {
  /// A JSON number.
  public var archivedIntentValue: JSONValue { .number(self) }
  /// Returns the number of a JSON value, or of a string that a person has typed.
  public static func intentValue(_ value: JSONValue) async throws -> Double {
    guard let number = value.typedNumber else {
      throw IntentValueError(expected: "a number", found: value)
    }
    return number
  }
  /// The empty value, zero.
  public static var emptyIntentValue: Double? { 0 }
}

extension Date: IntentValue {
  /// The date in ISO 8601, as a JSON string.
  public var archivedIntentValue: JSONValue {
    JSONValue(encoding: ArchiveDate(secondsSince1970: timeIntervalSince1970))
  }
  /// Returns the date of a string in ISO 8601.
  public static func intentValue(_ value: JSONValue) async throws -> Date {
    guard case .string(let text) = value, let date = ArchiveDate(text) else {
      throw IntentValueError(expected: "a date in ISO 8601", found: value)
    }
    return Date(timeIntervalSince1970: date.secondsSince1970)
  }
}

extension URL: IntentValue {
  /// The absolute URL as a JSON string.
  public var archivedIntentValue: JSONValue { .string(absoluteString) }
  /// Returns the URL of a string.
  public static func intentValue(_ value: JSONValue) async throws -> URL {
    guard case .string(let text) = value, let url = URL(string: text) else {
      throw IntentValueError(expected: "a URL", found: value)
    }
    return url
  }
}

extension UUID: IntentValue {
  /// The identifier as a JSON string.
  public var archivedIntentValue: JSONValue { .string(uuidString) }
  /// Returns the identifier of a string.
  public static func intentValue(_ value: JSONValue) async throws -> UUID {
    guard case .string(let text) = value, let identifier = UUID(uuidString: text) else {
      throw IntentValueError(expected: "a UUID", found: value)
    }
    return identifier
  }
}

extension Optional: IntentValue where Wrapped: IntentValue {
  /// The wrapped value, or null.
  public var archivedIntentValue: JSONValue { self?.archivedIntentValue ?? .null }
  /// Returns the wrapped value, or `nil` for null and for an empty string that is no value.
  public static func intentValue(_ value: JSONValue) async throws -> Wrapped? {
    let isEmpty = value == .null || value == "" && Wrapped.self != String.self
    return isEmpty ? nil : try await Wrapped.intentValue(value)
  }
  /// The empty value, `nil`.
  public static var emptyIntentValue: Wrapped?? { .some(nil) }
}

extension Array: IntentValue where Element: IntentValue {
  /// A JSON array of the elements.
  public var archivedIntentValue: JSONValue { .array(map(\.archivedIntentValue)) }
  /// Returns the elements of a JSON array, or of a string with commas that a person has typed.
  public static func intentValue(_ value: JSONValue) async throws -> [Element] {
    guard let values = value.typedList else {
      throw IntentValueError(expected: "a list", found: value)
    }
    var elements: [Element] = []
    for value in values { elements.append(try await Element.intentValue(value)) }
    return elements
  }
  /// The empty value, an empty array.
  public static var emptyIntentValue: [Element]? { [] }
}

extension Measurement: IntentValue where UnitType: Dimension {
  /// The value and the symbol of the unit.
  public var archivedIntentValue: JSONValue {
    .object(["value": .number(value), "unit": .string(unit.symbol)])
  }
  /// Returns the measurement of a number in the dimension's base unit.
  public static func intentValue(_ value: JSONValue) async throws -> Measurement<UnitType> {
    guard let number = value.typedNumber else {
      throw IntentValueError(expected: "a number of the base unit", found: value)
    }
    return Measurement(value: number, unit: UnitType.baseUnit())
  }
  /// Zero in the base unit.
  public static var emptyIntentValue: Measurement<UnitType>? {
    Measurement(value: 0, unit: UnitType.baseUnit())
  }
}

extension JSONValue {
  /// A number, or that of a string that a person has typed.
  fileprivate var typedNumber: Double? {
    switch self {
    case .number(let number): number
    case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    default: nil
    }
  }

  /// The elements, or those of a string that a person has typed, separated by commas.
  fileprivate var typedList: [JSONValue]? {
    switch self {
    case .array(let values): values
    case .string(let text):
      text.split(separator: ",").map { part in
        .string(String(part).trimmingCharacters(in: .whitespaces))
      }
    default: nil
    }
  }
}
