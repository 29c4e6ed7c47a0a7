import Vitrine

/// The conditions under which views and providers are evaluated; changing them requires new
/// archives.
package struct Evaluation: Hashable, Sendable, Codable {
  /// The value of `Date()`; `nil` for the current time.
  package var date: ArchiveDate?
  /// The language and region, such as `de_DE`; `nil` is `en_US`.
  package var locale: String?
  /// The time zone of dates; `nil` is `UTC`.
  package var timeZone: String?
  /// The name of the device whose sizes views see; `nil` is the standard device of each family.
  package var device: String?
  /// The version of the system whose sizes and margins views see; `nil` is the default version.
  package var design: DesignGeneration?

  package init() {}

  /// Returns these conditions with those of a request in their place: language, time zone, device
  /// and version of the system, which the archives of one evaluation share.
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

  /// Returns axes with the language and the version of the system of these conditions, unless the
  /// axes have their own.
  package func completing(_ axes: RequestAxes) -> RequestAxes {
    var axes = axes
    if axes.locale == nil, let locale { axes.locale = [LocaleIdentifier(locale)] }
    if axes.design == nil, let design { axes.design = [design] }
    return axes
  }

  /// Returns the values that differ from other conditions, for file names.
  package func difference(from other: Evaluation) -> String? {
    let values = [
      locale == other.locale ? nil : locale, timeZone == other.timeZone ? nil : timeZone,
      device == other.device ? nil : device, design == other.design ? nil : design?.rawValue,
    ].compactMap { $0 }
    return values.isEmpty ? nil : values.joined(separator: "-")
  }

  /// The arguments for the widgets' program.
  var words: [String] {
    [
      ("date", date?.text), ("locale", locale), ("time-zone", timeZone), ("device", device),
      ("design", design?.rawValue),
    ].flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
  }
}
