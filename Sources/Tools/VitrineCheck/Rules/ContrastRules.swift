import Vitrine
import VitrineLayout

extension Character {
  /// Whether the character is drawn in its own colours.
  fileprivate var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && unicodeScalars.contains { $0 == "\u{FE0F}" }
  }
}

/// Rules about texts and symbols and the pixels behind them.
enum ContrastRules {
  /// The minimum ratio at which anything is visible at all (assumed).
  private static let invisible = 1.2
  /// The difference of a channel at which another hue is visible, whatever the ratio (assumed).
  private static let hue = 64
  /// The minimum fraction of a line inside the picture; parts that are cut off have no ink there.
  private static let leastSeen = 0.5
  /// Source: WCAG 2.2, 1.4.3 for large text and 1.4.11 for graphics.
  private static let low = 3.0
  /// The ratio that is required if the system dims the display.
  ///
  /// Relative to the maximum there, which is 5.3:1 for pure red, it is the same step of brightness
  /// as 3:1 relative to the 21:1 of white on black.
  private static let lowWhereDimmed = 1.8
  /// The fraction of the required contrast below which text is hard to read (assumed).
  private static let hardToRead = 2.0 / 3
  /// The fraction of their contrast that thin letters keep, because their edges blend with the
  /// background (assumed).
  private static let kept = 0.95
  /// Source: WCAG 2.2, 1.4.3 for other text.
  private static let minimum = 4.5
  /// The size in points and the weight from which a lower ratio suffices; bold text is large at any
  /// size.
  ///
  /// Source: Apple Human Interface Guidelines, Accessibility; `bold()` is semibold in most styles.
  private static let large = (size: 18.0, weight: 600.0)

  /// Returns the observations in the pixels of a picture.
  static func observe(_ picture: CheckedPicture, _ pixels: InkPixels) -> [Observation] {
    // The system chooses the colours of controls.
    if case .control = picture.widget.request.request.target { return [] }
    return picture.views.indices.compactMap { index -> Observation? in
      let view = picture.views[index]
      guard !view.isBackground, view.isDrawn, view.isUpright, !isDisabled(index, picture),
        !isOnControl(index, picture), !view.isOfSystem
      else { return nil }
      switch view.kind {
      case .text(let letters):
        guard !letters.isRedacted, let worst = worst(letters, view, pixels),
          // Letters that change no pixel are hidden, as with 'opacity(0)'.
          view.isSeen || worst.difference > 0
        else { return nil }
        // An arrow in a text is treated as a symbol.
        guard letters.words.contains(where: { $0.isLetter || $0.isNumber }) else {
          return symbol(worst, letters.words, view, picture)
        }
        return text(letters, worst, view, picture)
      case .symbol(_, let name):
        // A faint symbol is decoration.
        guard view.isSeen, let box = view.visible?.intersection(view.frame),
          let contrast = pixels.strongest(in: box)
        else { return nil }
        return symbol(contrast, "'\(name ?? "")'", view, picture)
      case .image, .control, .touch, .frame, .shape, .chart, .other: return nil
      }
    }
  }

  /// Source: WCAG 2.2, 1.4.3: inactive components need no contrast.
  private static func isDisabled(_ index: Int, _ picture: CheckedPicture) -> Bool {
    picture.surroundings(of: index).contains {
      if case .touch(_, isEnabled: false) = picture.views[$0].kind { true } else { false }
    } && picture.widget.request.allowsInteraction
  }

  /// Whether the system draws the background, in a mode in which it also chooses the colours.
  private static func isOnControl(_ index: Int, _ picture: CheckedPicture) -> Bool {
    guard picture.widget.request.surface.renderingMode != .fullColor else { return false }
    let around = Set(
      picture.surroundings(of: index).filter {
        if case .touch = picture.views[$0].kind { true } else { false }
      })
    guard !around.isEmpty else { return false }
    return picture.views.indices.contains { other in
      guard case .control = picture.views[other].kind else { return false }
      return picture.surroundings(of: other).contains(where: around.contains)
    }
  }

  private static func worst(
    _ letters: PlacedView.Letters, _ view: PlacedView, _ pixels: InkPixels
  ) -> InkPixels.Contrast? {
    zip(letters.lines, letters.reading.lines).compactMap { box, line in
      guard let seen = view.visible?.intersection(box), box.share(in: seen) >= leastSeen else {
        return nil
      }
      let characters = Array(line)
      // Spaces have no ink, and emoji have their own colours.
      return pixels.worst(in: seen) { start, end in
        let range = Int(start * Double(characters.count))..<Int(end * Double(characters.count))
        return characters[range].contains { !$0.isWhitespace }
          && !characters[range].contains(where: \.isEmoji)
      }
    }.min { $0.ratio < $1.ratio }
  }

  private static func symbol(
    _ contrast: InkPixels.Contrast, _ name: String, _ view: PlacedView, _ picture: CheckedPicture
  ) -> Observation? {
    guard contrast.ratio < low else { return nil }
    return observation(
      isInvisible(contrast) ? .contrastInvisible : .contrastSymbol, contrast.ratio,
      "the symbol \(name)", view, picture)
  }

  private static func text(
    _ letters: PlacedView.Letters, _ contrast: InkPixels.Contrast, _ view: PlacedView,
    _ picture: CheckedPicture
  ) -> Observation? {
    let isLarge = letters.size >= large.size || letters.weight >= large.weight
    let asked = picture.isDimmed ? lowWhereDimmed : isLarge ? low : minimum
    let hard = picture.isDimmed ? lowWhereDimmed : asked * hardToRead * kept
    guard contrast.ratio < asked else { return nil }
    let rule: RuleID =
      isInvisible(contrast)
      ? .contrastInvisible : contrast.ratio < hard ? .contrastLow : .contrastMinimum
    return observation(rule, contrast.ratio, "the text \(letters.words)", view, picture)
  }

  private static func isInvisible(_ contrast: InkPixels.Contrast) -> Bool {
    contrast.ratio < invisible && contrast.difference < hue
  }

  private static func observation(
    _ rule: RuleID, _ ratio: Double, _ name: String, _ view: PlacedView, _ picture: CheckedPicture
  ) -> Observation {
    picture.observation(
      rule, view, "\(name) has a contrast of \(ratio.brief):1 with its background")
  }
}
