import ActivityKit
import SwiftUI
internal import VitrineCoding
import WidgetKit

extension Worker {
  /// A Live Activity of the program that may receive the notification.
  private struct Candidate {
    let widget: WidgetDescription
    let source: any ActivitySource
    let type: any ActivityAttributes.Type
    var name: String { widget.kind }
  }

  /// Decodes a notification with the types of the widget's code, and stores its state with those of
  /// running activities.
  ///
  /// - Throws: `WidgetFault` if it is not a notification, and any error of storing the state.
  func push(_ members: [WidgetDescription]) async throws -> PushAnswer {
    let notification = try PushedNotification(contentsOf: options.payload ?? "")
    var answer = PushAnswer()
    answer.note = notification.note
    for warning in notification.warnings {
      answer.add(
        warning.message, hint: warning.hint, at: warning.path.steps.map(\.value), isError: false)
    }
    let activities = DistinctWidgets(members).members.map(\.widget).compactMap {
      widget -> Candidate? in
      guard case .activity(let source) = widget.source else { return nil }
      return Candidate(widget: widget, source: source, type: source.attributesType)
    }
    guard let chosen = choose(among: activities, notification, &answer) else { return answer }
    answer.kind = chosen.widget.kind
    try keep(notification, chosen.type, shown: await previewed(chosen.source), &answer)
    return answer
  }

  // MARK: The activity

  /// Returns the Live Activity that a notification is for; `nil` if it is not clear, which is
  /// reported.
  private func choose(
    among all: [Candidate], _ notification: PushedNotification, _ answer: inout PushAnswer
  ) -> Candidate? {
    var candidates = all.filter { isWanted($0.widget) }
    let names = candidates.map(\.name)
    let place = notification.place([.string("aps")])
    guard !candidates.isEmpty else {
      let wanted = options.kinds.first
      answer.add(
        "the widgets have no Live Activity" + (wanted.map { " '\($0)'" } ?? ""),
        hint: wanted.flatMap { Suggestion.hint(for: $0, among: all.map(\.name)) }
          ?? "only a widget with an ActivityConfiguration shows notifications", at: place)
      return nil
    }
    if let name = notification.text("attributes-type") {
      candidates = candidates.filter { [$0.name, String(describing: $0.type)].contains(name) }
      if candidates.isEmpty {
        answer.add(
          "there is no type '\(name)' of attributes",
          hint: Suggestion.hint(for: name, among: names),
          at: notification.place(of: "attributes-type"))
        return nil
      }
    }
    if candidates.count == 1 { return candidates[0] }
    let decoding = candidates.filter { isDecoded(notification, $0.type) }
    if decoding.count == 1 { return decoding[0] }
    answer.add(
      decoding.isEmpty
        ? "no Live Activity decodes the content state" : "several Live Activities decode it",
      hint: "choose with --widget: \(Suggestion.list(candidates.map(\.name)))", at: place)
    return nil
  }

  private func isDecoded<Attributes: ActivityAttributes>(
    _ notification: PushedNotification, _ type: Attributes.Type
  ) -> Bool {
    (try? notification.decode(Attributes.ContentState.self, .state)) != nil
  }

  // MARK: The content

  private func keep<Attributes: ActivityAttributes>(
    _ notification: PushedNotification, _ type: Attributes.Type, shown: [ActivityUpdate],
    _ answer: inout PushAnswer
  ) throws {
    let store = ActivityStore<Attributes>()
    if let warning = StoredStates.warning(type) {
      answer.add(warning, at: notification.place([.string("aps")]), isError: false)
    }
    var records = store.load()
    let isStart = notification.text("event") == "start"
    let running = isStart ? nil : records.lastIndex { !$0.isEnded }
    let state = value(
      Attributes.ContentState.self, .state, of: notification,
      else: running.flatMap { records[$0].updates.last?.content.state }, &answer)
    let attributes = attributes(
      type, of: notification, running: running.map { records[$0].attributes },
      shown: shown.lazy.compactMap { $0.attributes as? Attributes }.first, &answer)
    guard answer.isDecoded, let state, let attributes else { return }
    let date = notification.date("timestamp") ?? Date()
    if let last = running.flatMap({ records[$0].updates.last }), last.date > date {
      return answer.add(
        "the timestamp is earlier than that of the current state; ActivityKit ignores the notification",
        at: notification.place(of: "timestamp"), isError: false)
    }
    let update = ActivityRecord<Attributes>.Update(
      date: date,
      content: ActivityContent(
        state: state, staleDate: notification.date("stale-date"),
        relevanceScore: notification.number("relevance-score") ?? 0))
    let index: Int
    if let running {
      index = running
      records[index].updates.append(update)
    } else {
      index = records.endIndex
      records.append(
        ActivityRecord(
          id: "\(Attributes.self)-\(records.count + 1)", attributes: attributes, updates: [update]))
    }
    records[index].isEnded = notification.text("event") == "end"
    try store.save(records)
  }

  /// Returns a value of the notification, or a default.
  private func value<Value: Decodable>(
    _ type: Value.Type, _ part: PushedNotification.Part, of notification: PushedNotification,
    else other: Value?, _ answer: inout PushAnswer
  ) -> Value? {
    guard notification.has(part) || other == nil else { return other }
    let record = notification.record(of: type, part)
    let now = notification.date("timestamp") ?? Date()
    let findings = PushFindings(
      notification: notification, part: part, record: record, now: now)
    findings.add(to: &answer)
    do {
      let value = try notification.decode(type, part)
      findings.check(datesIn: value, &answer)
      return value
    } catch {
      // An error that a type throws itself does not belong to a single value.
      if record.faults.isEmpty {
        answer.add(error.inWords, at: notification.place(part.path))
      }
      return nil
    }
  }

  /// Returns the attributes of the notification; if it has none, those of the running activity, of
  /// a preview, or sample values.
  private func attributes<Attributes: ActivityAttributes>(
    _ type: Attributes.Type, of notification: PushedNotification, running: Attributes?,
    shown: Attributes?, _ answer: inout PushAnswer
  ) -> Attributes? {
    if notification.has(.attributes) || notification.text("event") == "start" {
      answer.attributes = .notification
      return value(type, .attributes, of: notification, else: nil, &answer)
    }
    let known: [(PushAnswer.Origin, Attributes?)] = [
      (.activity, running), (.preview, shown), (.sample, SampleDecoder.value(type)),
    ]
    for (origin, attributes) in known {
      guard let attributes else { continue }
      answer.attributes = origin
      if origin == .sample {
        answer.add(
          "the attributes are sample values, because no activity is running and no preview has one",
          hint: "send a 'start' first, or add 'attributes'",
          at: notification.place([.string("aps")]),
          isError: false)
      }
      return attributes
    }
    answer.add(
      "there are no attributes, and there are no sample values for \(Attributes.self)",
      hint: "send a 'start' first, or add 'attributes'", at: notification.place([.string("aps")]))
    return nil
  }
}
