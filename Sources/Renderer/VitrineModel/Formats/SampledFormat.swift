import VitrineCoding

/// A text that changes at dates, as a format of the widget's own code writes it.
package struct SampledFormat: ArchiveRecord {
  /// A text and the date from which it is shown.
  package struct Sample: ArchiveRecord {
    package var date = ArchiveDate(secondsSince1970: 0)
    package var text = ""

    package init() {}

    package init(_ text: String, from date: ArchiveDate) { (self.text, self.date) = (text, date) }

    package static let fields: [Field<Sample>] = [
      Field("date", \.date, required: true, "When it is first shown, in ISO 8601."),
      Field("text", \.text, required: true, "The characters."),
    ]
  }

  package var samples: [Sample] = []

  package init() {}

  package static let fields: [Field<SampledFormat>] = [
    Field(
      "samples", \.samples, required: true,
      "The texts in the order of time; the first one is shown before its date, too.")
  ]

  /// Refuses texts that are not in the order of time, and no texts.
  package func validate() -> String? {
    if samples.isEmpty { return "'samples' must not be empty" }
    let isOrdered = zip(samples, samples.dropFirst()).allSatisfy { $0.date < $1.date }
    return isOrdered ? nil : "'samples' must be in the order of time"
  }

  /// Orders the texts, of which one is shown from each date.
  package mutating func reconcile(_ changes: RuleChanges) {
    samples.sort { $0.date < $1.date }
    let all = samples
    samples = all.indices.filter { $0 == 0 || all[$0 - 1].date < all[$0].date }.map { all[$0] }
  }
}
