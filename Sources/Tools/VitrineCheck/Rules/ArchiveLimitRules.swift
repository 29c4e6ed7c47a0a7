import Vitrine

/// Rules about what an archive holds for the system: its size, its entries, its timers.
enum ArchiveLimitRules {
  /// The number of entries with which a device kept the placeholder.
  private static let entries = 1440
  /// The size of an entry that a device did not archive: some megabytes.
  private static let bytes = 2 << 20
  /// Returns the observations in an archive.
  static func observe(_ document: WidgetDocument, _ values: ArchiveValues) -> [Observation] {
    [count(document.archive), size(values)].compactMap(\.self) + timers(values)
  }

  private static func count(_ archive: WidgetArchive) -> Observation? {
    guard archive.entries.count >= entries else { return nil }
    return Observation(
      rule: .limitEntries, path: NodePath([.key("entries")]), view: "entries",
      message: "the timeline has \(archive.entries.count) entries; a device did not show \(entries)"
    )
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
    guard values["liveActivity"] != nil else { return [] }
    return values.shown.flatMap { state -> [Observation] in
      guard let start = state.members?["date"]?.date else { return [] }
      let timers =
        ArchiveWalk.values(of: "timer", in: state.value, at: state.path)
        + ArchiveWalk.values(of: "timerInterval", in: state.value, at: state.path)
      return timers.compactMap { place in
        guard let end = place.members?["end"]?.date, end - start > ActivityLifetime.running else {
          return nil
        }
        return Observation(
          rule: .limitDuration, path: place.path, view: place.path.description,
          message:
            "the timer runs for \(((end - start) / 3600).brief) hours, and the activity ends "
            + "after 8")
      }
    }
  }
}

extension JSONValue {
  /// The date that a text names, in seconds since 1970.
  fileprivate var date: Double? {
    guard case .string(let text) = self else { return nil }
    return ArchiveDate(text)?.secondsSince1970
  }
}
