/// The calendars of Foundation's `Calendar.Identifier`.
package enum CalendarIdentifier: String, ArchiveEnum {
  /// The calendar of most countries.
  case gregorian
  /// Thailand's solar calendar.
  case buddhist
  /// China's lunisolar calendar.
  case chinese
  /// The calendar of the Coptic church.
  case coptic
  /// Ethiopia's calendar, counted from the creation of the world.
  case ethiopicAmeteAlem
  /// Ethiopia's calendar, counted from the incarnation.
  case ethiopicAmeteMihret
  /// The Hebrew calendar.
  case hebrew
  /// The Gregorian calendar with the weeks of ISO 8601.
  case iso8601
  /// India's national calendar.
  case indian
  /// The Islamic calendar by sighting.
  case islamic
  /// The Islamic calendar by rule, from a Friday.
  case islamicCivil
  /// The Islamic calendar by rule, from a Thursday.
  case islamicTabular
  /// The Islamic calendar of Saudi Arabia.
  case islamicUmmAlQura
  /// The Gregorian calendar with Japan's eras.
  case japanese
  /// Iran's solar calendar.
  case persian
  /// The Gregorian calendar with Taiwan's years.
  case republicOfChina
}
