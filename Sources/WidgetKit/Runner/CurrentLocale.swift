import SwiftUI
import Synchronization

/// The language and region of the device that widget code runs on, which an archive is made for.
///
/// Formatters, formats and calendars ask Foundation for them, which has no preferences to read on
/// Linux. The functions below have the names of Foundation's own; a program's functions go before those
/// of libraries.
enum CurrentLocale {
  /// The default locale, which is that of Foundation on Linux.
  private static let standard = Locale(identifier: "en_001")
  private static let program = Mutex<Locale?>(nil)
  /// The locale of the current task; `nil` uses that of the program.
  @TaskLocal static var task: Locale?

  /// The current one.
  static var value: Locale { task ?? program.withLock(\.self) ?? standard }

  /// Sets it for the whole program.
  static func use(_ locale: Locale) { program.withLock { $0 = locale } }

  /// The calendar of its people, in the zone of the process.
  static var calendar: Calendar {
    var calendar = value.calendar
    calendar.locale = value
    calendar.timeZone = .current
    return calendar
  }
}

#if canImport(FoundationEssentials)
  // The compiler compares these with Foundation's where it compiles the module as a whole: they are
  // functions of the type, as the accessors that they replace.
  extension Locale {
    /// `Locale.current`.
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    package static func vitrineCurrent() -> Locale { CurrentLocale.value }

    /// `Locale.autoupdatingCurrent`, which does not change while widget code runs.
    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    package static func vitrineAutoupdating() -> Locale { CurrentLocale.value }
  }

  extension Calendar {
    /// `Calendar.current`.
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    package static func vitrineCurrent() -> Calendar { CurrentLocale.calendar }

    /// `Calendar.autoupdatingCurrent`.
    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    package static func vitrineAutoupdating() -> Calendar { CurrentLocale.calendar }
  }
#endif
