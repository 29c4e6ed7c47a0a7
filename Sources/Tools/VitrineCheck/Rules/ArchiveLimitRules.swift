import Vitrine

/// Rules about what an archive holds for the system: its size, its entries, its timers.
enum ArchiveLimitRules {
  /// The smallest number of seconds between two entries.
  ///
  /// Source: Apple, "Keeping a widget up to date": about five minutes.
  private static let leastGap = 5.0 * 60
  /// The size of an entry that a device did not archive: some megabytes.
  private static let bytes = 2 << 20
  /// Returns the observations in an archive.
  static func observe(_ document: WidgetDocument, _ values: ArchiveValues) -> [Observation] {
    [gaps(document.archive), size(values)].compactMap(\.self) + timers(values)
  }

  private static func gaps(_ archive: WidgetArchive) -> Observation? {
    let dates = archive.entries.map(\.date.secondsSince1970).sorted()
    // Entries of a preview have the same date, because they are examples and not a timeline.
    let gaps = zip(dates, dates.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
    let small = gaps.filter { $0 < leastGap }
    guard let least = small.min() else { return nil }
    return Observation(
      rule: .limitEntries, path: NodePath([.key("entries")]), view: "entries",
      message:
        "\(small.count + 1) of \(dates.count.counted("entry", "entries")) follow each other within "
        + (least / 60).brief.counted("minute"))
  }

  private static func size(_ values: ArchiveValues) -> Observation? {
    guard values.size > bytes else { return nil }
    return Observation(
      rule: .limitArchive, path: NodePath(), view: "archive",
      message: "the views have \(values.size >> 10) KB as JSON; devices did not show entries of "
        + "some megabytes")
  }

  /// Timers that end after the activity has.
  private static func timers(_ values: ArchiveValues) -> [Observation] {
    guard values.isActivity else { return [] }
    return values.shown.flatMap { state -> [Observation] in
      guard let start = state.date else { return [] }
      return (state[.timer] + state[.timerInterval]).compactMap { place in
        guard let end = place.members?["end"]?.date, end - start > ActivityLifetime.running else {
          return nil
        }
        return Observation(
          rule: .limitDuration, path: place.path, view: place.path.description,
          message:
            "the timer runs for \(((end - start) / 3600).brief.counted("hour")), and the activity ends "
            + "after 8")
      }
    }
  }
}

extension JSONValue {
  /// The date that a text names, in seconds since 1970.
  var date: Double? {
    guard case .string(let text) = self else { return nil }
    return ArchiveDate(text)?.secondsSince1970
  }
}
