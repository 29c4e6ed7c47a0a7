import VitrineArchive
import VitrineCoding

/// A push notification that starts, updates or ends a Live Activity, as sent to Apple.
///
/// Source: Apple's documentation, "Starting and updating Live Activities with ActivityKit push
/// notifications", and `VoltraAttributes.swift` of Voltra's iOS client for its content states.
package struct PushPayload {
  /// The maximum size of a notification, in bytes.
  ///
  /// Source: Apple's documentation, "Generating a remote notification".
  package static let mostBytes = 4096
  /// The maximum size of a notification to a channel, in bytes.
  ///
  /// Source: Apple's documentation, "Sending broadcast push notification requests to APNs".
  package static let mostBroadcastBytes = 5120

  let reading: PayloadReading

  /// The keys of `aps`.
  package static var properties: [PayloadProperty] { table.rows }

  static let table = PayloadFields.Table([
    PayloadProperty("timestamp", .number, "date"),
    PayloadProperty("event", .word(["start", "update", "end"]), "states"),
    PayloadProperty("content-state", .object, "contentState"),
    PayloadProperty("stale-date", .number, "staleDate"),
    PayloadProperty("dismissal-date", .number, "states"),
    PayloadProperty("relevance-score", .number, "relevanceScore"),
    PayloadProperty("attributes-type", .text, "attributesType"),
    PayloadProperty("attributes", .object, "attributes"),
    PayloadProperty("alert", .any, "states"), PayloadProperty("sound", .any, "states"),
    PayloadProperty("input-push-token", .number, "states"),
    PayloadProperty("input-push-channel", .text, "states"),
  ])

  /// Whether a value looks like a notification, or like the content state of one.
  static func recognizes(_ tree: JSONTree) -> Bool {
    tree.object?[stateKey]?.type == .string || !PushPayload.places(in: tree).isEmpty
  }

  /// The paths of notifications in a text: its root, or a place inside the envelope of a service.
  static func places(in tree: JSONTree) -> [[NodePath.Step]] {
    PushEnvelope.paths(in: tree, inside)
  }

  /// What a value contains.
  static func inside(_ value: JSONTree) -> PushEnvelope.Inside<JSONTree> {
    switch value {
    case .object(let object): .object(object.members.map { ($0.key, $0.value) })
    case .array(let elements): .array(elements)
    case .null, .bool, .number, .string: .nothing
    }
  }

  /// The key of the payload in Voltra's content state.
  private static let stateKey = "uiJsonData"

  /// Returns the archive for a notification.
  ///
  /// - Parameter size: the size of the notification, in bytes.
  /// - Throws: `ArchiveError` when no content state can be drawn without the widget's code.
  func archive(_ tree: JSONTree, size: Int) throws -> WidgetArchive {
    let places = PushPayload.places(in: tree)
    guard let first = places.first else { return try state(tree.object, at: NodePath()) }
    let path = NodePath(first + [.key("aps")])
    let fields = try PushNotes(reading: reading).fields(tree, at: first, size: size)
    guard let (content, place) = fields.value("content-state") else {
      throw ArchiveError(.missingField("content-state"), path: path)
    }
    var archive = try state(content.object, at: place)
    if let type = fields.text("attributes-type") { archive.liveActivity?.attributesType = type }
    guard var first = archive.liveActivity?.states.first else { return archive }
    first.date = fields.date("timestamp").map(ArchiveDate.init(payload:)) ?? first.date
    first.staleDate = fields.date("stale-date").map(ArchiveDate.init(payload:))
    first.relevanceScore = fields.number("relevance-score") ?? 0
    archive.liveActivity?.states = [first]
    return archive
  }

  /// Returns the archive for a content state.
  private func state(_ content: JSONObject?, at path: NodePath) throws -> WidgetArchive {
    let key = PushPayload.stateKey
    let place = path.appending(.key(key))
    let others = (content?.members ?? []).map(\.key).filter { $0 != key }
    guard let text = content?[key]?.string else {
      if let value = content?[key] {
        throw ArchiveError(
          .invalidValue(
            "'\(key)' is \(value.type.rawValue), but must be a string: Voltra's compressed JSON"),
          path: place)
      }
      let meant = others.first { Suggestion.nearest(to: $0, among: [key]) != nil }
      throw ArchiveError(
        .notInArchive(
          "the content state has no '\(key)' of Voltra; others are decoded by the widget's own code",
          hint: meant.map { "did you mean '\(key)' in place of '\($0)'?" }), path: path)
    }
    for other in others {
      reading.warn("Voltra reads only '\(key)' of a content state", at: path.appending(.key(other)))
    }
    let bytes: [UInt8]
    do throws(ArchiveError) {
      bytes = try PayloadText.decompressed(Array(text.utf8), limits: reading.context.limits)
    } catch {
      throw ArchiveError(error.reason, path: place)
    }
    guard let tree = reading.parse(String(decoding: bytes, as: UTF8.self), at: place) else {
      throw ArchiveError(.notJSON("the compressed text is not JSON"), path: place)
    }
    let regions = VoltraRegion.allCases.map(\.rawValue)
    guard regions.contains(where: { tree.object?.contains($0) == true }) else {
      throw ArchiveError(
        .notInArchive(
          "the payload has no region of a Live Activity; devices show nothing of it",
          hint: "the regions are " + Suggestion.list(regions)), path: place)
    }
    return try VoltraPayload(reading: reading).archive(tree)
  }
}
