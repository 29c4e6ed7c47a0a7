import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
internal import VitrinePayloads
import WidgetKit

/// A notification as ActivityKit reads it, and the requests of the types that are decoded from it.
///
/// Source: Apple's documentation, "Starting and updating Live Activities with ActivityKit push
/// notifications": values are decoded by `JSONDecoder` with its default strategies.
struct PushedNotification {
  /// The values of `aps`.
  let fields: [String: JSONValue]
  /// The path of the notification in the envelope of a service; empty for none.
  let envelope: [JSONValue]
  /// Where the notification is, in words; `nil` for the root.
  let note: String?
  /// What ActivityKit and Apple's server ignore, or read in an unexpected way.
  let warnings: [Diagnostic]
  private let data: Data

  /// The keys of `aps` whose values are decoded by a widget's code.
  enum Part: String {
    case attributes
    case state = "content-state"

    /// The path of the value.
    var path: [JSONValue] { [.string("aps"), .string(rawValue)] }
  }

  /// Reads a file.
  ///
  /// - Throws: `WidgetFault` if it is not a notification.
  init(contentsOf file: String) throws(WidgetFault) {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw WidgetFault("the notification '\(file)' cannot be read")
    }
    guard let root = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      throw PushedNotification.fault(in: Array(data))
    }
    let paths = PushEnvelope.paths(in: root)
    let envelope = (paths.first ?? []).map(\.value)
    guard !paths.isEmpty, case .object(let found)? = root.value(at: envelope),
      case .object(let fields)? = found["aps"]
    else {
      throw WidgetFault("the notification has no 'aps'", hint: "write {\"aps\": {…}}")
    }
    (self.fields, self.envelope, note) = (fields, envelope, PushEnvelope.note(paths))
    do throws(ArchiveError) {
      warnings = try PushNotes.read(Array(data))
    } catch {
      throw PushedNotification.fault(error)
    }
    self.data = envelope.isEmpty ? data : PushedNotification.part(of: data, at: paths[0]) ?? data
  }

  /// What is wrong with a text that is not JSON, or has a number that no device can read.
  private static func fault(in bytes: [UInt8]) -> WidgetFault {
    let fault: JSONFault?
    do throws(JSONFault) {
      fault = try JSONParser.parseCollectingFaults(bytes, limits: .standard).faults.first
    } catch {
      fault = error
    }
    return fault.map { PushedNotification.fault($0.error(in: bytes)) }
      ?? WidgetFault("the notification is not JSON")
  }

  private static func fault(_ error: ArchiveError) -> WidgetFault {
    WidgetFault((error.location.map { "\($0.line):\($0.column): " } ?? "") + error.message)
  }

  /// Returns the bytes of a value, with numbers as they were written.
  private static func part(of data: Data, at path: [NodePath.Step]) -> Data? {
    let root = try? JSONSerialization.jsonObject(with: data)
    let value = path.reduce(root) { value, step in
      switch step {
      case .key(let key): (value as? [String: Any])?[key]
      case .index(let index):
        (value as? [Any]).flatMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }
    return value.flatMap { try? JSONSerialization.data(withJSONObject: $0) }
  }

  /// The path of a value in the file, from one in the notification.
  func place(_ path: [JSONValue]) -> [JSONValue] { envelope + path }

  /// The path of a key of `aps` in the file.
  func place(of key: String) -> [JSONValue] { place([.string("aps"), .string(key)]) }

  /// Whether a value is present.
  func has(_ part: Part) -> Bool { fields[part.rawValue] != nil }

  /// A number; `nil` if there is none.
  func number(_ key: String) -> Double? { fields[key]?.number }

  /// A date as it is probably meant; `nil` if there is none.
  func date(_ key: String) -> Date? {
    number(key).map { Date(timeIntervalSince1970: PushDate($0).seconds) }
  }

  /// A string; `nil` if there is none.
  func text(_ key: String) -> String? {
    if case .string(let text)? = fields[key] { text } else { nil }
  }

  /// Decodes a value as ActivityKit does.
  ///
  /// - Throws: the error of the type's `init(from:)`.
  func decode<Value: Decodable>(_ type: Value.Type, _ part: Part) throws -> Value {
    try JSONDecoder().decode(PushedPart<Value>.self, from: data, for: part, nil)
  }

  /// Records the keys that a type reads when it is decoded from a value.
  func record<Value: Decodable>(of type: Value.Type, _ part: Part) -> DecodingRecord {
    let isDecoded = (try? decode(type, part)) != nil
    let record = DecodingRecord(substitutes: !isDecoded)
    _ = try? JSONDecoder().decode(PushedPart<Recorded<Value>>.self, from: data, for: part, record)
    return record
  }
}

extension JSONDecoder {
  fileprivate func decode<Value: Decodable>(
    _ type: PushedPart<Value>.Type, from data: Data, for part: PushedNotification.Part,
    _ record: DecodingRecord?
  ) throws -> Value {
    if let place = DecodingRecord.place, let record { userInfo[place] = record }
    if let place = PushedPart<Value>.place { userInfo[place] = part }
    return try decode(type, from: data).value
  }
}

/// One value of a notification.
private struct PushedPart<Value: Decodable>: Decodable {
  let value: Value

  /// The key under which decoders carry the value's key.
  static var place: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "vitrine.part") }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let part = PushedPart.place.flatMap { decoder.userInfo[$0] as? PushedNotification.Part }
    let root = try decoder.container(keyedBy: Key.self)
    let aps = try root.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: "aps"))
    let key = Key(stringValue: part?.rawValue ?? "")
    do {
      value = try aps.decode(Value.self, forKey: key)
    } catch {
      let record = DecodingRecord.place.flatMap { decoder.userInfo[$0] as? DecodingRecord }
      record?.note(error, decoding: Value.decoded, at: aps.codingPath + [key])
      throw error
    }
  }
}

extension Decodable {
  /// The type that is decoded.
  fileprivate static var decoded: Any.Type { (self as? any RecordedValue.Type)?.wanted ?? self }
}

private protocol RecordedValue { static var wanted: Any.Type { get } }

extension Recorded: RecordedValue {
  fileprivate static var wanted: Any.Type { Value.self }
}

extension JSONValue {
  /// The number; `nil` for other values.
  var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The value at a path.
  func value(at path: some Sequence<JSONValue>) -> JSONValue? {
    var value = self
    for step in path {
      switch (value, step) {
      case (.object(let fields), .string(let key)):
        guard let next = fields[key] else { return nil }
        value = next
      case (.array(let elements), .number(let index)):
        guard let index = Int(exactly: index), elements.indices.contains(index) else { return nil }
        value = elements[index]
      case _: return nil
      }
    }
    return value
  }
}

extension NodePath.Step {
  /// The step as a component of a finding's path.
  var value: JSONValue {
    switch self {
    case .key(let key): .string(key)
    case .index(let index): .number(Double(index))
    }
  }
}
