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
  /// - Parameter report: receives probable mistakes.
  /// - Throws: `ArchiveError` without a path for a locale or time zone that does not exist, a value
  ///   that its format has no text for, and a text that becomes too long.
  package func string(
    of text: Text, _ environment: EnvironmentValues, report: (Diagnostic.Kind) -> Void
  ) throws(ArchiveError) -> TextString {
    guard !text.isVerbatim else { return TextString(text.content ?? "") }
    let string: TextString
    do throws(FormatFault) {
      string = try resolve(text, environment, report)
    } catch {
      throw ArchiveError(error.reason)
    }
    let count = string.characters.utf8.count > limit ? string.characters.count : 0
    guard count <= limit else {
      throw ArchiveError(.limitExceeded(.textLength, found: count, allowed: limit))
    }
    return string
  }

  /// The text of a key with its placeholders, for code that fills them in; `nil` if no table has one.
  ///
  /// Plural forms are those for other numbers.
  package func format(of text: LocalizedText, _ locale: LocaleIdentifier) -> String? {
    guard let string = lookup.find(text, locale)?.string else { return nil }
    guard let value = string.value ?? string.plural?.format else { return nil }
    return string.substitutions.reduce(value) { value, place in
      value.replacing("%#@\(place.key)@", with: place.value.format)
    }
  }

  private func resolve(
    _ text: Text, _ environment: EnvironmentValues, _ report: (Diagnostic.Kind) -> Void
  ) throws(FormatFault) -> TextString {
    let context = try FormatContext(environment)
    if let localized = text.localized {
      return try withoutActuallyEscaping(report) { (report) throws(FormatFault) in
        TextString(
          try LocalizedWriter(
            lookup: lookup, locale: environment.locale, context: context, limit: limit,
            report: report
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
