import SwiftUI
internal import VitrineArchive
internal import VitrineCoding
import WidgetKit

/// The messages for problems with values that a widget's code decodes.
struct PushFindings {
  let notification: PushedNotification
  let part: PushedNotification.Part
  let record: DecodingRecord
  /// The date near which dates in the notification are expected.
  let now: Date

  /// Adds an error for each value that cannot be decoded, and a warning for each key that is not
  /// read and for each date that is probably relative to another epoch.
  func add(to answer: inout PushAnswer) {
    let unread = self.unread
    for fault in record.faults {
      let path = fault.path.map(\.step)
      let found = value(at: path)
      answer.add(
        message(fault, found), hint: hint(fault, found, among: unread),
        at: notification.place(path), isError: true)
    }
    for path in unread {
      let known = record.keys[name(path.dropLast())] ?? []
      let key = path.last?.key ?? ""
      answer.add(
        "this key is not used", hint: Suggestion.hint(for: key, among: known.sorted()),
        at: notification.place(path), isError: false)
    }
    for (path, date) in record.dates { check(date, at: path.map(\.step), &answer) }
  }

  // MARK: Values that cannot be decoded

  private func message(_ fault: DecodingRecord.Fault, _ found: JSONValue?) -> String {
    let wanted = fault.wanted.map(PushFindings.value)
    if fault.isMissing {
      return wanted.map { "the key is missing; expected \($0)" } ?? "the key is missing"
    }
    let there = found.map { ", found \(PushFindings.words($0))" } ?? ""
    if let wanted { return "expected \(wanted)\(there)" }
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
      return PushFindings.nearest(to: key, among: siblings.compactMap(\.last?.key)).map { other in
        let differsInCase = other.lowercased() == key.lowercased()
        return differsInCase
          ? "there is '\(other)'; keys are case-sensitive"
          : "there is '\(other)': did you mean '\(key)'?"
      }
    }
    if PushFindings.isDate(fault.wanted), case .string(let text)? = found {
      let date = ArchiveDate(text).map {
        "; this one is \(PushFindings.text($0.secondsSince1970 - PushDate.reference))"
      }
      return "ActivityKit reads dates as numbers of seconds since 2001" + (date ?? "")
    }
    return fault.wanted.flatMap(PushFindings.cases).map { "use one of \(Suggestion.list($0))" }
  }

  // MARK: Keys that are not read

  /// The unread keys of objects of which other keys were read.
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

  /// The maximum number of keys that are named.
  private static let mostKeys = 100

  // MARK: Dates

  /// Warns about a date that is near to now if it is read relative to another epoch, and not
  /// otherwise.
  private func check(_ date: Date, at path: [JSONValue], _ answer: inout PushAnswer) {
    guard case .number(let number)? = value(at: path) else { return }
    guard abs(date.timeIntervalSince(now)) > PushFindings.near, let meant = reading(of: number),
      meant.words != PushFindings.expected
    else { return }
    let read = ArchiveDate(secondsSince1970: date.timeIntervalSince1970).text
    answer.add(
      "ActivityKit reads this date as \(read), in \(PushFindings.expected)",
      hint: "it looks like \(meant.words): \(ArchiveDate(secondsSince1970: meant.seconds).text) is "
        + PushFindings.text(meant.seconds - PushDate.reference), at: notification.place(path),
      isError: false)
  }

  /// Warns about dates that the widget's own code makes of numbers, if they are far from now and
  /// another unit is near.
  func check(datesIn value: Any, _ answer: inout PushAnswer) {
    guard part == .state else { return }
    let known = Set(record.dates.map { name($0.path.map(\.step)) })
    let dates = Set(PushFindings.dates(in: value).map(\.timeIntervalSince1970))
    for (path, number) in numbers(at: part.path) where !known.contains(name(path)) {
      let own = [number, number + PushDate.reference].filter(dates.contains)
      guard let seconds = own.first(where: isFar), let meant = reading(of: number) else { continue }
      answer.add(
        "the widget's code reads this as a date \(PushFindings.distance(seconds - nowSeconds))",
        hint: "it looks like \(meant.words) for "
          + ArchiveDate(secondsSince1970: meant.seconds).text,
        at: notification.place(path), isError: false)
    }
  }

  private var nowSeconds: Double { now.timeIntervalSince1970 }
  private func isFar(_ seconds: Double) -> Bool { abs(seconds - nowSeconds) > PushFindings.near }

  /// The unit in which a number is a date near now; `nil` if there is none.
  private func reading(of number: Double) -> (words: String, seconds: Double)? {
    let others = PushDate.readings(of: number).map { reading in
      (
        words: reading.words.contains("since")
          ? reading.words.replacing(", as dates inside a content state", with: "")
          : reading.words + " since 1970", seconds: reading.seconds
      )
    }
    return ([(words: "seconds since 1970", seconds: number)] + others).first { !isFar($0.seconds) }
  }

  /// The seconds from now within which dates of an activity are expected: ten years.
  private static let near = 10 * 365.25 * 86_400
  /// The unit in which ActivityKit reads dates.
  private static let expected = "seconds since 2001"

  private static func distance(_ seconds: Double) -> String {
    let years = Int(saturating: (abs(seconds) / (365.25 * 86_400)).rounded())
    return "\(years) years \(seconds < 0 ? "before" : "after") the notification"
  }

  /// The dates in a value and in its parts.
  private static func dates(in value: Any, depth: Int = 0) -> [Date] {
    if let date = value as? Date { return [date] }
    guard depth < 8 else { return [] }
    return Mirror(reflecting: value).children.prefix(mostKeys).flatMap {
      dates(in: $0.value, depth: depth + 1)
    }
  }

  /// The numbers in a value, with their paths.
  private func numbers(at path: [JSONValue]) -> [(path: [JSONValue], number: Double)] {
    switch value(at: path) {
    case .number(let number)?: [(path, number)]
    case .object(let fields)?:
      fields.keys.sorted().prefix(PushFindings.mostKeys).flatMap {
        numbers(at: path + [.string($0)])
      }
    case .array(let elements)?:
      elements.indices.prefix(PushFindings.mostKeys).flatMap {
        numbers(at: path + [.number(Double($0))])
      }
    case _: []
    }
  }

  // MARK: Places

  private func value(at path: some Sequence<JSONValue>) -> JSONValue? {
    JSONValue.object(["aps": .object(notification.fields)]).value(at: path)
  }

  /// The path in the form of the record.
  private func name(_ path: some Sequence<JSONValue>) -> String {
    path.map { step in
      switch step {
      case .number(let index): "[\(Int(saturating: index))]"
      case _: ".\(step.key)"
      }
    }.joined()
  }
}

// MARK: Descriptions

extension PushFindings {
  /// A type as written in source code.
  private static func name(_ type: Any.Type) -> String {
    if let optional = type as? any OptionalType.Type { return name(optional.wrapped) }
    return String(describing: type)
  }

  /// A description of a value of a type.
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

  /// The raw values of an enumeration that is `CaseIterable`.
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

  /// A description of a value: its kind, and its text if it is short.
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

  /// The key that spells the same words differently, or that differs by few letters.
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
  /// The key as a component of a finding's path.
  fileprivate var step: JSONValue { intValue.map { .number(Double($0)) } ?? .string(stringValue) }
}

extension JSONValue {
  /// The key in a component of a path.
  fileprivate var key: String {
    if case .string(let key) = self { key } else { dumpText }
  }
}
