extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes an object; of repeated keys the last one counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
