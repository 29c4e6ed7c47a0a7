import Vitrine

/// Rules about entries and reload policies.
enum TimelineRules {
  /// Source: Apple, "Keeping a widget up to date": a widget that is viewed often has 40 to 70
  /// reloads a day, which is about one in 15 to 60 minutes.
  static let shortest = 15.0 * 60

  static func observe(_ document: WidgetDocument) -> [Observation] {
    let archive = document.archive
    guard archive.hasTimeline else { return [] }
    return order(archive)
      + [placeholder(archive), gap(archive), relevance(archive)]
      .compactMap(\.self) + budget(archive)
  }

  /// Timers that do not run any more when their entry or state is shown; a paused one is meant to rest.
  static func ended(_ values: ArchiveValues) -> [Observation] {
    values.shown.flatMap { entry -> [Observation] in
      guard let date = entry.date else { return [] }
      return (entry[.timer] + entry[.timerInterval]).compactMap { place in
        guard let members = place.members, members["pauseTime"] == nil,
          let end = members["end"]?.date, end <= date
        else { return nil }
        let minutes = ((date - end) / 60).brief.counted("minute")
        return observation(
          .timelineEnded, place.path,
          end < date
            ? "the timer ended \(minutes) before it is shown"
            : "the timer ends at the date from which it is shown")
      }
    }
  }

  private static func observation(
    _ rule: RuleID, _ path: NodePath, _ message: String
  ) -> Observation {
    Observation(rule: rule, path: path, view: path.description, message: message)
  }

  private static func order(_ archive: WidgetArchive) -> [Observation] {
    // Entries of a preview have the same date, because they are examples and not a timeline.
    let dates = archive.entries.map(\.date)
    guard dates.count == 1 || Set(dates).count > 1 else { return [] }
    return archive.timelineWarnings.map { observation(.timelineOrder, $0.path, $0.message) }
  }

  private static func placeholder(_ archive: WidgetArchive) -> Observation? {
    let path = NodePath([.key("placeholder")])
    guard let placeholder = archive.placeholder else {
      return observation(.timelinePlaceholder, path, "there is no placeholder")
    }
    guard archive.entries.contains(where: { $0.views == placeholder.views }) else { return nil }
    return observation(.timelinePlaceholder, path, "the placeholder shows the data of an entry")
  }

  private static func gap(_ archive: WidgetArchive) -> Observation? {
    guard case .never = archive.reloadPolicy, archive.entries.count > 1 else { return nil }
    return observation(
      .timelineGap, NodePath([.key("reloadPolicy")]),
      "the last of \(archive.entries.count.counted("entry", "entries")) stays until the app requests a new timeline"
    )
  }

  private static func budget(_ archive: WidgetArchive) -> [Observation] {
    let dates = archive.entries.map(\.date.secondsSince1970)
    guard let first = dates.min(), let last = dates.max() else { return [] }
    let end: Double
    switch archive.reloadPolicy {
    case .never: return []
    case .atEnd: end = last
    case .after(let date): end = date.secondsSince1970
    }
    // A single entry, at whose end the next timeline is requested, does not say when that is.
    if case .atEnd = archive.reloadPolicy, dates.count == 1 { return [] }
    guard end > first, end - first < shortest else { return [] }
    let minutes = ((end - first) / 60).brief
    return [
      observation(
        .timelineBudget, NodePath([.key("reloadPolicy")]),
        "a timeline of \(minutes.counted("minute")) is requested \(Int(86_400 / (end - first))) times a day"
      )
    ]
  }

  private static func relevance(_ archive: WidgetArchive) -> Observation? {
    let scores = archive.entries.compactMap(\.relevance?.score)
    guard scores.count > 1, scores.count == archive.entries.count, Set(scores).count == 1 else {
      return nil
    }
    return observation(
      .timelineRelevance, NodePath([.key("entries"), .index(0), .key("relevance")]),
      "all entries have the score \((scores.first ?? 0).brief)")
  }
}
