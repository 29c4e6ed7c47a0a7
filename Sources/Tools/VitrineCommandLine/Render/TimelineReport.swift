import Vitrine
import VitrineArguments

/// A report on a timeline: a table, or JSON for programs.
package struct TimelineReport: Encodable {
  /// A row of the table, for one entry.
  package struct Row: Encodable {
    package let entry: Int
    package let date: ArchiveDate
    /// The date at which the next entry replaces it; `nil` for the last, and for one that is never
    /// shown.
    package let until: ArchiveDate?
    /// The time for which it is shown, in seconds.
    package let duration: Double?
    /// Whether it is ever shown.
    package let isShown: Bool
    /// Whether it is the entry at the requested date; `nil` without one.
    package let isCurrent: Bool?
    package let relevance: Entry.Relevance?
    /// The end of its relevance; `nil` if the next entry determines it, or if it has none.
    package let relevantUntil: ArchiveDate?
    /// The families for which the entry has a view.
    package let families: [String]
  }

  /// When WidgetKit requests the next timeline.
  package struct Reload: Encodable {
    package let policy: TimelineReloadPolicy
    /// The earliest date; `nil` if the app has to request it.
    package let due: ArchiveDate?
  }

  package let kind: String
  package let entries: [Row]
  /// The number of states of a Live Activity, which has no timeline; `nil` for other archives.
  package let states: Int?
  package let reload: Reload
  /// Whether the archive has a separate placeholder.
  package let hasPlaceholder: Bool
  /// Whether the archive has a separate preview.
  package let hasPreview: Bool
  /// The requested date.
  package let date: ArchiveDate?
  /// The entry at that date; `nil` for the placeholder.
  package let current: Int?
  /// Whether it is a control, which has no timeline either.
  package let isControl: Bool

  package init(_ document: WidgetDocument, at date: ArchiveDate?) {
    let archive = document.archive
    let schedule = TimelineSchedule(archive)
    let current = date.flatMap { schedule.entry(at: $0) }
    kind = archive.kind
    entries = archive.entries.enumerated().map { index, entry in
      Row(
        index, entry, schedule.span(of: index), families: document.families,
        isCurrent: date.map { _ in index == current })
    }
    states = archive.liveActivity?.states.count
    isControl = archive.control != nil
    reload = Reload(policy: archive.reloadPolicy, due: schedule.reload)
    hasPlaceholder = archive.placeholder != nil
    hasPreview = archive.preview != nil
    self.date = date
    self.current = current
  }

  /// The table, and a line about the next timeline.
  package var text: String {
    if let states {
      return "a Live Activity has states instead of a timeline: \(states), which --entry selects, "
        + "counted from 0\n"
    }
    return isControl ? "a control has no timeline\n" : table
  }

  private var table: String {
    let titles = ["ENTRY", "DATE", "LASTS", "UNTIL", "SCORE", "RELEVANT UNTIL", "FAMILIES"]
    let count = Set(entries.flatMap(\.families)).count
    let rows = entries.map { $0.cells(of: count) }
    var text = entries.isEmpty ? "no entries\n" : TextTable.text([titles] + rows, numbers: [0, 4])
    if let date {
      let shown = current.map { "entry \($0)" } ?? "the placeholder, before the first entry"
      text += "at \(date.text): \(shown)\n"
    }
    return text + "reload: \(reload.text)\n"
  }
}

extension TimelineReport.Row {
  fileprivate init(
    _ index: Int, _ entry: Entry, _ span: TimelineSchedule.Span?, families: [WidgetFamily],
    isCurrent: Bool?
  ) {
    self.entry = index
    date = entry.date
    until = span?.end
    duration = span?.end.map { $0.secondsSince1970 - entry.date.secondsSince1970 }
    isShown = span != nil
    self.isCurrent = isCurrent
    relevance = entry.relevance
    // A duration of 0 lasts until another entry changes it (Apple's documentation of
    // `TimelineEntryRelevance.duration`).
    relevantUntil = entry.relevance.flatMap { relevance in
      relevance.duration > 0
        ? ArchiveDate(secondsSince1970: entry.date.secondsSince1970 + relevance.duration) : nil
    }
    self.families = families.filter { entry.views[$0] != nil }.map(\.rawValue)
  }

  fileprivate func cells(of families: Int) -> [String] {
    [
      (isCurrent == true ? "▸ " : "") + "\(entry)", date.text,
      isShown ? duration.map(Self.span) ?? "–" : "never shown", until?.text ?? "–",
      relevance.map { $0.score.dumpText } ?? "–", relevantUntil?.text ?? "–",
      self.families.count == families && families > 2
        ? "all \(families)" : self.families.joined(separator: " "),
    ]
  }

  /// Returns a number of seconds as days, hours, minutes and seconds.
  private static func span(_ seconds: Double) -> String {
    let whole = Int(saturating: seconds)
    let parts = [(whole / 86_400, "d"), (whole / 3600 % 24, "h"), (whole / 60 % 60, "min")]
    var words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let rest = seconds - Double(whole / 60 * 60)
    if rest > 0 || words.isEmpty { words.append("\(rest.dumpText) s") }
    return words.joined(separator: " ")
  }
}

extension TimelineReport.Reload {
  /// The policy and its date.
  fileprivate var text: String {
    switch policy {
    case .atEnd: "atEnd" + (due.map { ", not before \($0.text)" } ?? "")
    case .after(let date): "after, not before \(date.text)"
    case .never: "never, until the app requests it"
    }
  }
}
