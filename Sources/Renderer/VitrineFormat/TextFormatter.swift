import VitrineCoding
import VitrineModel

/// Turns the sources of texts into characters.
///
/// The result depends only on the source, the environment and the archive's strings, not on the
/// clock, the locale and the time zone of the process. ICU, which the Swift toolchain includes, is
/// first used by the first text that is not verbatim.
package struct TextFormatter: Sendable {
  private let lookup: StringLookup
  private let limit: Int

  /// Creates a formatter for the strings of an archive.
  ///
  /// - Parameter limit: the maximum number of characters of a text.
  package init(_ strings: StringTables, developmentLanguage: LocaleIdentifier, limit: Int) {
    lookup = StringLookup(strings, developmentLanguage: developmentLanguage)
    self.limit = limit
  }

  /// The characters of a text.
  ///
  /// - Parameters:
  ///   - language: the language of strings, if it is not that of the environment.
  ///   - report: receives probable mistakes.
  /// - Throws: `ArchiveError` without a path for a locale or time zone that does not exist, a value
  ///   that its format has no text for, and a text that becomes too long.
  package func string(
    of text: Text, _ environment: EnvironmentValues, language: LocaleIdentifier? = nil,
    report: (Diagnostic.Kind) -> Void
  ) throws(ArchiveError) -> TextString {
    guard !text.isVerbatim else { return TextString(text.content ?? "") }
    let string: TextString
    do throws(FormatFault) {
      string = try resolve(text, environment, language, report)
    } catch {
      throw ArchiveError(error.reason)
    }
    let count = string.characters.utf8.count > limit ? string.characters.count : 0
    guard count <= limit else {
      throw ArchiveError(.limitExceeded(.textLength, found: count, allowed: limit))
    }
    return string
  }

  /// The string of a key, and the language it is in; `nil` if no table has one.
  package func string(
    for text: LocalizedText, _ locale: LocaleIdentifier
  ) -> (string: LocalizedString, language: String)? {
    lookup.find(text, locale).map { ($0.string, $0.language) }
  }

  private func resolve(
    _ text: Text, _ environment: EnvironmentValues, _ language: LocaleIdentifier?,
    _ report: (Diagnostic.Kind) -> Void
  ) throws(FormatFault) -> TextString {
    let context = try FormatContext(environment)
    if let localized = text.localized {
      return try withoutActuallyEscaping(report) { (report) throws(FormatFault) in
        TextString(
          try LocalizedWriter(
            lookup: lookup, locale: language ?? environment.locale,
            device: environment.idiom.rawValue,
            context: context, limit: limit, report: report
          ).string(localized))
      }
    }
    var result: TextString
    if let format = text.format {
      result = TextString(try format.string(context))
      result.usesMonospacedDigits = format.isClock
      return result
    }
    let string =
      text.date?.string(context) ?? text.interval?.string(context) ?? text.timer?.string(context)
    guard let string else { throw .invalid("there is no text for this date") }
    result = TextString(string)
    result.usesMonospacedDigits = text.takesOfferedWidth
    return result
  }

  /// Checks that a locale exists.
  ///
  /// - Throws: `ArchiveError` without a path, with the name that was probably meant.
  package static func check(_ locale: LocaleIdentifier) throws(ArchiveError) {
    do throws(FormatFault) {
      try FormatContext.check(locale)
    } catch {
      throw ArchiveError(error.reason)
    }
  }

  /// Checks that a time zone exists.
  ///
  /// - Throws: `ArchiveError` without a path, with the name that was probably meant.
  package static func check(_ zone: TimeZoneIdentifier) throws(ArchiveError) {
    do throws(FormatFault) {
      try FormatContext.check(zone)
    } catch {
      throw ArchiveError(error.reason)
    }
  }
}
