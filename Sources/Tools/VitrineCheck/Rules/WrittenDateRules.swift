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

  static func observe(_ picture: CheckedPicture, until next: ArchiveDate?) -> [Observation] {
    guard let next, picture.document.archive.hasTimeline else { return [] }
    let texts = picture.texts.filter { text in
      !text.letters.isLive && text.letters.reading.lines.joined().contains { $0.isLetter }
    }
    guard !texts.isEmpty else { return [] }
    let rules = WrittenDateRules(
      phrases: RelativePhrase.all(in: picture.checkCase.request.locale))
    let seconds = next.secondsSince1970 - picture.widget.request.date.secondsSince1970
    return texts.compactMap { text in
      // Lines include the space at which they are broken.
      let words = text.letters.reading.lines.map(\.trimmed).joined(separator: " ")
      guard let unit = rules.unit(of: words.lowercased()), unit < seconds else { return nil }
      return picture.observation(
        .timelineDate, text.view,
        "the text \(words.quoted) is wrong before the next entry, "
          + "\((seconds / 60).brief) minutes later")
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
