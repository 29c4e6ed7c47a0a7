/// A type that provides previews of views, from before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to preview.
  @ViewBuilder static var previews: Previews { get }
  /// The platform of the previews; ignored, because the runner chooses it.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// No particular platform.
  public static var platform: PreviewPlatform? { nil }
}

/// The platform of previews.
public enum PreviewPlatform: Sendable, Hashable {
  /// The platform with this name.
  case iOS, macOS, tvOS, watchOS, visionOS
}

/// The device of previews.
@RawValue<String>
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
  /// Creates a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The context of a preview, such as a widget family.
public protocol PreviewContext {
  /// A value of the context.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension PreviewContext {
  /// The value of an unknown key.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// A key for values of a preview's context.
public protocol PreviewContextKey {
  /// The type of value that the key identifies.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The orientation of a device.
public enum InterfaceOrientation: Sendable, Hashable {
  /// The orientation with this name.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// Whether the device is on its side.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

nonisolated extension View {
  /// Sets the context of the preview.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    PreviewedView(base: self) { $0.context = value }
  }
  /// Sets the name of the preview.
  public func previewDisplayName(_ value: String?) -> some View {
    PreviewedView(base: self) { $0.name = value }
  }
  /// Sets the size of the preview.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewedView(base: self) { $0.settings.layout = value }
  }
  /// Sets the device of the preview; ignored, because the runner chooses it.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    PreviewedView(base: self) { $0.settings.ineffective.append("previewDevice") }
  }
  /// Sets the orientation of the device.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    PreviewedView(base: self) { $0.settings.orientation = value }
  }
}
