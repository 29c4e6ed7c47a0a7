public import UniformTypeIdentifiers

// Rarer forms of modifiers of apps, which no picture shows.

nonisolated extension View {
  /// Opens files, with an action for a person who opens none.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { recorded("fileImporter", .none) }
  /// Presents a dialog that exports documents.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { recorded("fileExporter", .none) }
  /// Presents a dialog that exports items.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { recorded("fileExporter", .none) }
  /// Binds a value in a range to the rotation of the Digital Crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View { recorded("digitalCrownRotation", .none) }
  /// Binds a value to the rotation of the Digital Crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void,
    onIdle: @escaping () -> Void = {}
  ) -> some View { recorded("digitalCrownRotation", .none) }
  /// Binds a value with stops to the rotation of the Digital Crown.
  public func digitalCrownRotation<V: Strideable>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}
  ) -> some View { recorded("digitalCrownRotation", .none) }
  /// Shows a view beside the Digital Crown.
  public func digitalCrownAccessory<C: View>(
    @ViewBuilder content: @escaping () -> C
  ) -> some View { recorded("digitalCrownAccessory", .none) }
  /// Shows or hides the view beside the Digital Crown.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
    recorded("digitalCrownAccessory", .none)
  }
  /// Presents an action sheet for a value.
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let value = item.wrappedValue
    return actionSheet(isPresented: .constant(value != nil)) {
      value.map(content) ?? ActionSheet(title: Text(verbatim: ""))
    }
  }
  /// Adds an action of assistive technologies with a label.
  public func accessibilityAction<L: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> L
  ) -> some View { accessibilityAction(named: Text(verbatim: ""), action) }
  /// Adds a menu that people open by touching and holding the view.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    recorded("contextMenu", .none)
  }
  /// Changes transactions inside a view.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
}

/// A turn of the Digital Crown.
public struct DigitalCrownEvent: Sendable {
  /// The distance, in the values that it changes.
  public let offset: Double
  /// The velocity, in values per second.
  public let velocity: Double
}

/// How far the Digital Crown is turned for a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far, less far, or a little.
  case low, medium, high
}

/// A menu that people open by touching and holding a view.
public struct ContextMenu<MenuItems: View> {
  /// Creates a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title, an image and a role.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) } }
}
