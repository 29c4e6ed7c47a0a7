import Vitrine

/// What views and providers are told when they are evaluated; a change of it makes new archives.
package struct Evaluation: Hashable, Sendable, Codable {
  /// What `Date()` is; `nil` is now.
  package var date: ArchiveDate?
  /// Language and region, such as `de_DE`; `nil` is `en_US`.
  package var locale: String?
  /// Zone of dates; `nil` is `UTC`.
  package var timeZone: String?
  /// Identifier of the device whose sizes views see; `nil` is the standard one of each family.
  package var device: String?

  package init() {}

  /// The words that the widgets' program takes.
  var words: [String] {
    [("date", date?.text), ("locale", locale), ("time-zone", timeZone), ("device", device)]
      .flatMap { name, value in value.map { ["--\(name)", $0] } ?? [] }
  }
}
