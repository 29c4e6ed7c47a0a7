import Vitrine

/// The properties of a family or presentation that pages use.
package struct PageTarget: Encodable, Sendable {
  /// The background that its picture requires.
  package enum Ground: String, Encodable, Sendable {
    /// Nothing: it brings a background.
    case none
    /// A wallpaper: it is drawn in light ink on nothing.
    case wallpaper
    /// A panel of controls.
    case panel
  }

  /// The title of the target: `Small`, `Lock Screen`.
  package let title: String
  package let ground: Ground

  init(_ target: RenderTarget) {
    title = target.title
    switch target {
    case .family(let family): ground = family.isSystem ? .none : .wallpaper
    case .activity: ground = .none
    case .control: ground = .panel
    }
  }

  /// All of them, by the names that requests have.
  package static let all = Dictionary(
    uniqueKeysWithValues: RenderTarget.allCases.map { ($0.name, PageTarget($0)) })
}

extension RenderTarget {
  /// The name in words, without the kind of family that it begins with.
  fileprivate var title: String {
    let start = ["system", "accessory"].first { family != nil && name.hasPrefix($0) } ?? ""
    let words = name.dropFirst(start.count).reduce(into: "") { text, letter in
      text += letter.isUppercase && !text.isEmpty ? " \(letter)" : "\(letter)"
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether it is shown in the Dynamic Island while an activity goes on.
  package var isInIsland: Bool {
    switch self {
    case .activity(.expanded), .activity(.compact), .activity(.compactLeading),
      .activity(.compactTrailing), .activity(.minimal):
      true
    case .activity(.lockScreen), .activity(.standBy), .activity(.smartStack), .activity(.carPlay),
      .activity(.menuBar), .family, .control:
      false
    }
  }
}
