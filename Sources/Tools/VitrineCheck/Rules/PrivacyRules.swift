import Vitrine
import VitrineLayout

/// Rules about what a locked device shows.
enum PrivacyRules {
  /// The texts of a family on a locked device.
  struct Texts: Sendable {
    let target: RenderTarget
    /// The texts that are hidden.
    var hidden: Set<String> = []
    /// The texts that are legible, with their views.
    var shown: [String: Observation] = [:]

    init(_ picture: CheckedPicture, _ target: RenderTarget) {
      self.target = target
      for view in picture.views {
        guard let letters = view.kind.letters, view.isSeen else { continue }
        let words = letters.reading.lines.joined(separator: " ")
        // A single character reveals nothing about a person.
        guard words.count > 1 else { continue }
        if letters.isRedacted {
          hidden.insert(words)
        } else {
          shown[words] = picture.observation(.privacyUneven, view, "")
        }
      }
    }

    /// Whether a text, or words in it, are hidden.
    func hides(_ text: String) -> Bool {
      hidden.contains { secret in
        secret == text || secret.count >= leastPart && text.containsWords(secret)
      }
    }
  }

  /// The minimum number of letters of a hidden text that reveal it inside another one; shorter ones
  /// occur by chance (assumed).
  private static let leastPart = 4

  static func observe(_ document: WidgetDocument, _ texts: [Texts]) -> [Observation] {
    uneven(texts) + [missing(document, texts)].compactMap(\.self)
  }

  private static func uneven(_ texts: [Texts]) -> [Observation] {
    texts.flatMap { own -> [Observation] in
      own.shown.sorted { $0.key < $1.key }.compactMap { words, observation in
        guard !own.hidden.contains(words),
          let other = texts.first(where: { $0.target != own.target && $0.hides(words) })
        else { return nil }
        var observation = observation
        observation.message =
          "a locked device shows \(words.quoted) in '\(own.target.name)' and hides it in "
          + "'\(other.target.name)'"
        return observation
      }
    }
  }

  private static func missing(_ document: WidgetDocument, _ texts: [Texts]) -> Observation? {
    switch document.archive.dataProtection {
    case .completeUntilFirstUserAuthentication, .none: return nil
    case .complete, .completeUnlessOpen: break
    }
    guard !texts.isEmpty, texts.allSatisfy({ $0.hidden.isEmpty }) else { return nil }
    return Observation(
      rule: .privacyMissing, path: NodePath([.key("dataProtection")]), view: "dataProtection",
      message: "'\(document.archive.dataProtection.rawValue)' is set and no view is private")
  }
}

extension String {
  /// Whether the text contains other words, and not only as a part of longer words.
  fileprivate func containsWords(_ words: String) -> Bool {
    guard let range = self.firstRange(of: words) else { return false }
    let isPart: (Character?) -> Bool = { $0.map { $0.isLetter || $0.isNumber } ?? false }
    return !isPart(self[..<range.lowerBound].last) && !isPart(self[range.upperBound...].first)
  }
}
