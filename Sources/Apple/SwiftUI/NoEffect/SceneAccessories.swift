// What an app shows on other displays (iOS 27); a picture has one display.

/// What an app shows on another display.
@MainActor @preconcurrency
public protocol SceneAccessoryContent {
  /// The type of the accessory's parts.
  associatedtype Body: SceneAccessoryContent
  /// The accessory's parts.
  var body: Body { get }
}

extension Never: SceneAccessoryContent {}

extension SceneAccessoryContent where Body == Never {
  /// Never called: the system's accessories have no parts.
  public var body: Never { preconditionFailure("an accessory of the system has no body") }
}

nonisolated extension SceneAccessoryContent {
  /// Adds an action for when the accessory can be shown; never called.
  public func onAvailabilityChange(
    perform action: @escaping (Bool) -> Void
  ) -> some SceneAccessoryContent { self }
}

/// Content on a display that people cannot touch.
nonisolated public struct ExternalNonInteractiveAccessory<Content: View>: SceneAccessoryContent {
  /// The system's accessories have no parts.
  public typealias Body = Never
  /// Creates an accessory.
  public init(@ViewBuilder content: @escaping () -> Content) {}
  /// Creates an accessory that is turned on by a binding.
  public init(isEnabled: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {}
}

/// Content on the outer display while the camera is used (iOS 27.1).
nonisolated public struct CameraCaptureAccessory<Content: View>: SceneAccessoryContent {
  /// The system's accessories have no parts.
  public typealias Body = Never
  /// Creates an accessory.
  public init(@ViewBuilder content: @escaping () -> Content) {}
  /// Creates an accessory that is turned on by a binding.
  public init(isEnabled: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {}
}

/// Collects what an app shows on other displays.
@resultBuilder public enum SceneAccessoryBuilder {
  /// Returns the accessory of a block.
  nonisolated public static func buildBlock<Content: SceneAccessoryContent>(
    _ content: Content
  ) -> Content { content }
}

nonisolated extension View {
  /// Shows content on other displays, which a picture does not show.
  public func sceneAccessory<Content: SceneAccessoryContent>(
    @SceneAccessoryBuilder content: () -> Content
  ) -> some View { recorded("sceneAccessory", .none) }
}
