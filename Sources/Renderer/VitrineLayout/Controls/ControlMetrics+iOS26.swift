import VitrineGeometry

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

  /// The controls of iOS 26 in Live Activities: capsules with the space that iOS 18 has around
  /// labels.
  ///
  /// Source: `borderedProminent` in a Live Activity of iOS 26 (ejf89/liveTimer): 20.67 points high and
  /// 22 to 23 wider than its ink around a symbol of 12 points in the small size, 27.67 high around a
  /// caption in the regular one. That other sizes and styles are alike is assumed.
  static let iOS26Activity: ControlMetrics = {
    var table = iOS26
    let rows: [WritableKeyPath<ButtonMetrics, ButtonMetrics.Row>] = [
      \.mini, \.small, \.regular, \.large, \.extraLarge,
    ]
    for row in rows {
      table.button[keyPath: row] = iOS18.button[keyPath: row]
      table.button[keyPath: row].outline = .capsule
      // Both capsules are this much shorter than labels with iOS 18's padding.
      table.button[keyPath: row].insets.top -= 1.0 / 3
      table.button[keyPath: row].insets.bottom -= 1.0 / 3
    }
    return table
  }()
}
