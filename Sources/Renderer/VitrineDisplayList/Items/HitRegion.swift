import VitrineGeometry

/// A region of the picture that reacts to a tap.
public struct HitRegion: Hashable, Sendable, Codable {
  /// The kind of view that reacts.
  public enum Role: String, Hashable, Sendable, CaseIterable, Codable {
    /// A button.
    case button
    /// A toggle.
    case toggle
    /// A link inside the widget.
    case link
    /// The whole widget's URL.
    case widgetURL
  }

  /// The stable id of the node, or its path if the archive has none.
  public var id: String
  /// The kind of view that reacts.
  public var role: Role
  /// The outline that reacts to the tap, in points.
  public var shape: Path
  /// The action that a tap performs; `nil` for a control without an action.
  public var action: Action?
  /// Whether a tap has an effect in this state.
  public var isEnabled: Bool
  /// The state of a toggle; `nil` for other roles.
  public var isOn: Bool?

  /// Creates a region that reacts to a tap.
  public init(
    id: String, role: Role, shape: Path, action: Action?, isEnabled: Bool, isOn: Bool? = nil
  ) {
    self.id = id
    self.role = role
    self.shape = shape
    self.action = action
    self.isEnabled = isEnabled
    self.isOn = isOn
  }
}
