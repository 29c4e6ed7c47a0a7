/// The error of a table that ends within one of its records, or contradicts itself.
struct MalformedTable: Error {}

/// The bytes of an OpenType table, whose numbers are big-endian.
struct TableBytes {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  func unsigned8(_ place: Int) throws(MalformedTable) -> Int { try number(place, count: 1) }
  func unsigned16(_ place: Int) throws(MalformedTable) -> Int { try number(place, count: 2) }
  func unsigned24(_ place: Int) throws(MalformedTable) -> Int { try number(place, count: 3) }
  func unsigned32(_ place: Int) throws(MalformedTable) -> Int { try number(place, count: 4) }

  func signed16(_ place: Int) throws(MalformedTable) -> Int {
    Int(Int16(truncatingIfNeeded: try unsigned16(place)))
  }

  /// A number from -2 to 2 (`F2DOT14`).
  func fraction(_ place: Int) throws(MalformedTable) -> Double {
    Double(try signed16(place)) / 16_384
  }

  /// A number with sixteen binary places (`Fixed`).
  func fixed(_ place: Int) throws(MalformedTable) -> Double {
    Double(Int32(truncatingIfNeeded: try unsigned32(place))) / 65_536
  }

  private func number(_ place: Int, count: Int) throws(MalformedTable) -> Int {
    guard place >= 0, place <= bytes.count - count else { throw MalformedTable() }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
