/// Any JSON value, for data that Vitrine passes on without interpreting it, such as parameters of
/// intents.
public enum JSONValue: Hashable, Sendable, Codable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; the order of its keys is not preserved.
  case object([String: JSONValue])

  /// Reads any JSON value.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? TreeDecoder {
      self = JSONValue(decoder.tree)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Creates the value of a parsed text.
  init(_ tree: JSONTree) {
    switch tree {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let elements): self = .array(elements.map(JSONValue.init))
    case .object(let object):
      self = .object(
        Dictionary(object.members.map { ($0.key, JSONValue($0.value)) }) { first, _ in first })
    }
  }

  /// Writes the value as it was read; whole numbers are written without a fraction.
  ///
  /// A number of widget code that is infinite becomes the largest one, and what is not a number
  /// `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value) where value.isNaN: try container.encodeNil()
    case .number(let value):
      let value = value.clamped(
        to: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
      if let whole = Int(exactly: value) {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
