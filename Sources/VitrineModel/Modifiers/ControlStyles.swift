/// The look of buttons.
public enum ButtonStyle: String, ArchiveEnum {
  /// The platform's choice: tinted label without a background.
  case automatic
  /// Label in the primary colour without a background.
  case plain
  /// Tinted label without a background.
  case borderless
  /// Tinted label on a grey background.
  case bordered
  /// White label on the tint.
  case borderedProminent
}

/// The look of toggles.
public enum ToggleStyle: String, ArchiveEnum {
  /// The platform's choice: a switch.
  case automatic
  /// A switch behind the label.
  case `switch`
  /// A button that is filled while the toggle is on.
  case button
}

/// The look of labels.
public enum LabelStyle: String, ArchiveEnum {
  /// The platform's choice: icon and title.
  case automatic
  /// The title alone.
  case titleOnly
  /// The icon alone.
  case iconOnly
  /// Icon and title.
  case titleAndIcon
}
