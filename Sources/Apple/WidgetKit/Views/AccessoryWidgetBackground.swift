import SwiftUI
package import VitrineModel

/// The background that the system draws behind accessory widgets, as `AccessoryWidgetBackground`.
nonisolated public struct AccessoryWidgetBackground: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  /// Creates an accessory widget background.
  public init() {}

  @MainActor package func lower(_ context: LoweringContext) -> [VitrineModel.ViewNode] {
    [VitrineModel.ViewNode(.accessoryWidgetBackground(VitrineModel.AccessoryWidgetBackground()))]
  }
}

/// Up to three circles in a row in a rectangular accessory widget.
nonisolated public struct AccessoryWidgetGroup<Label: View, Content: View>: View, LocatedView {
  package var location = KeptLocation()
  private let label: Label
  private let content: Content

  /// Creates an accessory widget group.
  nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
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
  /// Creates an accessory widget group with a localized title.
  @StringForm
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUI.Text(titleKey) }, content: content)
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<SwiftUI.Text, SwiftUI.Image> {
  /// Creates an accessory widget group with a localized title and a symbol.
  @StringForm nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { SwiftUI.Label(titleKey, systemImage: systemImage) }, content: content)
  }
  /// Creates an accessory widget group with a localized title and an image of the catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(label: { SwiftUI.Label(titleKey, image: image) }, content: content) }
}

extension AccessoryWidgetGroup where Label == SwiftUI.EmptyView {
  /// Creates an accessory widget group.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: { SwiftUI.EmptyView() }, content: content)
  }
}

extension View {
  /// Sets the shape of the circles in a group.
  nonisolated public func accessoryWidgetGroupStyle(
    _ style: AccessoryWidgetGroupStyle = .automatic
  ) -> some View { recorded("accessoryWidgetGroupStyle") }
}

/// The shape of the circles in a group.
public enum AccessoryWidgetGroupStyle: Sendable, Hashable {
  /// The system's default, circles, or rounded squares.
  case automatic, circular, roundedSquare
}
