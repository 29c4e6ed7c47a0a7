import VitrineModel

/// Sizes and colours of controls on iOS 18, in points.
///
/// Source: read off pictures that iOS 18.5 drew at three pixels a point; values marked "assumed"
/// have no public source.
enum ControlMetrics {
  /// Between a label's icon and its title.
  static let labelSpacing = 8.0

  /// Room around the label of a bordered button.
  static let buttonInsets = EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// Corner radius of a bordered button.
  static let buttonRadius = 7.0
  /// Opacity of the tint behind a bordered button's label.
  static func tintedOpacity(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.25 : 0.18 }
  /// Opacity of a disabled plain button.
  static let disabledPlainOpacity = 0.5
  /// Label of a disabled bordered button: the tertiary label colour at three quarters.
  static let disabledLabel = ShapeStyle.opacity(.color(.system(.tertiaryLabel)), 0.75)
  /// Label of a disabled button without a border (assumed).
  static let disabledBorderlessLabel = ShapeStyle.color(.system(.tertiaryLabel))

  /// The switch as layout sees it.
  static let switchSize = Size(width: 49, height: 31)
  /// The switch as it is drawn; it hangs over its trailing edge.
  static let switchTrack = Size(width: 51, height: 31)
  /// Diameter of the switch's thumb.
  static let switchThumb = 27.0
  /// Distance of the thumb from the track's edge.
  static let switchInset = 2.0
  /// Opacity of a disabled switch, which fades as one picture.
  static let disabledSwitchOpacity = 0.5
  /// Between a toggle's label and its switch.
  static let toggleSpacing = 8.0
}
