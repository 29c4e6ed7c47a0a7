/// Views that Xcode shows while one writes them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What the views are made of.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
  /// The platform they are shown on.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The platform of the file.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews are shown on.
public enum PreviewPlatform: Sendable {
  /// A platform.
  case iOS, macOS, tvOS, watchOS, visionOS
}

/// What a preview is shown in.
public protocol PreviewContext {
  /// A value of the context.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value of a preview's context.
public protocol PreviewContextKey {
  /// What it is the key of.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As large as a device, as its view, or of a size.
  case device, sizeThatFits
  /// Of a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Takes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Takes a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable {
  private let name: String
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

nonisolated extension View {
  /// Names the preview.
  public func previewDisplayName(_ value: String?) -> some View {
    recorded("previewDisplayName", .none)
  }
  /// Sets how large the preview is.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    recorded("previewLayout", .none)
  }
  /// Sets the device of the preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    recorded("previewDevice", .none)
  }
  /// Sets how the device of the preview is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    recorded("previewInterfaceOrientation", .none)
  }
  /// Sets what the preview is shown in.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    recorded("previewContext", .none)
  }
}
