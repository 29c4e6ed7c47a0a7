import Vitrine
import VitrineLayout

/// Rules about what VoiceOver reads.
enum SpeechRules {
  static func observe(_ picture: CheckedPicture) -> [Observation] {
    let elements = picture.widget.accessibility.readingOrder
    return unlabeled(elements, picture) + order(elements, picture) + secrets(elements, picture)
  }

  private static func observation(
    _ rule: RuleID, _ element: AccessibilityElement, _ message: String, _ picture: CheckedPicture
  ) -> Observation {
    let view = picture.views.first { $0.id == element.id }
    return Observation(
      rule: rule, path: view?.path ?? NodePath(), view: view?.name ?? element.id,
      frame: element.frame, message: message)
  }

  private static func unlabeled(
    _ elements: [AccessibilityElement], _ picture: CheckedPicture
  ) -> [Observation] {
    elements.compactMap { element in
      // The state of a control does not describe what it controls.
      let isControl = element.traits.contains { [.isButton, .isToggle, .isLink].contains($0) }
      guard !element.isRedacted, element.label?.isEmpty ?? true,
        isControl || element.value?.isEmpty ?? true
      else { return nil }
      // A view that shows nothing except that it changes, such as a drawing, may be decoration.
      let words = element.traits.compactMap(\.word)
      guard let kind = element.traits.isEmpty ? "view" : words.first else { return nil }
      return observation(
        .speechUnlabeled, element, "the \(kind) has no text for VoiceOver", picture)
    }
  }

  /// Consecutive elements whose second one ends above the first one, or is in its row and ends
  /// before it begins.
  private static func order(
    _ elements: [AccessibilityElement], _ picture: CheckedPicture
  ) -> [Observation] {
    zip(elements, elements.dropFirst()).compactMap { first, second in
      guard second.frame.maxY <= first.frame.minY else { return nil }
      return observation(
        .speechOrder, second,
        "it is read after \((first.label ?? first.id).quoted), which is below it", picture)
    }
  }

  /// Texts that are hidden on a locked device but read aloud.
  private static func secrets(
    _ elements: [AccessibilityElement], _ picture: CheckedPicture
  ) -> [Observation] {
    guard picture.checkCase.request.state == .locked else { return [] }
    let secrets = Set(
      picture.views.compactMap { view in
        view.kind.letters.flatMap { letters in
          letters.isRedacted ? letters.reading.lines.joined(separator: " ") : nil
        }
      }.filter { $0.count > 1 })
    return elements.compactMap { element in
      let spoken = [element.label, element.value].compactMap(\.self).joined(separator: " ")
      guard !element.isRedacted, let secret = secrets.sorted().first(where: spoken.contains) else {
        return nil
      }
      return observation(
        .speechPrivate, element, "the private text \(secret.quoted) is read aloud", picture)
    }
  }
}

extension AccessibilityTrait {
  /// The name of an element with this trait in messages; `nil` for a trait that does not describe
  /// its kind.
  fileprivate var word: String? {
    switch self {
    case .isButton: "button"
    case .isToggle: "toggle"
    case .isLink: "link"
    case .isImage: "image"
    case .isHeader: "heading"
    case .isSearchField: "search field"
    case .isKeyboardKey: "key"
    case .isStaticText: "text"
    case .isTabBar: "tab bar"
    case .isSelected, .playsSound, .isSummaryElement, .updatesFrequently, .startsMediaSession,
      .allowsDirectInteraction, .causesPageTurn, .isModal:
      nil
    }
  }
}
