import SwiftUI

/// What the system puts behind accessories, as `AccessoryWidgetBackground`.
///
/// It is drawn as a fill: which material the Lock Screen shows is not published.
public struct AccessoryWidgetBackground: View {
  /// Makes the background.
  nonisolated public init() {}
  /// A fill of the offered room.
  public var body: some View { Rectangle().fill(.fill.tertiary) }
}

/// Up to three circles beside one another in a rectangular accessory.
nonisolated public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a group with a label above it.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label above the circles.
  @MainActor public var body: some View {
    VStack(alignment: .leading) {
      label
      HStack { content }
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Makes a group with a title above it.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a group with a title above it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension AccessoryWidgetGroup where Label == EmptyView {
  /// Makes a group without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension View {
  /// Says which outline the circles of a group have.
  nonisolated public func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle
  ) -> some View { recorded("accessoryWidgetGroupStyle") }
}

/// Which outline the circles of a group have.
public enum AccessoryWidgetGroupStyle: Sendable, Hashable {
  /// The system's choice, circles, or rounded squares.
  case automatic, circular, roundedSquare
}
