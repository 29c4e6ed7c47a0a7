internal import Foundation

/// Identifies additional content that VoiceOver reads on request.
public struct AccessibilityCustomContentKey: Sendable {
  private let id: String
  /// Creates a key with a label and an identifier.
  public init(_ label: Text, id: String) { self.id = id }
  /// Creates a key with a label and an identifier.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  /// Creates a key with a label, which identifies it.
  public init(_ labelKey: LocalizedStringKey) { id = "\(labelKey)" }
}

/// When additional content is read.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// On request, or with the view's label.
  case `default`, high
}

/// Namespace of types for what assistive technology reads.
public enum AXCustomContent {
  /// When additional content is read.
  public typealias Importance = AccessibilityCustomContentImportance
}

/// A view in the label that another view has for assistive technologies.
nonisolated public struct PlaceholderContentView<Value>: View {
  /// The view has no body: what it stands for is not known.
  public var body: some View { EmptyView() }
}

nonisolated extension View {
  /// Sets a label of views for assistive technologies, which is not read.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View { recorded("accessibilityLabel(content:)", .none) }
  /// Adds custom accessibility content.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { recorded("accessibilityCustomContent", .none) }
  /// Adds custom accessibility content.
  @StringForm public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { recorded("accessibilityCustomContent", .none) }
  /// Adds custom accessibility content.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { recorded("accessibilityCustomContent", .none) }
  /// Adds custom accessibility content.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { recorded("accessibilityCustomContent", .none) }
  /// Adds custom accessibility content.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { recorded("accessibilityCustomContent", .none) }
  /// Adds custom accessibility content.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { recorded("accessibilityCustomContent", .none) }
}
