import VitrineCoding

/// The style of buttons.
package enum ButtonStyle: String, ArchiveEnum {
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

  /// Whether the label is on a background.
  package var hasGround: Bool { self == .bordered || self == .borderedProminent }
}

/// The style of toggles.
package enum ToggleStyle: String, ArchiveEnum {
  /// The platform's choice: a switch.
  case automatic
  /// A switch behind the label.
  case `switch`
  /// A button that is filled while the toggle is on.
  case button
  /// A box with a check mark before the label.
  case checkbox
}

/// The style of labels.
package enum LabelStyle: String, ArchiveEnum {
  /// The platform's choice: icon and title.
  case automatic
  /// The title alone.
  case titleOnly
  /// The icon alone.
  case iconOnly
  /// Icon and title.
  case titleAndIcon
}

/// The style of gauges.
package enum GaugeStyle: String, ArchiveEnum {
  /// The platform's choice: a bar that fills.
  case automatic
  /// A bar that fills from its leading end.
  case linearCapacity
  /// An open ring with a mark at the value.
  case accessoryCircular
  /// A closed ring that fills clockwise.
  case accessoryCircularCapacity
  /// A thin bar with a mark at the value.
  case accessoryLinear
  /// A thin bar that fills from its leading end.
  case accessoryLinearCapacity
}

/// The style of progress views.
package enum ProgressViewStyle: String, ArchiveEnum {
  /// The platform's choice: a bar for a known share, a ring for an unknown one.
  case automatic
  /// A bar that fills from its leading end.
  case linear
  /// A ring that fills clockwise.
  case circular
}

/// The sizes that controls come in.
public enum ControlSize: String, ArchiveEnum {
  /// For small spaces.
  case mini
  /// For narrow places.
  case small
  /// For prominent actions.
  case regular
  /// For the main action.
  case large
  /// The largest one.
  case extraLarge
}
