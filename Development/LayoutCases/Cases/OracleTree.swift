/// A view in the neutral format of recorded layouts; a field that a kind does not have is `nil`.
package struct OracleTree: Hashable, Codable {
  /// The kind of view.
  package var t: String
  package var ch: [OracleTree]?
  package var content: [OracleTree]?
  package var name: String?

  // The extents of a frame, or the minimum, ideal and maximum of a leaf.
  package var w: OneOrMany?
  package var h: OneOrMany?
  // The axes of a fixed size are written with the letter of an extent.
  package var v: Bool?
  package var minW: OracleNumber?
  package var idealW: OracleNumber?
  package var maxW: OracleNumber?
  package var minH: OracleNumber?
  package var idealH: OracleNumber?
  package var maxH: OracleNumber?
  package var area: Double?
  package var ideal: Double?
  package var min: OracleNumber?
  package var thickness: Double?
  package var kind: String?

  package var align: String?
  package var spacing: OracleNumber?
  package var hs: OracleNumber?
  package var vs: OracleNumber?
  package var axes: String?
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?
  package var ratio: OracleNumber?
  package var mode: String?
  package var value: Double?
  package var x: Double?
  package var y: Double?

  package var span: Int?
  package var anchor: Anchor?
  package var colAlign: String?
  package var unsizedH: Bool?
  package var unsizedV: Bool?

  package init(_ kind: String) { t = kind }

  /// A number, several numbers or a Boolean value.
  package enum OneOrMany: Hashable, Codable {
    case one(OracleNumber)
    case many([OracleNumber])
    case flag(Bool)

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let numbers = try? container.decode([OracleNumber].self) {
        self = .many(numbers)
      } else {
        self = .one(try container.decode(OracleNumber.self))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .one(let number): try container.encode(number)
      case .many(let numbers): try container.encode(numbers)
      case .flag(let flag): try container.encode(flag)
      }
    }
  }

  /// The name of a point of a box, or its two fractions.
  package enum Anchor: Hashable, Codable {
    case name(String)
    case point(Double, Double)

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        self = .name(name)
        return
      }
      let numbers = try container.decode([Double].self)
      guard numbers.count == 2 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "an anchor has two fractions")
      }
      self = .point(numbers[0], numbers[1])
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .name(let name): try container.encode(name)
      case .point(let x, let y): try container.encode([x, y])
      }
    }
  }
}
