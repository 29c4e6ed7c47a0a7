import Vitrine

/// The conditions under which views and providers are evaluated; changing them requires new
/// archives.
package struct Evaluation: Hashable, Sendable, Codable {
  /// The value of `Date()`; `nil` for the current time.
  package var date: ArchiveDate?
  /// Language and region, such as `de_DE`; `nil` is `en_US`.
  package var locale: String?
  /// Zone of dates; `nil` is `UTC`.
  package var timeZone: String?
  /// Name of the device whose sizes views see; `nil` is the standard one of each family.
  package var device: String?
  /// Version of the system whose sizes and margins views see; `nil` is the usual one.
  package var design: DesignGeneration?

  package init() {}

  /// These conditions with what a request asks for in their place: the language, the time zone, the
  /// device and the version of the system, which archives of one evaluation do not vary by.
  package func asked(by axes: RequestAxes) -> Evaluation {
    var evaluation = self
    evaluation.locale = Evaluation.other(
      axes.locale?.first?.text, than: locale, usual: LocaleIdentifier.standard.text)
    evaluation.timeZone = Evaluation.other(
      axes.timeZone?.first?.text, than: timeZone, usual: TimeZoneIdentifier.standard.text)
    evaluation.device = Evaluation.other(axes.device?.first??.name, than: device, usual: nil)
    evaluation.design = Evaluation.other(
      axes.design?.first, than: design, usual: DesignGeneration.standard)
    return evaluation
  }

  /// Returns the requested value if it differs from the current or default one; otherwise the
  /// current value.
  private static func other<Value: Equatable>(
    _ asked: Value?, than own: Value?, usual: Value?
  ) -> Value? {
    guard let asked, asked != own ?? usual else { return own }
    return asked
  }

  /// Axes with the language and the version of the system of these conditions where they say none.
  package func completing(_ axes: RequestAxes) -> RequestAxes {
    var axes = axes
    if axes.locale == nil, let locale { axes.locale = [LocaleIdentifier(locale)] }
    if axes.design == nil, let design { axes.design = [design] }
    return axes
  }

  /// The values that differ from those of other conditions, for file names.
  package func difference(from other: Evaluation) -> String? {
    let values = [
      locale == other.locale ? nil : locale, timeZone == other.timeZone ? nil : timeZone,
      device == other.device ? nil : device, design == other.design ? nil : design?.rawValue,
    ].compactMap { $0 }
    return values.isEmpty ? nil : values.joined(separator: "-")
  }

  /// The words that the widgets' program takes.
  var words: [String] {
    [
      ("date", date?.text), ("locale", locale), ("time-zone", timeZone), ("device", device),
      ("design", design?.rawValue),
    ].flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
  }
}
