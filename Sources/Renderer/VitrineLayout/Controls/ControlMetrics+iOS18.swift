import VitrineGeometry
import VitrineModel

extension ControlMetrics {
  /// The controls of iOS 18.
  ///
  /// Source: read off pictures that iOS 18.5 drew at three pixels a point, gauges off pictures of
  /// Home Assistant's widgets at three pixels a point; values marked "assumed" have no public
  /// source.
  static let iOS18 = ControlMetrics(
    button: ButtonMetrics(
      mini: .init(insets: 5, 10, .subheadline, .capsule),
      small: .init(insets: 5, 10, .subheadline, .capsule),
      regular: .init(insets: 7, 12, .body, .automatic),
      large: .init(insets: 15, 20, .body, .automatic),
      extraLarge: .init(insets: 15, 20, .body, .capsule),
      // Source: two widgets of iOS 17 (Rspoon3/Shotbot, astraljoker/interactive-widget-test), whose
      // sources choose no style. Dark, disabled and pressed ones, other sizes of controls, Live
      // Activities and iOS 26 are assumed to be alike.
      automatic: .init(
        insets: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), outline: .capsule,
        opacity: 0.12),
      radius: RadiusRule(height: 103 / 3, radius: 7, growth: 3 / 22),
      tintedOpacity: (light: 0.18, dark: 0.25),
      // Source: reconstructed SwiftUI sources.
      disabledOpacity: 0.5,
      // Source: reconstructed SwiftUI sources; that of a button with a border is assumed.
      pressed: .init(plain: 0.75, borderless: (light: 0.2, dark: 0.4), bordered: 0.75),
      disabledLabel: .opacity(.color(.system(.tertiaryLabel)), 0.75),
      // Assumed.
      disabledBorderlessLabel: .color(.system(.tertiaryLabel))),
    toggle: ToggleMetrics(
      size: Size(width: 49, height: 31), track: Size(width: 51, height: 31),
      thumb: Size(width: 27, height: 27), inset: 2, shadows: thumbShadows,
      off: .fill(level: 2), on: .color(.system(.green)),
      // Source: Flutter's copy of the control.
      disabledOpacity: 0.5,
      spacing: 8, checkbox: checkbox),
    progress: ProgressMetrics(
      bar: BarMetrics(height: 4, track: .style(.fill(level: 1))),
      // Source: one Live Activity of iOS, whose card is 158.67 points high around it.
      timeBarHeight: 10.33, spacing: 4,
      // Assumed.
      valueFont: Font(style: .caption), valueStyle: .hierarchical(level: 2)),
    gauge: gauge, labelSpacing: 8)

  /// The thumb's shadows: 3 points down, a wide one under a narrow one.
  ///
  /// Source: places and blurs of Flutter's copy of the control, whose opacities of 15 and 6 % are
  /// multiplied by 0.69: with that the track of 233 is 211 below the thumb and 222 beside it, as
  /// in pictures of iOS 18.5.
  static let thumbShadows = [shadow(0.042, blur: 1), shadow(0.104, blur: 8)]

  /// Flutter's blur is the standard deviation less a half, times the root of 3.
  private static func shadow(_ opacity: Double, blur: Double) -> Shadow {
    var shadow = Shadow()
    shadow.color = .rgb(red: 0, green: 0, blue: 0, opacity: opacity)
    shadow.radius = blur / 3.0.squareRoot() + 0.5
    shadow.y = 3
    return shadow
  }

  /// iOS has no checkbox; sizes are those that macOS 27 answered for one, corners and mark assumed.
  static let checkbox = ToggleMetrics.Checkbox(side: 16, radius: 4, lineWidth: 2, spacing: 5)

  /// Bars of accessory styles have no published size: their thickness is the ring's (assumed), and
  /// so are the fonts and places of the labels in a ring where no figure is named.
  static let gauge = GaugeMetrics(
    bar: BarMetrics(height: 16, track: .style(.fill(level: 3))),
    accessoryBar: BarMetrics(height: 5.55, track: .tint(opacity: 0.35)),
    // Source: one Lock Screen of iOS, to a third of a point; the gap around the mark is as wide as in
    // a ring, and the labels, which are heavier than text, semibold (both assumed).
    markedBar: MarkedBarMetrics(
      height: 8, marker: MarkerMetrics(radius: 7.8 / 2, gap: 7.8 / 2 + 2), labelWeight: .semibold),
    endSpacing: 8, accessorySpacing: 4,
    ring: RingMetrics(
      diameter: 58, radius: 26.2, lineWidth: 5.55, trackOpacity: 0.35, sweep: 270,
      labelledSweep: 240,
      // Digits of a value on a Lock Screen (home-assistant/companion.home-assistant) are 17.33 points
      // high, which 24.6 of the system's face are, and the dot 5.33 wide.
      valueFont: .init(points: 24.6, weight: .medium), valueSize: Size(width: 38, height: 30),
      // Semibold digits are on a line 23 points below the middle, their labels 14.5 beside it.
      endFont: .init(points: 10.65, weight: .semibold), endBaseline: 23,
      endOffset: 14.5, endWidth: 20, labelScale: 0.5),
    marker: MarkerMetrics(radius: 5.33 / 2, gap: 4.7),
    // Source: the same Lock Screen, to 0.02; that bars and closed rings are alike is assumed.
    vibrantTrackOpacity: 0.155)
}

extension ButtonMetrics.Row {
  /// A row with the same space above and below, and on both sides.
  init(
    insets vertical: Double, _ horizontal: Double, _ style: Font.TextStyle,
    _ outline: ButtonOutline
  ) {
    self.init(
      insets: EdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal),
      font: Font(style: style), outline: outline)
  }
}

extension Font {
  /// A font that follows no text style.
  fileprivate init(points: Double, weight: Weight) {
    self.init()
    size = points
    self.weight = weight
  }
}
