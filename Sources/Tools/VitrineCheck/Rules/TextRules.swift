import Vitrine
import VitrineLayout

/// Rules about the legibility of texts.
enum TextRules {
  /// The fraction of the smallest recommended size below which nobody reads a text (assumed).
  private static let illegible = 2.0 / 3
  /// The fraction of a text's box that another one may cover (assumed).
  private static let mostOverlap = 0.25

  static func observe(_ picture: CheckedPicture) -> [Observation] {
    let texts = picture.texts.filter { !$0.view.isBackground }
    return texts.flatMap { text in
      let letters = text.letters
      let size = isFitted(text.index, picture) ? nil : sized(letters, picture)
      return [cut(letters), size, unit(letters)].compactMap(\.self).map {
        picture.observation($0.0, text.view, $0.1)
      }
        + divided(letters, picture).map {
          picture.observation(.textDivided, text.view, $0)
        }
        + (isMirrored(text.view, letters)
          ? [
            picture.observation(
              .textMirrored, text.view, "the text \(letters.words) is drawn as in a mirror")
          ] : [])
    } + overlaps(texts.filter { $0.view.isUpright }, picture)
  }

  private static func isMirrored(
    _ view: PlacedView, _ letters: PlacedView.Letters
  ) -> Bool {
    view.isMirrored && letters.words.contains { $0.isLetter || $0.isNumber }
  }

  private static func cut(_ letters: PlacedView.Letters) -> (RuleID, String)? {
    let reading = letters.reading
    guard !reading.lost.isEmpty else { return nil }
    let message = "the text \(letters.words) loses \(reading.lost.trimmed.quoted)"
    return (reading.lines.count > 1 ? .textLines : .textCut, message)
  }

  /// Whether layout scales a whole control with the text until it fits, as the rings of watches.
  private static func isFitted(_ index: Int, _ picture: CheckedPicture) -> Bool {
    picture.surroundings(of: index).contains { picture.views[$0].name == LayoutNode.fitted }
  }

  private static func sized(
    _ letters: PlacedView.Letters, _ picture: CheckedPicture
  ) -> (RuleID, String)? {
    // The system chooses the sizes of controls.
    if case .control = picture.widget.request.request.target { return nil }
    let least = picture.widget.request.surface.device.platform.leastTextSize
    let smallest = letters.size * letters.reading.leastShare
    guard smallest < least else { return nil }
    let size = smallest.brief.counted("point")
    guard letters.reading.scale == 1 else {
      let share = Int((letters.reading.scale * 100).rounded())
      return (.textScaled, "the text \(letters.words) shrinks to \(share) %, \(size)")
    }
    guard letters.words.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let letterWords = letters.reading.leastShare < 1 ? "letters of " : ""
    return (
      smallest < least * illegible ? .textSmall : .textMinimum,
      "the text \(letters.words) has \(letterWords)\(size); the smallest size that is easy to read is \(least.brief)"
    )
  }

  private static func divided(
    _ letters: PlacedView.Letters, _ picture: CheckedPicture
  ) -> [String] {
    let marksNames = picture.checkCase.request.locale.text.prefix(2) != "de"
    // A no-break space still looks like a space where a line ends at it.
    let words = letters.reading.dividedWords.filter { divided in
      !divided.word.contains(where: \.isWhitespace)
        && divided.word.contains { $0.isLetter || $0.isNumber }
    }
    return words.compactMap { word in
      let isName =
        marksNames && !word.startsSentence && word.word.first?.isUppercase == true
        && word.word.contains(where: \.isLowercase)
      guard !word.hasHyphen || isName else { return nil }
      return "the \(isName ? "name" : "word") \(word.word.quoted) is divided between two lines"
    }
  }

  private static func unit(_ letters: PlacedView.Letters) -> (RuleID, String)? {
    let lines = letters.reading.lines
    // A number that is divided from its unit within a word is a divided word.
    guard letters.reading.dividedWords.isEmpty else { return nil }
    for (line, next) in zip(lines, lines.dropFirst()) {
      guard let number = line.split(whereSeparator: \.isWhitespace).last,
        let unit = next.split(whereSeparator: \.isWhitespace).first,
        number.last?.isNumber == true, number.allSatisfy({ $0.isNumber || ".,:-+−".contains($0) }),
        units.contains(String(unit.prefix { !",.;:!?".contains($0) }))
      else { continue }
      return (.textUnit, "'\(number)' and '\(unit)' are on two lines")
    }
    return nil
  }

  /// Symbols of units that widgets write after numbers (a selection, assumed).
  private static let units: Set<String> = [
    "°", "°C", "°F", "%", "€", "$", "£", "km", "mi", "m", "cm", "mm", "ft", "kg", "g", "mg", "lb",
    "oz", "l", "L", "ml", "mL", "kcal", "cal", "kJ", "km/h", "mph", "m/s", "min", "sec", "hr", "h",
    "AM", "PM", "am", "pm", "a.m.", "p.m.", "Uhr", "kB", "MB", "GB", "TB", "kW", "kWh", "W", "V",
    "A",
    "bpm", "BPM", "hPa", "mmHg", "dB", "Hz", "kHz", "MHz", "GHz", "mg/dL", "mmol/L",
  ]

  private typealias SeenText = (index: Int, view: PlacedView, letters: PlacedView.Letters)

  private static func overlaps(
    _ texts: [SeenText], _ picture: CheckedPicture
  ) -> [Observation] {
    texts.indices.flatMap { first in
      texts.indices.dropFirst(first + 1).compactMap { second -> Observation? in
        let (lower, upper) = (texts[first], texts[second])
        guard let common = overlap(lower.letters, upper.letters),
          lower.letters.reading.lines != upper.letters.reading.lines,
          !isCovered(lower, below: upper, at: common, picture),
          // What is behind a bar can be scrolled away from it.
          lower.view.scrolledAxes.isSubset(of: upper.view.scrolledAxes)
        else { return nil }
        return picture.observation(
          .textOverlap, upper.view,
          "the text \(upper.letters.words) is drawn over \(lower.letters.words)")
      }
    }
  }

  private static func overlap(
    _ first: PlacedView.Letters, _ second: PlacedView.Letters
  ) -> Rect? {
    for line in first.lines {
      for other in second.lines {
        guard let common = line.intersection(other) else { continue }
        if common.area >= mostOverlap * min(line.area, other.area) { return common }
      }
    }
    return nil
  }

  /// Whether a view that belongs to the upper text hides the lower one, as in a pile of cards.
  private static func isCovered(
    _ lower: SeenText, below upper: SeenText, at common: Rect, _ picture: CheckedPicture
  ) -> Bool {
    let shared = Set(picture.surroundings(of: lower.index))
    let own = picture.surroundings(of: upper.index).prefix { !shared.contains($0) }
    guard let top = own.last ?? nil else { return false }
    return picture.views.indices.contains { index in
      let view = picture.views[index]
      guard index != upper.index, view.opacity > 0.9, view.frame.covers(common) else {
        return false
      }
      switch view.kind {
      case .shape, .image, .control: return picture.surroundings(of: index).contains(top)
      case .text, .symbol, .touch, .frame, .chart, .other: return false
      }
    }
  }
}

extension Device.Platform {
  /// The smallest size that is easy to read, in points.
  ///
  /// Source: Apple Human Interface Guidelines, Typography: minimum sizes.
  fileprivate var leastTextSize: Double {
    switch self {
    case .iPhone, .iPad: 11
    case .mac: 10
    case .watch, .vision: 12
    }
  }
}

extension PlacedView.Letters {
  /// The whole text in quotes, if its end is lost.
  var words: String { (reading.lines.joined() + reading.lost).trimmed.quoted }
}
