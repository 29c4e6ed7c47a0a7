import Vitrine

/// The properties of a family or presentation that pages use.
package struct PageTarget: Encodable, Sendable {
  /// The background that its picture requires.
  package enum Ground: String, Encodable, Sendable {
    /// No background, because the picture has one.
    case none
    /// A wallpaper, because the picture is light and transparent.
    case wallpaper
    /// A panel of controls.
    case panel
    /// The system's sheet in the scheme of the picture, with whose texts it contrasts.
    case sheet
  }

  /// The title of the target: `Small`, `Lock Screen`.
  package let title: String
  package let ground: Ground

  init(_ target: RenderTarget) {
    title = target.title
    switch target {
    case .family(let family): ground = family.isSystem ? .none : .wallpaper
    case .activity, .screen: ground = .none
    case .control(.controlGallery): ground = .sheet
    case .control: ground = .panel
    }
  }

  /// All targets, by the names in requests.
  package static let all = Dictionary(
    uniqueKeysWithValues: RenderTarget.allCases.map { ($0.name, PageTarget($0)) })
}

extension RenderTarget {
  /// Whether it is shown in the Dynamic Island during an activity.
  package var isInIsland: Bool {
    switch self {
    case .activity(.expanded), .activity(.compact), .activity(.compactLeading),
      .activity(.compactTrailing), .activity(.minimal):
      true
    case .activity(.lockScreen), .activity(.standBy), .activity(.smartStack), .activity(.carPlay),
      .activity(.menuBar), .family, .control, .screen:
      false
    }
  }
}
