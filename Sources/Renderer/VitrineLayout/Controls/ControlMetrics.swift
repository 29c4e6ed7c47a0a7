import VitrineDevices
import VitrineGeometry
import VitrineModel

/// The sizes, in points, and colours of the controls of one design.
struct ControlMetrics: Sendable {
  /// Buttons with and without a border.
  var button: ButtonMetrics
  /// Toggles.
  var toggle: ToggleMetrics
  /// Progress views.
  var progress: ProgressMetrics
  /// Gauges.
  var gauge: GaugeMetrics
  /// Between a label's icon and its title.
  var labelSpacing: Double

  /// The table of a design for a family or presentation.
  static func table(_ look: DesignGeneration, for target: RenderTarget) -> ControlMetrics {
    switch look {
    case .ios17, .ios18: return iOS18
    case .ios26, .ios27:
      if case .activity = target { return iOS26Activity }
      return iOS26
    }
  }
}

extension EnvironmentValues {
  /// The sizes and colours of controls in this environment.
  var controls: ControlMetrics { ControlMetrics.table(design, for: interactivity.target) }
}

/// Sizes and colours of buttons.
struct ButtonMetrics: Sendable {
  /// A button with a border in one size.
  struct Row: Sendable {
    /// Room around the label.
    var insets: EdgeInsets
    /// The label's font where the author chose none.
    var font: Font
    /// The outline where the author chose none.
    var outline: ButtonOutline
  }

  /// WidgetKit's style of buttons without a style.
  struct Automatic: Sendable {
    /// Room around the label, in every size of controls.
    var insets: EdgeInsets
    /// The outline where the author chose none.
    var outline: ButtonOutline
    /// Opacity of the tint behind the label.
    var opacity: Double
  }

  /// Opacities of buttons under a finger.
  struct Pressed: Sendable {
    /// A button of style `plain`.
    var plain: Double
    /// A button without a border.
    var borderless: (light: Double, dark: Double)
    /// A button with a border.
    var bordered: Double
  }

  /// One row for each size of controls.
  var mini: Row
  /// One row for each size of controls.
  var small: Row
  /// One row for each size of controls.
  var regular: Row
  /// One row for each size of controls.
  var large: Row
  /// One row for each size of controls.
  var extraLarge: Row
  /// Buttons without a style.
  var automatic: Automatic
  /// Corners of a rounded rectangle whose radius the author left open.
  var radius: RadiusRule
  /// Opacity of the tint behind a bordered button's label.
  var tintedOpacity: (light: Double, dark: Double)
  /// Opacity of a disabled plain button.
  var disabledOpacity: Double
  /// The opacity of a pressed button.
  var pressed: Pressed
  /// Label of a disabled button with a border.
  var disabledLabel: ShapeStyle
  /// Label of a disabled button without a border.
  var disabledBorderlessLabel: ShapeStyle

  /// The row of a size.
  subscript(size: ControlSize) -> Row {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    case .extraLarge: extraLarge
    }
  }
}

/// Sizes and colours of toggles.
struct ToggleMetrics: Sendable {
  /// The switch as layout sees it.
  var size: Size
  /// The switch as it is drawn; it hangs over its trailing edge.
  var track: Size
  /// The size of the thumb.
  var thumb: Size
  /// Distance of the thumb from the track's edge.
  var inset: Double
  /// The thumb's shadows, the lowest first.
  var shadows: [Shadow]
  /// The track of a switch that is off.
  var off: ShapeStyle
  /// The track of a switch that is on and has no tint.
  var on: ShapeStyle
  /// Opacity of a disabled switch, which fades as one picture.
  var disabledOpacity: Double
  /// Between the label and the control.
  var spacing: Double
  /// The box of a checkbox.
  var checkbox: Checkbox

  /// The box with a check mark.
  struct Checkbox: Sendable {
    /// Side of the box.
    var side: Double
    /// Radius of its corners.
    var radius: Double
    /// Thickness of the check mark.
    var lineWidth: Double
    /// Between box and label.
    var spacing: Double
  }
}

/// Sizes and colours of progress views.
struct ProgressMetrics: Sendable {
  /// The dimensions of the bar.
  var bar: BarMetrics
  /// Height that the bar of a span of time takes when it has no labels.
  var timeBarHeight: Double
  /// Between label, bar and value.
  var spacing: Double
  /// Font of the value under the bar.
  var valueFont: Font
  /// Colour of the value under the bar.
  var valueStyle: ShapeStyle
}

/// Sizes and colours of gauges.
struct GaugeMetrics: Sendable {
  /// The dimensions of the bar in the app's styles.
  var bar: BarMetrics
  /// The bar of accessory styles.
  var accessoryBar: BarMetrics
  /// The bar with a mark.
  var markedBar: MarkedBarMetrics
  /// Between a bar and the labels at its ends.
  var endSpacing: Double
  /// Between the lines of an accessory bar.
  var accessorySpacing: Double
  /// The dimensions of the ring.
  var ring: RingMetrics
  /// The mark at the value.
  var marker: MarkerMetrics
  /// Opacity of white on a vibrant surface where a gauge without a tint shows no value.
  var vibrantTrackOpacity: Double
}

/// Sizes and colours of a bar.
struct BarMetrics: Sendable {
  /// The empty bar.
  enum Track: Sendable {
    /// A specific fill.
    case style(ShapeStyle)
    /// The tint at an opacity.
    case tint(opacity: Double)
  }

  /// Height; both ends are half circles.
  var height: Double
  /// The fill of the empty part of the bar.
  var track: Track
}

/// Sizes of a bar with a mark at the value.
struct MarkedBarMetrics: Sendable {
  /// Height of the bar; both ends are half circles.
  var height: Double
  /// The mark at the value.
  var marker: MarkerMetrics
  /// The weight of the labels at its ends where the author chose none.
  var labelWeight: Font.Weight
}

/// Sizes of the mark at a gauge's value.
struct MarkerMetrics: Sendable {
  /// Radius of the dot.
  var radius: Double
  /// Radius of the gap in the bar around it.
  var gap: Double
}

/// Sizes of a gauge's ring and of the labels in it.
struct RingMetrics: Sendable {
  /// Extent of the whole gauge on both axes.
  var diameter: Double
  /// Radius of the line's middle.
  var radius: Double
  /// Thickness of the line.
  var lineWidth: Double
  /// Opacity of the tint on a closed ring's empty part.
  var trackOpacity: Double
  /// Degrees that an open ring covers.
  var sweep: Double
  /// Degrees that an open ring covers between labels of its ends.
  var labelledSweep: Double
  /// Font of the value in the middle.
  var valueFont: Font
  /// Room for the value in the middle.
  var valueSize: Size
  /// Font of the labels in the opening.
  var endFont: Font
  /// Distance of their baseline from the middle.
  var endBaseline: Double
  /// Distance of an end's label from the middle line.
  var endOffset: Double
  /// Room for an end's label.
  var endWidth: Double
  /// The minimum scale of labels that shrink to fit.
  var labelScale: Double

  /// Distance between the middle line and the circle, a quarter of a digit's height above the
  /// baseline of the labels in the opening, where digits are widest at their bottom.
  ///
  /// It is assumed that labels which would leave the circle end there, and shrink to that width:
  /// one digit stays 14.5 points beside the middle, as measured.
  var endReach: Double {
    let depth = endBaseline - 0.7046 / 4 * (endFont.size ?? 0)
    return max(diameter * diameter / 4 - depth * depth, 0).squareRoot()
  }

  /// Room that an end's label leaves to the middle line, in points (assumed).
  static let endGap = 1.0

  /// Room between the round ends of an open ring.
  var openingWidth: Double {
    let (sine, _) = sineAndCosine(sweep / 2 * .pi / 180)
    return 2 * radius * sine - lineWidth
  }
}
