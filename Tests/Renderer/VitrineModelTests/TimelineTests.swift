import Testing

@testable import VitrineCoding
@testable import VitrineArchive

@Suite("Schedules of timelines")
struct TimelineTests {
  /// An archive with an entry at each of some seconds.
  private func archive(_ seconds: Double...) -> WidgetArchive {
    var archive = WidgetArchive()
    archive.entries = seconds.map {
      var entry = Entry()
      entry.date = ArchiveDate(secondsSince1970: $0)
      return entry
    }
    return archive
  }

  private func date(_ seconds: Double) -> ArchiveDate { ArchiveDate(secondsSince1970: seconds) }

  @Test("the last entry whose date is not later is current")
  func inForce() {
    let schedule = TimelineSchedule(archive(10, 20, 30))
    #expect(schedule.entry(at: date(9.999)) == nil)
    #expect(schedule.entry(at: date(10)) == 0)
    #expect(schedule.entry(at: date(19)) == 0)
    #expect(schedule.entry(at: date(20)) == 1)
    #expect(schedule.entry(at: date(1e9)) == 2)
    #expect(TimelineSchedule(archive()).entry(at: date(0)) == nil)
  }

  @Test("each entry lasts until the next one, in the order of time")
  func spans() {
    let schedule = TimelineSchedule(archive(30, 10, 20))
    #expect(schedule.spans.map(\.entry) == [1, 2, 0])
    #expect(schedule.spans.map(\.end) == [date(20), date(30), nil])
    #expect(schedule.span(of: 2)?.start == date(20))
  }

  @Test("of entries with equal dates, only the last is shown")
  func equalDates() {
    let archive = archive(10, 20, 20, 30)
    let schedule = TimelineSchedule(archive)
    #expect(schedule.spans.map(\.entry) == [0, 2, 3])
    #expect(schedule.span(of: 1) == nil)
    #expect(schedule.spans[0].end == date(20))
    #expect(
      archive.timelineWarnings.map(\.message) == [
        "a later entry has the same date, so this one is never shown"
      ])
    #expect(archive.timelineWarnings.first?.path.description == ".entries[1].date")
  }

  @Test("the policy determines when the next timeline is due")
  func reload() {
    var archive = archive(10, 20)
    #expect(TimelineSchedule(archive).reload == date(20))
    archive.reloadPolicy = .after(date(15))
    #expect(TimelineSchedule(archive).reload == date(15))
    #expect(archive.timelineWarnings.map { $0.path.description } == [".entries[1].date"])
    archive.reloadPolicy = .never
    #expect(TimelineSchedule(archive).reload == nil)
    #expect(archive.timelineWarnings.isEmpty)
  }

  @Test("entries that go back in time are reported")
  func order() {
    #expect(
      archive(20, 10).timelineWarnings.map(\.message)
        == ["it comes before the entry that it follows"])
  }
}
