import SwiftUI
import Synchronization
import WidgetKit

/// The current locale of widget code, which is that of the device for which it is archived.
///
/// Formatters, format styles and calendars ask Foundation for it, which has no preferences to read
/// on Linux. The functions below have the symbol names of Foundation's, and a program's functions
/// take precedence over those of libraries.
enum CurrentLocale {
  /// The default locale, which is that of Foundation on Linux.
  private static let standard = Locale(identifier: "en_001")
  private static let program = Mutex<Locale?>(nil)
  /// The locale of the current task; `nil` for that of the program.
  @TaskLocal static var task: Locale?

  /// The current locale.
  static var value: Locale { task ?? program.withLock(\.self) ?? standard }

  /// Sets the locale of the whole program.
  static func use(_ locale: Locale) { program.withLock { $0 = locale } }

  /// The calendar of the current locale, in the time zone of the process.
  static var calendar: Calendar {
    var calendar = value.calendar
    calendar.locale = value
    calendar.timeZone = .current
    return calendar
  }
}

#if canImport(FoundationEssentials)
  // The compiler compares these with Foundation's when it compiles the whole module: like the
  // accessors that they replace, they are static functions.
  extension Locale {
    /// `Locale.current`.
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    package static func vitrineCurrent() -> Locale { CurrentLocale.value }

    /// `Locale.autoupdatingCurrent`, which does not change while widget code runs.
    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    package static func vitrineAutoupdating() -> Locale {
      // Formats have this one by default; resources have `current`, and are looked up later.
      LocaleReads.noteLocale()
      return CurrentLocale.value
    }

    /// `Locale.preferredLanguages`.
    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    package static func vitrinePreferred() -> [String] {
      LocaleReads.noteLocale()
      return [CurrentLocale.value.identifier(.bcp47)]
    }
  }

  extension Calendar {
    /// `Calendar.current`.
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    package static func vitrineCurrent() -> Calendar {
      LocaleReads.noteCalendar()
      return CurrentLocale.calendar
    }

    /// `Calendar.autoupdatingCurrent`.
    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    package static func vitrineAutoupdating() -> Calendar {
      LocaleReads.noteCalendar()
      return CurrentLocale.calendar
    }
  }
#endif
