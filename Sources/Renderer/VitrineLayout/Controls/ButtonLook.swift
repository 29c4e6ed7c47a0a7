import VitrineGeometry
import VitrineModel

/// A button's label as its style draws it.
struct ButtonLook {
  /// The environment of the label.
  private(set) var labelEnvironment: EnvironmentValues
  /// The border; `nil` for a button without one.
  private(set) var border: Border?
  /// The opacity of the whole button.
  private(set) var opacity = 1.0

  /// Space around the label, and its background.
  struct Border {
    /// Room around the label, in points.
    var insets: EdgeInsets
    /// The outline of the background.
    var outline: ButtonOutline
    /// The style of the background; `nil` reserves only its space.
    var background: ShapeStyle?
  }

  init(_ environment: EnvironmentValues, role: Button.Role?, isPressed: Bool) {
    labelEnvironment = environment
    if isPressed { opacity = environment.pressedOpacity }
    let tint: ShapeStyle = role == .destructive ? .color(.system(.red)) : .tint
    switch environment.buttonStyle {
    case .plain: fadeIfDisabled()
    case .automatic: setFill(tint)
    case .borderless:
      if labelEnvironment.hasForeground {
        fadeIfDisabled()
      } else {
        let metrics = environment.controls.button
        labelEnvironment.foreground = Foreground(
          base: environment.isEnabled ? tint : metrics.disabledBorderlessLabel)
      }
    case .bordered: setBorder(label: tint, background: background(tint, role))
    case .borderedProminent: setBorder(label: .color(.system(.white)), background: tint)
    }
  }

  /// The style without its background, in the same space.
  var withoutBackground: ButtonLook {
    var look = self
    look.border?.background = nil
    return look
  }

  private mutating func fadeIfDisabled() {
    let metrics = labelEnvironment.controls.button
    if !labelEnvironment.isEnabled { opacity = metrics.disabledOpacity }
  }

  /// WidgetKit's own style: the tint, lightly behind a label in it; the label keeps
  /// the font that it has.
  private mutating func setFill(_ tint: ShapeStyle) {
    let environment = labelEnvironment
    let metrics = environment.controls.button
    if !environment.isEnabled {
      labelEnvironment.foreground = Foreground(base: metrics.disabledLabel)
    } else if !environment.hasForeground {
      labelEnvironment.foreground = Foreground(base: tint)
    }
    labelEnvironment.multilineTextAlignment = .center
    border = Border(
      insets: metrics.automatic.insets,
      outline: ButtonOutline(environment.buttonBorderShape) ?? metrics.automatic.outline,
      background: environment.isEnabled
        ? .opacity(tint, metrics.automatic.opacity) : .fill(level: 2))
  }

  /// Only a tint of the author's choice colours the background; otherwise it is grey.
  private func background(_ tint: ShapeStyle, _ role: Button.Role?) -> ShapeStyle {
    let environment = labelEnvironment
    guard environment.tint != nil || role == .destructive else { return .fill(level: 2) }
    let opacity = environment.controls.button.tintedOpacity
    return .opacity(tint, environment.colorScheme == .dark ? opacity.dark : opacity.light)
  }

  private mutating func setBorder(label: ShapeStyle, background: ShapeStyle) {
    let environment = labelEnvironment
    let metrics = environment.controls.button
    let row = metrics[environment.controlSize]
    if !environment.isEnabled {
      labelEnvironment.foreground = Foreground(base: metrics.disabledLabel)
    } else if !environment.hasForeground {
      labelEnvironment.foreground = Foreground(base: label)
    }
    labelEnvironment.font = environment.font ?? row.font
    // Source: read off iOS 18.5: the lines of a label are centred.
    labelEnvironment.multilineTextAlignment = .center
    let outline = ButtonOutline(environment.buttonBorderShape) ?? row.outline
    border = Border(
      insets: outline == .circle ? row.insets.even : row.insets, outline: outline,
      background: environment.isEnabled ? background : .fill(level: 2))
  }
}

extension EnvironmentValues {
  /// The opacity of a pressed button.
  fileprivate var pressedOpacity: Double {
    let pressed = controls.button.pressed
    switch buttonStyle {
    case .plain: return pressed.plain
    case .borderless:
      return colorScheme == .dark ? pressed.borderless.dark : pressed.borderless.light
    case .automatic, .bordered, .borderedProminent: return pressed.bordered
    }
  }

  /// Whether the author chose a foreground, which then is that of links and buttons too.
  ///
  /// Source: read off iOS 18.5 for links and buttons with a colour.
  var hasForeground: Bool { foreground != Foreground() && foreground != screen.foreground }
}

extension ButtonOutline {
  /// The outline of the author's choice; `nil` leaves it to the platform.
  fileprivate init?(_ shape: ButtonBorderShape) {
    switch shape.form {
    case .automatic: return nil
    case .capsule: self = .capsule
    case .roundedRectangle: self = shape.radius.map(ButtonOutline.rounded) ?? .automatic
    case .circle: self = .circle
    }
  }
}

extension EdgeInsets {
  /// The least of the four on every edge, so that a circle is evenly around its label (assumed).
  fileprivate var even: EdgeInsets { EdgeInsets(min(top, leading, bottom, trailing)) }
}
