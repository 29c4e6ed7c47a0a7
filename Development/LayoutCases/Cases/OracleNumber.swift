/// A number of a case file, where infinity is written `"inf"` and a missing value `null` or `"nil"`.
package struct OracleNumber: Hashable, Codable, ExpressibleByFloatLiteral {
  /// The number; `nil` is "unspecified".
  package var value: Double?

  package init(_ value: Double?) { self.value = value }
  package init(floatLiteral value: Double) { self.value = value }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() { return }
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let name = try container.decode(String.self)
    switch name {
    case "nil": value = nil
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(name)' is neither a number nor 'inf' nor 'nil'")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case nil: try container.encode("nil")
    case .some(.infinity): try container.encode("inf")
    case .some(-.infinity): try container.encode("-inf")
    case .some(let number): try container.encode(number)
    }
  }
}
