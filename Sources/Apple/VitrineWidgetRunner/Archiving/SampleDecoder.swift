import SwiftUI
import WidgetKit

/// Makes up a value of a type that can be decoded: texts say the names of their fields, whole numbers
/// are zero, others one half, dates are now, collections are empty and optional fields are missing.
///
/// One half is a progress that shows both its parts, and a part of a colour that is seen on black and on
/// white.
enum SampleDecoder {
  /// Returns a sample value; `nil` for a type that does not accept arbitrary values for its fields.
  static func value<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? SampleParts(path: []).decode(type)
  }
}

/// The error for a type without a sample value.
private struct NoSample: Error {}

/// The state of the decoder at one position in the sample.
private struct SampleParts: Decoder, SingleValueDecodingContainer, UnkeyedDecodingContainer {
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any] = [:]
  let count: Int? = 0
  let isAtEnd = true
  let currentIndex = 0

  init(path: [any CodingKey]) { codingPath = path }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleFields<Key>(codingPath: codingPath))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { self }
  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { true }
  func decode(_ type: Bool.Type) -> Bool { false }
  func decode(_ type: String.Type) -> String { codingPath.last?.stringValue ?? "" }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let simple: [Any] = [
      0.5, Float(0.5), 0, Int8(0), Int16(0), Int32(0), Int64(0), UInt(0), UInt8(0), UInt16(0),
      UInt32(0), UInt64(0), Date(), Data(), UUID(uuid: UUID_NULL), Decimal(0.5),
      URL(fileURLWithPath: "/"),
    ]
    if let value = simple.lazy.compactMap({ $0 as? Value }).first { return value }
    if let cases = type as? any CaseIterable.Type, let first = SampleParts.first(cases) as? Value {
      return first
    }
    if let cases = type as? any RawRepresentable.Type,
      let first = SampleParts.first(of: cases) as? Value
    {
      return first
    }
    return try Value(from: self)
  }

  /// The first case of an enumeration with raw values.
  ///
  /// A type that is decoded from a string or a number and whose size is at most one byte is treated
  /// as an enumeration whose cases are numbered from zero.
  private static func first<Cases: RawRepresentable>(of type: Cases.Type) -> Any? {
    guard Cases.RawValue.self == String.self || Cases.RawValue.self == Int.self else { return nil }
    switch MemoryLayout<Cases>.size {
    case 0: return unsafeBitCast((), to: Cases.self)
    case 1: return unsafeBitCast(0 as UInt8, to: Cases.self)
    default: return nil
    }
  }

  private static func first<Cases: CaseIterable>(_ type: Cases.Type) -> Any? {
    type.allCases.first
  }

  func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { throw NoSample() }
  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoSample() }
  func superDecoder() -> any Decoder { self }
}

private let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

/// The fields of a sample value.
private struct SampleFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]

  /// The most values inside each other: the first case of an enumeration can hold another one.
  private static var mostLevels: Int { 64 }

  /// The first key, which is that of the first case where an enumeration has values.
  ///
  /// A type of keys whose size is at most one byte is treated as an enumeration whose cases are numbered
  /// from zero.
  var allKeys: [Key] {
    switch MemoryLayout<Key>.size {
    case 0: [unsafeBitCast((), to: Key.self)]
    case 1: [unsafeBitCast(0 as UInt8, to: Key.self)]
    default: []
    }
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { true }
  func decode(_ type: Bool.Type, forKey key: Key) -> Bool { false }
  func decode(_ type: String.Type, forKey key: Key) -> String { key.stringValue }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard codingPath.count < Self.mostLevels else { throw NoSample() }
    return try SampleParts(path: codingPath + [key]).decode(type)
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(SampleFields<Nested>(codingPath: codingPath + [key]))
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    SampleParts(path: codingPath + [key])
  }
  func superDecoder() -> any Decoder { SampleParts(path: codingPath) }
  func superDecoder(forKey key: Key) -> any Decoder { SampleParts(path: codingPath + [key]) }
}
