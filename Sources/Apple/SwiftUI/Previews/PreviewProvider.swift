internal import VitrineGeometry
internal import VitrineModel

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
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
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
}

/// A view of a preview provider.
package struct ProvidedPreview {
  /// The name, if the author set one.
  package var name: String?
  /// The context of the preview.
  package let context: (any PreviewContext)?
  /// The view of the preview.
  package let view: AnyView
}

/// Collects the previews of a provider.
@MainActor
package final class PreviewCollector {
  /// The previews so far.
  package fileprivate(set) var previews: [ProvidedPreview] = []

  /// Returns the previews in a view.
  package static func previews(of view: some View) -> [ProvidedPreview] {
    let collector = PreviewCollector()
    var environment = EnvironmentValues()
    environment[PreviewCollectorKey.self] = collector
    let inputs = ArchiveInputs(
      environment: environment, size: VitrineGeometry.Size(width: 1000, height: 1000),
      margins: .zero)
    _ = try? archive(view, in: inputs)
    guard collector.previews.isEmpty else { return collector.previews }
    return [ProvidedPreview(name: nil, context: nil, view: AnyView(view))]
  }
}

private enum PreviewCollectorKey: EnvironmentKey {
  static var defaultValue: PreviewCollector? { nil }
}

/// A view that records the context of its preview.
nonisolated private struct ContextView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let context: (any PreviewContext)?

  @MainActor func lower(_ lowering: LoweringContext) -> [ViewNode] {
    guard let collector = lowering.environment[PreviewCollectorKey.self] else {
      return content.lowered(lowering)
    }
    let preview = ProvidedPreview(name: nil, context: context, view: AnyView(content))
    collector.previews.append(preview)
    return []
  }
}

/// A view that records the name of its preview.
nonisolated private struct NamedView<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let name: String?

  @MainActor func lower(_ lowering: LoweringContext) -> [ViewNode] {
    let collector = lowering.environment[PreviewCollectorKey.self]
    let first = collector?.previews.count ?? 0
    let nodes = content.lowered(lowering)
    guard let collector else { return nodes }
    for index in collector.previews.indices.dropFirst(first) {
      collector.previews[index].name = collector.previews[index].name ?? name
    }
    return nodes
  }
}

extension View {
  /// Sets the context of the preview.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    ContextView(content: self, context: value)
  }
  /// Sets the name of the preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    NamedView(content: self, name: value)
  }
  /// Sets the size of the preview; ignored, because the family decides it.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Sets the device of the preview; ignored, because the runner chooses it.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets the orientation of the device.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    self
  }
}
