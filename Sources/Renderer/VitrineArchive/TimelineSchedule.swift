import VitrineCoding

/// When which entry of a timeline is shown.
///
/// Source: Apple's documentation of `Timeline`, `TimelineEntry` and `TimelineReloadPolicy`.
package struct TimelineSchedule: Hashable, Sendable {
  /// A span of time in which one entry is shown.
  package struct Span: Hashable, Sendable {
    /// Index of the entry in the archive.
    package var entry: Int
    /// When it becomes current.
    package var start: ArchiveDate
    /// When the next one takes over; `nil` for the last.
    package var end: ArchiveDate?
  }

  /// The spans in the order of time; of entries with one date only the last in the archive has one.
  package let spans: [Span]
  /// The earliest date at which the system asks for the next timeline; `nil` when the app has to
  /// say so, or when there is no entry.
  package let reload: ArchiveDate?

  /// Creates the schedule of an archive's timeline.
  package init(_ archive: WidgetArchive) {
    // Swift's sort does not promise to keep the order of equal dates.
    let order = archive.entries.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }
    var spans: [Span] = []
    for (index, entry) in order {
      if spans.last?.start == entry.date { spans.removeLast() }
      if !spans.isEmpty { spans[spans.count - 1].end = entry.date }
      spans.append(Span(entry: index, start: entry.date, end: nil))
    }
    self.spans = spans
    reload =
      switch archive.reloadPolicy {
      case .atEnd: spans.last?.start
      case .after(let date): date
      case .never: nil
      }
  }

  /// The states of a Live Activity, which last until an update.
  package static func spans(of activity: LiveActivity) -> [Span] {
    activity.states.enumerated().map { Span(entry: $0, start: $1.date, end: nil) }
  }

  /// Index of the current entry: the last one whose date is not later; `nil` before the first.
  package func entry(at date: ArchiveDate) -> Int? {
    spans.last { $0.start <= date }?.entry
  }

  /// The span of an entry; `nil` for one that another of the same date hides.
  package func span(of entry: Int) -> Span? {
    spans.first { $0.entry == entry }
  }
}
