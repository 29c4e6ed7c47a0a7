// What people do with an Apple Pencil, which no picture shows.

/// Where a pencil is above the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The location in the view.
  public let location: CGPoint
  /// The location as a part of the view.
  public let anchor: UnitPoint
  /// The distance of the tip from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The angle to the screen.
  public let altitude: Angle
  /// The direction of the pencil.
  public let azimuth: Angle
  /// The angle around the pencil's axis.
  public let roll: Angle
}

/// A double tap with a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is.
  public let hoverPose: PencilHoverPose?
}

/// How far a squeeze of a pencil is.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The squeeze has begun.
  case active(PencilSqueezeGestureValue)
  /// The squeeze ended.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze does not count.
  case failed
}

/// What a person wants a pencil's gestures to do.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Takes the eraser.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Takes the previous tool.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Shows the colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Shows the settings of the tool.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Shows the tools.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Runs a shortcut.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// What a double tap does; nothing here.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  /// What a squeeze does; nothing here.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

nonisolated extension View {
  /// Adds an action for double taps with a pencil.
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { recorded("onPencilDoubleTap", .none) }
  /// Adds an action for squeezes of a pencil.
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { recorded("onPencilSqueeze", .none) }
}
