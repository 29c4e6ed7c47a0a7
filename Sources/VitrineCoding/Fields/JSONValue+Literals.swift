extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a JSON value.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a JSON value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a JSON value.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a JSON value.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a JSON value.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object; of repeated keys the last one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
