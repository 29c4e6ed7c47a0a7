import Vitrine
import VitrineFormat
import VitrineLayout

/// Rules about relative dates that are written as plain text, and therefore never change.
struct WrittenDateRules {
  private let phrases: [RelativePhrase]

  /// English phrases in addition to those of all languages (assumed).
  private static let english: [(text: String, seconds: Double)] = [
    ("just now", 60), ("a moment ago", 60), ("moments ago", 60),
  ]
  /// Words after a remaining duration.
  private static let rest: Set<String> = ["left", "remaining", "to go"]
  private static let units: [String: Double] = [
    "s": 1, "sec": 1, "second": 1, "m": 60, "min": 60, "minute": 60, "h": 3600, "hr": 3600,
    "hour": 3600,
  ]

  /// Returns the observations in one picture.
  ///
  /// - Parameter stay: how long the picture stays.
  static func observe(_ picture: CheckedPicture, _ stay: PictureStay?) -> [Observation] {
    guard let stay else { return [] }
    let texts = picture.texts.filter { text in
      !text.letters.isLive && text.letters.reading.lines.joined().contains { $0.isLetter }
    }
    guard !texts.isEmpty else { return [] }
    // A text of code without translations is in the language of the project.
    let shown = picture.checkCase.request.locale
    let own = picture.document.archive.resources.developmentLanguage
    let locales = shown == own ? [shown] : [shown, own]
    let rules = WrittenDateRules(phrases: locales.flatMap(RelativePhrase.all))
    return texts.compactMap { text in
      // Lines include the space at which they are broken.
      let words = text.letters.reading.lines.map(\.trimmed).joined(separator: " ")
      guard let unit = rules.unit(of: words.lowercased()), unit < stay.seconds else { return nil }
      return picture.observation(
        .timelineDate, text.view, "the text \(words.quoted) is wrong before \(stay.words)")
    }
  }

  /// The seconds of the unit in texts such as `5 min ago`; `nil` for other texts.
  private func unit(of text: String) -> Double? {
    if let known = Self.english.first(where: { text.contains($0.text) }) { return known.seconds }
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      let after = rest[start...].drop(while: \.isNumber)
      let before = text[..<start]
      if let phrase = phrases.first(where: { $0.isAround(before, after) }) { return phrase.seconds }
      if let unit = WrittenDateRules.remaining(after) { return unit }
      rest = after
    }
    return nil
  }

  /// The unit of a remaining duration, such as `12 min left`.
  private static func remaining(_ text: Substring) -> Double? {
    let words = text.split { !$0.isLetter }
    guard words.count >= 2, let unit = words.first,
      rest.contains(String(words[1])) || words.count > 2 && rest.contains("\(words[1]) \(words[2])")
    else { return nil }
    return units[String(unit)] ?? (unit.last == "s" ? units[String(unit.dropLast())] : nil)
  }
}

extension RelativePhrase {
  /// Whether the number between two parts of a text belongs to the phrase.
  fileprivate func isAround(_ before: Substring, _ after: Substring) -> Bool {
    // The period in "5 min. ago" is often omitted.
    let (before, after) = (before.filter { $0 != "." }, after.filter { $0 != "." })
    let (prefix, suffix) = (prefix.filter { $0 != "." }, suffix.filter { $0 != "." })
    guard before.hasSuffix(prefix), after.hasPrefix(suffix) else { return false }
    let isWhole: (Character?) -> Bool = { !($0?.isLetter ?? false) }
    return isWhole(before.dropLast(prefix.count).last)
      && isWhole(after.dropFirst(suffix.count).first)
  }
}

/// How long the picture of an entry stays, and what ends that.
struct PictureStay {
  /// The seconds.
  let seconds: Double
  /// The end in words.
  let words: String

  /// The stay of an entry of a timeline, or of a state of a Live Activity; `nil` if it is not known.
  init?(_ archive: WidgetArchive, entry index: Int) {
    let dates =
      archive.hasTimeline
      ? archive.entries.map(\.date) : archive.liveActivity?.states.map(\.date) ?? []
    guard dates.indices.contains(index) else { return nil }
    let date = dates[index].secondsSince1970
    if let next = dates.dropFirst(index + 1).first {
      self.init(next.secondsSince1970 - date, "the next entry")
    } else if archive.hasTimeline {
      self.init(archive.reloadPolicy, after: date)
    } else {
      return nil
    }
  }

  private init(_ policy: TimelineReloadPolicy, after date: Double) {
    switch policy {
    case .never: self = PictureStay(seconds: .infinity, words: "the app requests a new timeline")
    case .after(let next):
      let wait = max(next.secondsSince1970 - date, TimelineRules.shortest)
      self.init(wait, "the next reload")
    // The system decides, not before some minutes have passed.
    case .atEnd: self.init(TimelineRules.shortest, "the next reload", atLeast: true)
    }
  }

  private init(seconds: Double, words: String) {
    (self.seconds, self.words) = (seconds, words)
  }

  private init(_ seconds: Double, _ end: String, atLeast: Bool = false) {
    self.seconds = seconds
    let minutes = "\((seconds / 60).brief.counted("minute")) later"
    words = "\(end), \(atLeast ? "at least " : "")\(minutes)"
  }
}
