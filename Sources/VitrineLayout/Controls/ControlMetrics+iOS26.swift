import VitrineModel

extension ControlMetrics {
  /// The controls of iOS 26 as far as numbers are public; all others are those of iOS 18.
  ///
  /// Sources: paddings and tinted backgrounds of buttons from Flutter's copy of the Human Interface
  /// Guidelines, sizes of the switch from tests that recorded UIKit. Glass is not drawn.
  static let iOS26: ControlMetrics = {
    var table = iOS18
    table.button.mini = .init(insets: 6, 12, .subheadline, .capsule)
    table.button.small = .init(insets: 6, 12, .subheadline, .capsule)
    table.button.regular = .init(insets: 10, 15, .body, .capsule)
    table.button.large = .init(insets: 16, 20, .body, .capsule)
    table.button.extraLarge = .init(insets: 16, 20, .body, .capsule)
    table.button.tintedOpacity = (light: 0.12, dark: 0.26)
    table.toggle.track = Size(width: 63, height: 28)
    // That layout sees all of the switch, and the thumb, are assumed.
    table.toggle.size = table.toggle.track
    table.toggle.thumb = Size(width: 39, height: 24)
    return table
  }()
}
