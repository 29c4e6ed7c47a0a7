import VitrineCoding

extension WidgetArchive {
  /// Warnings about probable mistakes in the timeline.
  package var timelineWarnings: [Diagnostic] {
    guard hasTimeline else { return [] }
    let schedule = TimelineSchedule(self)
    return entries.indices.compactMap { index in
      problem(index, schedule).map { Diagnostic(.ineffective($0), path: path(index)) }
    }
  }

  private func problem(_ index: Int, _ schedule: TimelineSchedule) -> String? {
    guard schedule.span(of: index) != nil else {
      return "a later entry has the same date, so this one is never shown"
    }
    if index > 0, entries[index].date < entries[index - 1].date {
      return "it comes before the entry that it follows"
    }
    if case .after(let date) = reloadPolicy, date < entries[index].date {
      return "a new timeline is requested before this entry, which may never be shown"
    }
    return nil
  }

  private func path(_ index: Int) -> NodePath {
    NodePath([.key("entries"), .index(index), .key("date")])
  }
}
