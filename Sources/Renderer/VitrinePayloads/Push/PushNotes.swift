import VitrineCoding
import VitrineModel

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
    guard tree.object?["aps"]?.type == .object else {
      throw ArchiveError(.missingField("aps"), path: NodePath())
    }
    let context = DecodingContext(limits: limits, isLenient: true)
    let notes = PushNotes(
      reading: PayloadReading(
        context, files: NoPayloadFiles(), known: PayloadFormat.push.known))
    _ = notes.fields(tree, size: bytes.count)
    return context.diagnostics
  }

  /// Returns the values of `aps`, and reports their problems.
  ///
  /// - Parameter size: the size of the notification, in bytes.
  func fields(_ tree: JSONTree, size: Int) -> PayloadFields {
    let path = NodePath([.key("aps")])
    if size > PushPayload.mostBytes {
      reading.warn(
        "the notification has \(size) bytes; Apple's server accepts \(PushPayload.mostBytes) at most",
        at: path)
    }
    for member in tree.object?.members ?? [] where member.key != "aps" {
      reading.warn(
        "this key is ignored: ActivityKit reads only 'aps'",
        at: NodePath([.key(member.key)]))
    }
    let aps = known(tree.object?["aps"]?.object, at: path)
    let fields = PayloadFields(aps, PushPayload.table, owner: "'aps'", at: path, reading)
    checkEvent(fields, at: path)
    checkDates(fields)
    return fields
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
    for name in ["timestamp", "event"] where !fields.has(name) {
      reading.warn("'\(name)' is missing; ActivityKit ignores the notification", at: path)
    }
    let event = fields.word("event")
    if event == "start" {
      for name in ["attributes-type", "attributes", "alert"] where !fields.has(name) {
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
    if let (alert, place) = fields.value("alert"), alert.type != .object {
      reading.warn(
        "'alert' is \(alert.type.rawValue); a Live Activity needs an object with 'title' and 'body'",
        at: place)
    }
  }

  // MARK: Dates

  /// The seconds between the starts of 1970 and 2001.
  private static let reference = 978_307_200.0
  /// The smallest number that is taken as milliseconds: as seconds, it is in the year 5138.
  private static let milliseconds = 1e11

  private func checkDates(_ fields: PayloadFields) {
    for name in ["timestamp", "stale-date", "dismissal-date"] {
      guard let (value, place) = fields.value(name), let seconds = value.number else { continue }
      let meant: (words: String, seconds: Double)
      if seconds >= PushNotes.milliseconds {
        meant = ("in milliseconds", seconds / 1000)
      } else if seconds > 0, seconds < PushNotes.reference {
        meant = (
          "in seconds since 2001, as dates inside a content state", seconds + PushNotes.reference
        )
      } else {
        continue
      }
      let right = meant.seconds.rounded(.down)
      reading.warn(
        "'\(name)' is in seconds since 1970, and this looks like one \(meant.words): write "
          + "\(right.plainText) for \(ArchiveDate(secondsSince1970: right).text)", at: place)
    }
    guard let sent = fields.value("timestamp")?.tree.number,
      let stale = fields.value("stale-date")?.tree.number,
      stale <= sent, let place = fields.value("stale-date")?.path
    else { return }
    reading.warn(
      "'stale-date' is not after 'timestamp': the content is out of date at once", at: place)
  }
}
