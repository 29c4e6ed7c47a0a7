import VitrineCoding

/// The sizes and shapes that WidgetKit offers.
public enum WidgetFamily: String, ArchiveEnum {
  /// A small square on the Home Screen.
  case systemSmall
  /// Two small widgets side by side.
  case systemMedium
  /// Four small widgets in a square.
  case systemLarge
  /// Two large widgets side by side (iPad, Mac, Apple Vision).
  case systemExtraLarge
  /// Two large widgets on top of each other (Apple Vision, and iPhone and iPad from iOS 27).
  case systemExtraLargePortrait
  /// A circle on the Lock Screen or a watch face.
  case accessoryCircular
  /// Several lines on the Lock Screen or a watch face.
  case accessoryRectangular
  /// One line above the clock.
  case accessoryInline
  /// The corner of a watch face.
  case accessoryCorner

  /// Whether the family belongs to the Home Screen rather than the Lock Screen or a watch.
  package var isSystem: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      true
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: false
    }
  }
}

/// The purpose for which a widget is rendered.
public enum RenderState: String, ArchiveEnum {
  /// An entry of the timeline.
  case entry
  /// The widget before its first entry: all content is redacted.
  case placeholder
  /// The widget in the gallery.
  case preview
  /// An entry on a locked device: private content is redacted, and controls are inactive.
  case locked

  /// Whether taps reach the widget: a locked device ignores them, and in the gallery they choose
  /// the widget.
  package var allowsInteraction: Bool { self != .locked && self != .preview }
}
