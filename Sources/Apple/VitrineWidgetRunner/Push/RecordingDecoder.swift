import SwiftUI
import Synchronization
import WidgetKit

/// The requests of a type to its decoder: the keys and dates that it reads, and the errors.
final class DecodingRecord: Sendable {
  /// A value that cannot be decoded.
  struct Fault: Sendable {
    let path: [any CodingKey]
    /// The requested type; `nil` if the decoder does not report it.
    let wanted: Any.Type?
    /// The message of its `init(from:)`, if the type alone does not describe the problem.
    let reason: String?
    let isMissing: Bool
  }

  private struct State: Sendable {
    var keys: [String: Set<String>] = [:]
    var dates: [(path: [any CodingKey], date: Date)] = []
    var faults: [Fault] = []
  }

  private let state = Mutex(State())
  /// The keys that were read of each object, by the object's path.
  var keys: [String: Set<String>] { state.withLock(\.keys) }
  /// Dates that were decoded from numbers.
  var dates: [(path: [any CodingKey], date: Date)] { state.withLock(\.dates) }
  /// The errors, in the order in which they occurred.
  var faults: [Fault] { state.withLock(\.faults) }
  /// Whether values that cannot be decoded are replaced by sample values, so that all errors are
  /// found.
  let substitutes: Bool

  init(substitutes: Bool) { self.substitutes = substitutes }

  /// Whether decoders decode a type themselves.
  static func isLeaf(_ type: Any.Type) -> Bool { leaves.contains(ObjectIdentifier(type)) }

  /// The key under which decoders carry the record.
  static let place = CodingUserInfoKey(rawValue: "vitrine.record")

  /// A path as the key of a dictionary.
  static func name(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
  }

  func open(_ path: [any CodingKey]) {
    state.withLock { $0.keys[DecodingRecord.name(path), default: []].formUnion([]) }
  }

  func read(_ key: any CodingKey, of path: [any CodingKey]) {
    state.withLock { _ = $0.keys[DecodingRecord.name(path), default: []].insert(key.stringValue) }
  }

  func note(_ date: Date, at path: [any CodingKey]) {
    // An optional date is recorded for its value and for its key.
    let name = DecodingRecord.name(path)
    state.withLock { state in
      if state.dates.last.map({ DecodingRecord.name($0.path) }) == name { return }
      state.dates.append((path, date))
    }
  }

  /// Records an error, once for each path: the innermost decoder knows the type.
  func note(_ error: any Error, decoding type: Any.Type, at path: [any CodingKey]) {
    let fault = Fault(error, decoding: type, at: path)
    let name = DecodingRecord.name(fault.path)
    state.withLock { state in
      if state.faults.contains(where: { DecodingRecord.name($0.path) == name }) { return }
      state.faults.append(fault)
    }
  }

  /// Decodes a value, and records its error.
  ///
  /// - Throws: the error of `body`, if there is no sample value to replace it.
  func value<Value: Decodable>(
    _ type: Value.Type, at path: [any CodingKey], _ body: () throws -> Value
  ) throws -> Value {
    do {
      let value = try body()
      if let date = value as? Date { note(date, at: path) }
      return value
    } catch {
      note(error, decoding: type, at: path)
      guard substitutes, let made = SampleDecoder.value(type) else { throw error }
      return made
    }
  }
}

extension DecodingRecord.Fault {
  fileprivate init(_ error: any Error, decoding type: Any.Type, at path: [any CodingKey]) {
    guard let error = error as? DecodingError else {
      (self.path, wanted, reason, isMissing) = (path, type, "\(error)", false)
      return
    }
    switch error {
    case .typeMismatch(let part, let context), .valueNotFound(let part, let context):
      // A date is decoded from a number, and the decoder reports that instead.
      let isOwn = DecodingRecord.name(context.codingPath) == DecodingRecord.name(path)
      (self.path, wanted) = (context.codingPath, isOwn ? type : part)
      (reason, isMissing) = (nil, false)
    case .keyNotFound(let key, let context):
      let place = context.codingPath + [key]
      let isOwn = DecodingRecord.name(place) == DecodingRecord.name(path)
      (self.path, wanted, reason, isMissing) = (place, isOwn ? type : nil, nil, true)
    case .dataCorrupted(let context):
      let isOwn = DecodingRecord.name(context.codingPath) == DecodingRecord.name(path)
      self.path = context.codingPath
      (wanted, reason, isMissing) = (isOwn ? type : nil, context.debugDescription, false)
    @unknown default:
      (self.path, wanted, reason, isMissing) = (path, type, "\(error)", false)
    }
  }
}

/// A value whose decoding is recorded, with the decoder's own rules for it and all its parts.
struct Recorded<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let record = DecodingRecord.place.flatMap { decoder.userInfo[$0] as? DecodingRecord }
    guard let record else {
      value = try Value(from: decoder)
      return
    }
    value = try Value(from: RecordingDecoder(base: decoder, record: record))
  }
}

/// The types that decoders decode themselves.
private let leaves: Set<ObjectIdentifier> = Set(
  ([
    Bool.self, String.self, Double.self, Float.self, Int.self, Int8.self, Int16.self, Int32.self,
    Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self, Date.self, Data.self,
    URL.self, Decimal.self,
  ] as [Any.Type]).map(ObjectIdentifier.init))

/// A decoder that records the requests to another one.
private struct RecordingDecoder: Decoder {
  let base: any Decoder
  let record: DecodingRecord
  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    record.open(codingPath)
    return KeyedDecodingContainer(
      RecordingFields(base: try base.container(keyedBy: type), record: record))
  }
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    RecordingElements(base: try base.unkeyedContainer(), record: record)
  }
  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    RecordingValue(base: try base.singleValueContainer(), record: record)
  }
}

private struct RecordingValue: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let record: DecodingRecord
  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard DecodingRecord.isLeaf(type) else {
      return try base.decode(Recorded<Value>.self).value
    }
    let value = try base.decode(type)
    if let date = value as? Date { record.note(date, at: codingPath) }
    return value
  }
}

private struct RecordingFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let record: DecodingRecord
  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool {
    record.read(key, of: codingPath)
    return base.contains(key)
  }
  func decodeNil(forKey key: Key) throws -> Bool {
    record.read(key, of: codingPath)
    return try base.decodeNil(forKey: key)
  }
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    record.read(key, of: codingPath)
    return try record.value(type, at: codingPath + [key]) {
      guard DecodingRecord.isLeaf(type) else {
        return try base.decode(Recorded<Value>.self, forKey: key).value
      }
      return try base.decode(type, forKey: key)
    }
  }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    record.read(key, of: codingPath)
    record.open(codingPath + [key])
    return KeyedDecodingContainer(
      RecordingFields<Nested>(
        base: try base.nestedContainer(keyedBy: type, forKey: key), record: record))
  }
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    record.read(key, of: codingPath)
    return RecordingElements(base: try base.nestedUnkeyedContainer(forKey: key), record: record)
  }
  func superDecoder() throws -> any Decoder {
    RecordingDecoder(base: try base.superDecoder(), record: record)
  }
  func superDecoder(forKey key: Key) throws -> any Decoder {
    record.read(key, of: codingPath)
    return RecordingDecoder(base: try base.superDecoder(forKey: key), record: record)
  }
}

private struct RecordingElements: UnkeyedDecodingContainer {
  var base: any UnkeyedDecodingContainer
  let record: DecodingRecord
  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int? { base.count }
  var isAtEnd: Bool { base.isAtEnd }
  var currentIndex: Int { base.currentIndex }

  mutating func decodeNil() throws -> Bool { try base.decodeNil() }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let path = codingPath + [ElementKey(index: currentIndex)]
    do {
      guard DecodingRecord.isLeaf(type) else {
        return try base.decode(Recorded<Value>.self).value
      }
      let value = try base.decode(type)
      if let date = value as? Date { record.note(date, at: path) }
      return value
    } catch {
      record.note(error, decoding: type, at: path)
      throw error
    }
  }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    record.open(codingPath + [ElementKey(index: currentIndex)])
    return KeyedDecodingContainer(
      RecordingFields<Nested>(base: try base.nestedContainer(keyedBy: type), record: record))
  }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    RecordingElements(base: try base.nestedUnkeyedContainer(), record: record)
  }
  mutating func superDecoder() throws -> any Decoder {
    RecordingDecoder(base: try base.superDecoder(), record: record)
  }
}

/// The index of an element in an array.
private struct ElementKey: CodingKey {
  let intValue: Int?
  var stringValue: String { "Index \(intValue ?? 0)" }

  init(index: Int) { intValue = index }
  init?(intValue: Int) { self.intValue = intValue }
  init?(stringValue: String) { nil }
}
