import VitrineArchive
import VitrineCoding
import VitrineDevices

/// The part of an archive that a request shows: an entry or a state of a Live Activity, and the
/// render state.
package struct CurrentEntry {
  /// The index of the entry or of the state of the Live Activity.
  package private(set) var index: Int?
  /// The render state.
  package private(set) var state: RenderState
  /// The date of the entry; for a control and for an archive without entries or a date, the start of 1970.
  package private(set) var date = ArchiveDate(secondsSince1970: 0)
  /// Whether taps have an effect.
  package private(set) var allowsInteraction: Bool

  /// Finds the entry that is current at the request's date, unless the request specifies one.
  ///
  /// Before the first entry, and without entries, it is the placeholder, as for a widget whose
  /// provider hasn't returned entries yet. Source: Apple's documentation of `TimelineProvider`.
  ///
  /// - Throws: `ArchiveError` if a Live Activity has no such state.
  package init(_ archive: WidgetArchive, _ request: RenderRequest) throws(ArchiveError) {
    index = request.entry
    state = request.state
    // A locked widget that shows only its placeholder remains locked.
    allowsInteraction = request.state.allowsInteraction
    switch request.target {
    case .family:
      choose(archive, request)
      date = CurrentEntry.date(index, state, archive)
    case .activity(let presentation):
      let (index, state) = try archive.state(for: request, presentation)
      (self.index, date) = (index, state.date)
    case .control: break
    case .screen: date = archive.archived ?? date
    }
  }

  /// The warning that the placeholder is drawn because the first entry is later than the date.
  ///
  /// A device shows it, too, until the provider has returned an entry. Archives that are made for a
  /// picture have an entry at its date, so that this is rarely what was meant.
  package func warning(_ archive: WidgetArchive, _ request: RenderRequest) -> Diagnostic? {
    guard request.family != nil, [.entry, .locked].contains(request.state), request.entry == nil,
      state == .placeholder, let date = request.date,
      let first = archive.entries.map(\.date).min()
    else { return nil }
    return Diagnostic(
      .ineffective(
        "the placeholder is drawn, because the first entry begins at \(first.text), after "
          + "\(date.text)"),
      path: NodePath([.key("entries")]))
  }

  private mutating func choose(_ archive: WidgetArchive, _ request: RenderRequest) {
    switch request.state {
    case .entry, .locked:
      index = request.entry ?? CurrentEntry.index(archive, at: request.date)
      if index == nil { state = .placeholder }
    case .preview:
      let hasEntry = archive.preview != nil || !archive.entries.isEmpty
      if !hasEntry, archive.placeholder != nil { state = .placeholder }
    case .placeholder: break
    }
  }

  /// The index of the current entry; the first one for a request without a date.
  ///
  /// An archive without a placeholder has nothing else to show, which is an error later.
  private static func index(_ archive: WidgetArchive, at date: ArchiveDate?) -> Int? {
    guard !archive.entries.isEmpty else {
      return archive.placeholder == nil && archive.preview == nil ? 0 : nil
    }
    guard let date else { return 0 }
    return TimelineSchedule(archive).entry(at: date)
  }

  /// The date of the picture; for placeholders and previews, that of the archive.
  ///
  /// The system shows an entry of the past from the moment it has it, so texts that count from a
  /// date have the same value as on a device.
  private static func date(
    _ index: Int?, _ state: RenderState, _ archive: WidgetArchive
  ) -> ArchiveDate {
    guard state == .entry || state == .locked, let index, archive.entries.indices.contains(index)
    else {
      return archive.archived ?? archive.entries.first?.date ?? ArchiveDate(secondsSince1970: 0)
    }
    let date = archive.entries[index].date
    guard let archived = archive.archived, date < archived,
      TimelineSchedule(archive).entry(at: archived) == index
    else { return date }
    return archived
  }
}

extension WidgetArchive {
  /// Returns the requested state of a Live Activity: the one with its index, the last one that is
  /// current at its date, or the first one.
  fileprivate func state(
    for request: RenderRequest, _ presentation: ActivityPresentation
  ) throws(ArchiveError) -> (index: Int, state: ActivityState) {
    guard let activity = liveActivity else {
      throw ArchiveError(
        .notInArchive("'\(presentation.rawValue)' needs a 'liveActivity'", hint: nil))
    }
    let index = activity.index(for: request)
    guard activity.states.indices.contains(index) else {
      throw ArchiveError(
        .notInArchive(
          "there is no state \(index)",
          hint: "states are numbered 0 to \(activity.states.count - 1)"),
        path: NodePath([.key("liveActivity"), .key("states")]))
    }
    return (index, activity.states[index])
  }
}

extension LiveActivity {
  /// Before the first state, the activity hasn't begun; the first state is used.
  fileprivate func index(for request: RenderRequest) -> Int {
    guard request.entry == nil, let date = request.date else { return request.entry ?? 0 }
    let current = states.indices.filter { states[$0].date <= date }
    return current.max { states[$0].date < states[$1].date } ?? 0
  }
}
