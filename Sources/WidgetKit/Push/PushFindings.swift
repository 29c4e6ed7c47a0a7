import SwiftUI
internal import VitrineCoding

/// The messages for problems with values that a widget's code decodes.
struct PushFindings {
  let notification: PushedNotification
  let part: PushedNotification.Part
  let record: DecodingRecord
  /// The date that dates of the notification are probably near to.
  let now: Date

  /// Adds an error for each value that does not decode, and a warning for each key that nobody reads
  /// and for each date that is probably of another epoch.
  func add(to answer: inout PushAnswer) {
    let unread = self.unread
    for fault in record.faults {
      let path = fault.path.map(\.step)
      let found = value(at: path)
      answer.add(
        message(fault, found), hint: hint(fault, found, among: unread), at: path, isError: true)
    }
    for path in unread {
      let known = record.keys[name(path.dropLast())] ?? []
      let key = path.last?.key ?? ""
      answer.add(
        "nobody reads this key", hint: Suggestion.hint(for: key, among: known.sorted()), at: path,
        isError: false)
    }
    for (path, date) in record.dates { check(date, at: path.map(\.step), &answer) }
  }

  // MARK: Values that do not decode

  private func message(_ fault: DecodingRecord.Fault, _ found: JSONValue?) -> String {
    let wanted = fault.wanted.map(PushFindings.value)
    if fault.isMissing {
      return wanted.map { "the key is missing; \($0) is wanted" } ?? "the key is missing"
    }
    let there = found.map { ", and \(PushFindings.words($0)) is there" } ?? ""
    if let wanted { return "\(wanted) is wanted\(there)" }
    return (fault.reason ?? "the value does not decode") + there
  }

  private func hint(
    _ fault: DecodingRecord.Fault, _ found: JSONValue?, among unread: [[JSONValue]]
  ) -> String? {
    if fault.isMissing {
      let key = fault.path.last?.stringValue ?? ""
      let siblings = unread.filter {
        $0.dropLast().elementsEqual(fault.path.map(\.step).dropLast())
      }
      return PushFindings.nearest(to: key, among: siblings.compactMap(\.last?.key)).map {
        "'\($0)' is there; keys are compared letter by letter"
      }
    }
    if PushFindings.isDate(fault.wanted), case .string(let text)? = found {
      let date = ArchiveDate(text).map {
        "; this one is \(PushFindings.text($0.secondsSince1970 - PushFindings.reference))"
      }
      return "ActivityKit reads dates as numbers of seconds since 2001" + (date ?? "")
    }
    return fault.wanted.flatMap(PushFindings.cases).map { "it is one of \(Suggestion.list($0))" }
  }

  // MARK: Keys that nobody reads

  /// The keys that were asked for by nobody, of objects whose keys were asked for.
  private var unread: [[JSONValue]] {
    var found: [[JSONValue]] = []
    collect(part.path, &found)
    return found
  }

  private func collect(_ path: [JSONValue], _ found: inout [[JSONValue]]) {
    guard found.count < PushFindings.mostKeys else { return }
    switch value(at: path) {
    case .object(let fields)?:
      guard let known = record.keys[name(path)] else { return }
      for key in fields.keys.sorted() {
        let place = path + [.string(key)]
        if known.contains(key) { collect(place, &found) } else { found.append(place) }
      }
    case .array(let elements)?:
      for index in elements.indices { collect(path + [.number(Double(index))], &found) }
    case _: return
    }
  }

  /// Most keys that are named.
  private static let mostKeys = 100

  // MARK: Dates

  /// Warns of a date that is near to now when it is read as another epoch, and not as its own.
  private func check(_ date: Date, at path: [JSONValue], _ answer: inout PushAnswer) {
    guard case .number(let number)? = value(at: path) else { return }
    let near = 10 * 365.25 * 86_400
    guard abs(date.timeIntervalSince(now)) > near else { return }
    let others = [
      ("seconds since 1970", number), ("milliseconds since 1970", number / 1000),
      ("milliseconds since 2001", number / 1000 + PushFindings.reference),
    ]
    let meant = others.first { abs($0.1 - now.timeIntervalSince1970) < near }
    guard let (words, seconds) = meant else { return }
    let read = ArchiveDate(secondsSince1970: date.timeIntervalSince1970).text
    answer.add(
      "ActivityKit reads this date as \(read), in seconds since 2001",
      hint: "it looks like \(words): \(ArchiveDate(secondsSince1970: seconds).text) is "
        + PushFindings.text(seconds - PushFindings.reference), at: path, isError: false)
  }

  /// The start of 2001 in seconds since 1970.
  private static let reference = 978_307_200.0

  // MARK: Places

  private func value(at path: some Sequence<JSONValue>) -> JSONValue? {
    JSONValue.object(["aps": .object(notification.fields)]).value(at: path)
  }

  /// The path as the record names it.
  private func name(_ path: some Sequence<JSONValue>) -> String {
    path.map { step in
      switch step {
      case .number(let index): "[\(Int(saturating: index))]"
      case _: ".\(step.key)"
      }
    }.joined()
  }
}

// MARK: Words

extension PushFindings {
  /// A type as source writes it.
  private static func name(_ type: Any.Type) -> String {
    if let optional = type as? any OptionalType.Type { return name(optional.wrapped) }
    return String(describing: type)
  }

  /// A value of a type, in words.
  private static func value(of type: Any.Type) -> String {
    let name = name(type)
    guard DecodingRecord.isLeaf(type) else { return "a value of the type '\(name)'" }
    return ("AEIO".contains(name.first ?? "x") ? "an " : "a ") + name
  }

  private static func isDate(_ type: Any.Type?) -> Bool {
    guard let type else { return false }
    if let optional = type as? any OptionalType.Type { return optional.wrapped == Date.self }
    return type == Date.self
  }

  /// The raw values of an enumeration that lists its cases.
  private static func cases(_ type: Any.Type) -> [String]? {
    func raw<Cases: CaseIterable>(_ type: Cases.Type) -> [String] {
      type.allCases.compactMap { value in
        (value as? any RawRepresentable).map { "\($0.rawValue)" }
      }
    }
    guard let type = type as? any CaseIterable.Type else { return nil }
    let words = raw(type)
    return words.isEmpty || words.count > 40 ? nil : words
  }

  /// The kind of a value, and its text if it is short.
  private static func words(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool, .number: value.dumpText
    case .string: "the string " + shortened(value.dumpText)
    case .array: "an array"
    case .object: "an object"
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 60 ? text.prefix(59) + "…\"" : text
  }

  private static func text(_ seconds: Double) -> String { JSONValue.number(seconds).dumpText }

  /// The key that other spellings make of the same words, or that differs by few letters.
  private static func nearest(to key: String, among keys: [String]) -> String? {
    func plain(_ key: String) -> String { key.lowercased().filter { $0 != "_" && $0 != "-" } }
    return keys.first { plain($0) == plain(key) } ?? Suggestion.nearest(to: key, among: keys)
  }
}

private protocol OptionalType { static var wrapped: Any.Type { get } }

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

extension CodingKey {
  /// The key as a step of a finding's path.
  fileprivate var step: JSONValue { intValue.map { .number(Double($0)) } ?? .string(stringValue) }
}

extension JSONValue {
  /// The key of a path's step.
  fileprivate var key: String {
    if case .string(let key) = self { key } else { dumpText }
  }
}
