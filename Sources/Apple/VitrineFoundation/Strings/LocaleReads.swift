import Synchronization

/// Records whether code has formatted values with the locale or the calendar of the process, or
/// looked up strings, in addition to what views read of their environment.
///
/// Only a program of widgets records them: a test process also runs other code.
package enum LocaleReads {
  private static let isRecording = Atomic(false)
  private static let locale = Atomic(false)
  private static let timeZone = Atomic(false)

  /// Whether the locale was read since the last reset.
  package static var hasReadLocale: Bool { locale.load(ordering: .relaxed) }
  /// Whether the time zone was read since the last reset.
  package static var hasReadTimeZone: Bool { timeZone.load(ordering: .relaxed) }

  /// Starts recording.
  package static func start() { isRecording.store(true, ordering: .relaxed) }

  /// Records a read of the locale.
  package static func noteLocale() { note(locale) }

  /// Records a read of the calendar, which depends on the locale and has the time zone.
  package static func noteCalendar() {
    note(locale)
    note(timeZone)
  }

  private static func note(_ read: borrowing Atomic<Bool>) {
    if isRecording.load(ordering: .relaxed) { read.store(true, ordering: .relaxed) }
  }

  /// Forgets earlier reads.
  package static func reset() {
    locale.store(false, ordering: .relaxed)
    timeZone.store(false, ordering: .relaxed)
  }
}
