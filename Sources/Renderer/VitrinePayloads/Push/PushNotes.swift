import VitrineArchive
import VitrineCoding

/// Warnings about values that ActivityKit and Apple's server ignore, or read in an unexpected way.
///
/// Source: Apple's documentation, "Starting and updating Live Activities with ActivityKit push
/// notifications" and "Generating a remote notification".
package struct PushNotes {
  let reading: PayloadReading

  /// Reads a notification whose content state the widget's own code decodes, and returns its
  /// warnings.
  ///
  /// - Throws: `ArchiveError` when it is not a notification.
  package static func read(
    _ bytes: [UInt8], limits: ArchiveLimits = .standard
  ) throws(ArchiveError) -> [Diagnostic] {
    let tree: JSONTree
    do throws(JSONFault) {
      let found = try JSONParser.parseCollectingFaults(bytes, limits: limits)
      if let fault = found.faults.first { throw fault }
      tree = found.tree
    } catch {
      throw error.error(in: bytes)
    }
    let places = PushPayload.places(in: tree)
    guard let first = places.first else { throw missing(in: tree) }
    let context = DecodingContext(limits: limits, isLenient: true)
    let notes = PushNotes(
      reading: PayloadReading(
        context, files: NoPayloadFiles(), known: PayloadFormat.push.known))
    _ = try notes.fields(tree, at: first, size: bytes.count)
    return context.diagnostics
  }

  /// The error for JSON without a notification, which services may have put into a string.
  private static func missing(in tree: JSONTree) -> ArchiveError {
    let found = PushEnvelope.paths(in: tree) { value in
      guard case .string(let text) = value, text.hasPrefix("{") else {
        return PushPayload.inside(value)
      }
      let parsed = try? JSONParser.parseCollectingFaults(Array(text.utf8), limits: .standard)
      return parsed.map { PushPayload.inside($0.tree) } ?? .nothing
    }
    let places = found.first.map { path in path.indices.map { Array(path[..<$0]) } + [path] } ?? []
    guard let place = places.first(where: { tree.value(at: $0)?.type == .string }) else {
      return notNotification(tree)
    }
    return ArchiveError(
      .notInArchive(
        "the notification is JSON inside a string", hint: "write its object in place of the string"),
      path: NodePath(place))
  }

  /// The error for JSON that has no notification anywhere, with what it is instead.
  private static func notNotification(_ tree: JSONTree) -> ArchiveError {
    if let aps = tree.object?["aps"] {
      return ArchiveError(
        .invalidValue("'aps' is \(aps.type.rawValue), and a notification has an object there"),
        path: NodePath([.key("aps")]))
    }
    if tree.object?["vitrine"] != nil {
      return ArchiveError(
        .notInArchive(
          "this is an archive, not a notification", hint: "draw it with 'vitrine render'"))
    }
    return ArchiveError(
      .notInArchive(
        tree.object != nil
          ? "'aps' is missing"
          : "this is \(tree.type.rawValue), and a notification is an object",
        hint: "write it as {\"aps\": {\"event\": \"update\", …}}"))
  }

  /// Returns where a text has its notification, in words; `nil` for one at the root.
  package static func place(_ bytes: [UInt8], limits: ArchiveLimits = .standard) -> String? {
    guard let tree = try? JSONParser.parseCollectingFaults(bytes, limits: limits).tree else {
      return nil
    }
    return PushEnvelope.note(PushPayload.places(in: tree))
  }

  /// Returns the values of `aps`, and reports their problems.
  ///
  /// - Parameters:
  ///   - place: the path of the notification in the envelope of a service; empty for none.
  ///   - size: the size of the text, in bytes.
  /// - Throws: `ArchiveError` for a notification that ActivityKit ignores.
  func fields(
    _ tree: JSONTree, at place: [NodePath.Step], size: Int
  ) throws(ArchiveError) -> PayloadFields {
    let path = NodePath(place + [.key("aps")])
    let notification = tree.value(at: place)
    try PushNotes.checkRead(notification?.object?["aps"]?.object, at: path)
    checkSize(place.isEmpty ? size : notification?.byteCount ?? 0, at: path)
    for member in notification?.object?.members ?? [] where member.key != "aps" {
      reading.warn(
        "this key is ignored: ActivityKit reads only 'aps'",
        at: NodePath(place + [.key(member.key)]))
    }
    let aps = known(notification?.object?["aps"]?.object, at: path)
    let fields = PayloadFields(aps, PushPayload.table, owner: "'aps'", at: path, reading)
    checkEvent(fields, at: path)
    checkDates(fields)
    return fields
  }

  /// Checks the values without which ActivityKit ignores a notification.
  private static func checkRead(_ aps: JSONObject?, at path: NodePath) throws(ArchiveError) {
    if aps?["aps"]?.type == .object {
      throw ArchiveError(
        .notInArchive("'aps' is inside another 'aps'", hint: "remove the outer one"),
        path: path.appending(.key("aps")))
    }
    let result = "; ActivityKit ignores the notification"
    for name in ["timestamp", "event", "content-state"] {
      guard let value = aps?[name], let unit = PushPayload.table[name]?.unit else {
        // The end of an activity may leave its state as it is.
        if name == "content-state" { continue }
        throw ArchiveError(.notInArchive("'\(name)' is missing\(result)", hint: nil), path: path)
      }
      guard !unit.accepts(value) else { continue }
      throw ArchiveError(
        .notInArchive(
          "'\(name)' is \(unit.found(value)), but must be \(unit.wanted)\(result)",
          hint: unit.nearest(to: value).map { "did you mean \"\($0)\"?" }),
        path: path.appending(.key(name)))
    }
  }

  private func checkSize(_ size: Int, at path: NodePath) {
    guard size > PushPayload.mostBytes else { return }
    let (most, broadcast) = (PushPayload.mostBytes, PushPayload.mostBroadcastBytes)
    let rest =
      size > broadcast ? ", and \(broadcast) to a channel" : "; only one to a channel may have more"
    reading.warn(
      "the notification has \(size) bytes; Apple's server accepts \(most) at most\(rest)", at: path)
  }

  /// Returns the values of known keys, and reports the others.
  private func known(_ aps: JSONObject?, at path: NodePath) -> JSONObject {
    var known = JSONObject()
    for member in aps?.members ?? [] {
      if PushPayload.table[member.key] != nil {
        _ = known.append(member.key, member.value)
      } else {
        let names = PushPayload.properties.map(\.name)
        reading.report(
          Diagnostic(
            .unknownName(kind: .field, name: member.key, candidates: names), path: path))
      }
    }
    return known
  }

  private func checkEvent(_ fields: PayloadFields, at path: NodePath) {
    if let (sound, place) = fields.value("sound"), sound.string == nil, sound.object == nil {
      reading.warn(
        "'sound' is \(sound.type.rawValue), but must be a string or an object", at: place)
    }
    let event = fields.word("event")
    if event == "start" {
      for name in ["attributes-type", "attributes", "alert"] where !fields.isGiven(name) {
        reading.warn("'\(name)' is missing; no Live Activity starts without it", at: path)
      }
    } else if event != nil {
      for name in ["attributes-type", "attributes", "input-push-token", "input-push-channel"] {
        guard let place = fields.value(name)?.path else { continue }
        reading.warn("'\(name)' is ignored except in the event \"start\"", at: place)
      }
    }
    if let event, event != "end", let place = fields.value("dismissal-date")?.path {
      reading.warn("'dismissal-date' is ignored except in the event \"end\"", at: place)
    }
    checkAlert(fields)
  }

  private func checkAlert(_ fields: PayloadFields) {
    guard let (alert, place) = fields.value("alert") else { return }
    guard let object = alert.object else {
      return reading.warn(
        "'alert' is \(alert.type.rawValue); a Live Activity needs an object with 'title' and 'body'",
        at: place)
    }
    let empty = ["title", "body"].filter { !(object[$0]?.hasWords ?? false) }
    guard !empty.isEmpty else { return }
    let names = empty.map { "'\($0)'" }.joined(separator: " and ")
    reading.warn(
      "'alert' has no words in \(names): devices without a Dynamic Island and Apple Watch show an "
        + "alert \(empty.count == 2 ? "without text" : "without it")", at: place)
  }

  // MARK: Dates

  private func checkDates(_ fields: PayloadFields) {
    for name in ["timestamp", "stale-date", "dismissal-date"] {
      guard let (value, place) = fields.value(name), let number = value.number,
        let warning = PushDate(number).warning(name)
      else { continue }
      reading.warn(warning, at: place)
    }
    checkOrder(fields)
    checkLifetime(fields)
  }

  private func checkLifetime(_ fields: PayloadFields) {
    guard let sent = fields.date("timestamp") else { return }
    if let stale = fields.date("stale-date"), let place = fields.value("stale-date")?.path,
      stale - sent > ActivityLifetime.running
    {
      reading.warn(
        "'stale-date' is \(PushNotes.hours(stale - sent)) after 'timestamp', and the system ends an "
          + "activity after 8 hours", at: place)
    }
    if let end = fields.date("dismissal-date"), fields.word("event") == "end",
      let place = fields.value("dismissal-date")?.path, end - sent > ActivityLifetime.ended
    {
      reading.warn(
        "'dismissal-date' is \(PushNotes.hours(end - sent)) after 'timestamp', and the system removes "
          + "an ended activity after 4 hours", at: place)
    }
  }

  private static func hours(_ seconds: Double) -> String {
    "\((seconds / 360).rounded() / 10) hours"
  }

  private func checkOrder(_ fields: PayloadFields) {
    guard let sent = fields.date("timestamp"), let stale = fields.date("stale-date"),
      stale <= sent, let place = fields.value("stale-date")?.path
    else { return }
    reading.warn(
      "'stale-date' is not after 'timestamp': the content is out of date at once", at: place)
  }
}

extension PayloadFields {
  /// A date as it is probably meant, in seconds since 1970; `nil` if there is none.
  func date(_ name: String) -> Double? {
    value(name)?.tree.number.map { PushDate($0).seconds }
  }
}

extension JSONTree {
  /// Whether a text of an alert says anything: a string, or a key of a table of strings.
  fileprivate var hasWords: Bool {
    switch self {
    case .string(let text): text.contains { !$0.isWhitespace }
    case .object(let object): !object.members.isEmpty
    case .null, .bool, .number, .array: false
    }
  }

  /// The value at a path.
  func value(at path: [NodePath.Step]) -> JSONTree? {
    path.reduce(Optional(self)) { value, step in
      switch (value, step) {
      case (.object(let object), .key(let key)): object[key]
      case (.array(let elements), .index(let index)):
        elements.indices.contains(index) ? elements[index] : nil
      case _: nil
      }
    }
  }

  /// The number of bytes as JSON without white space.
  fileprivate var byteCount: Int {
    switch self {
    case .null: 4
    case .bool(let flag): flag ? 4 : 5
    case .number(let number): number.plainText.utf8.count
    case .string(let text): JSONValue.string(text).dumpText.utf8.count
    case .array(let elements):
      elements.reduce(2 + max(elements.count - 1, 0)) { $0 + $1.byteCount }
    case .object(let object):
      object.members.reduce(2 + max(object.members.count - 1, 0)) {
        $0 + JSONValue.string($1.key).dumpText.utf8.count + 1 + $1.value.byteCount
      }
    }
  }
}
