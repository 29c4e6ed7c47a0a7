/// A view in the neutral format of recorded layouts; a field that a kind does not have is `nil`.
struct OracleTree: Hashable, Codable {
  /// The kind of view.
  var t: String
  var ch: [OracleTree]?
  var content: [OracleTree]?
  var name: String?

  // The extents of a frame, or the minimum, ideal and maximum of a leaf.
  var w: OneOrMany?
  var h: OneOrMany?
  // The axes of a fixed size are written with the letter of an extent.
  var v: Bool?
  var minW: OracleNumber?
  var idealW: OracleNumber?
  var maxW: OracleNumber?
  var minH: OracleNumber?
  var idealH: OracleNumber?
  var maxH: OracleNumber?
  var area: Double?
  var ideal: Double?
  var min: OracleNumber?
  var thickness: Double?
  var kind: String?

  var align: String?
  var spacing: OracleNumber?
  var hs: OracleNumber?
  var vs: OracleNumber?
  var axes: String?
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?
  var ratio: OracleNumber?
  var mode: String?
  var value: Double?
  var x: Double?
  var y: Double?

  var span: Int?
  var anchor: Anchor?
  var colAlign: String?
  var unsizedH: Bool?
  var unsizedV: Bool?

  init(_ kind: String) { t = kind }

  /// A number, several numbers or a Boolean value.
  enum OneOrMany: Hashable, Codable {
    case one(OracleNumber)
    case many([OracleNumber])
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let numbers = try? container.decode([OracleNumber].self) {
        self = .many(numbers)
      } else {
        self = .one(try container.decode(OracleNumber.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .one(let number): try container.encode(number)
      case .many(let numbers): try container.encode(numbers)
      case .flag(let flag): try container.encode(flag)
      }
    }
  }

  /// The name of a point of a box, or its two fractions.
  enum Anchor: Hashable, Codable {
    case name(String)
    case point(Double, Double)

    init(from decoder: any Decoder) throws {
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

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .name(let name): try container.encode(name)
      case .point(let x, let y): try container.encode([x, y])
      }
    }
  }
}
