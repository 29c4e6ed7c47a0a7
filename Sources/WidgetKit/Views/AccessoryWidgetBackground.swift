import SwiftUI
package import VitrineModel

/// What the system puts behind accessories, as `AccessoryWidgetBackground`.
nonisolated public struct AccessoryWidgetBackground: View, PrimitiveView {
  /// What the view is made of.
  public typealias Body = Never
  /// Makes the background.
  public init() {}

  @MainActor package func lower(_ context: LoweringContext) -> [VitrineModel.ViewNode] {
    [VitrineModel.ViewNode(.accessoryWidgetBackground(VitrineModel.AccessoryWidgetBackground()))]
  }
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
    SwiftUI.VStack(alignment: .leading) {
      label
      SwiftUI.HStack { content }
    }
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Text {
  /// Makes a group with a title above it.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Text(titleKey) }
  }
  /// Makes a group with a title above it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Text(title) }
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.EmptyView {
  /// Makes a group without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.EmptyView() }
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
