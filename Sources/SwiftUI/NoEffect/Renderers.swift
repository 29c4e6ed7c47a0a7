internal import VitrineModel
import Combine

/// A control to choose a colour: its label.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  /// A control for a colour.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The label of the picker.
  public var body: some View { PlatformContainer(name: "ColorPicker", content: label) }
}

extension ColorPicker where Label == Text {
  /// A control for a colour.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }
  /// A control for a colour.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(title) } }
}

extension UIImage {
  /// A picture of the asset catalogue.
  public convenience init(resource: ImageResource) { self.init(source: .named(resource.name)) }
}

extension UIColor {
  /// A colour of the asset catalogue.
  public convenience init(resource: ColorResource) { self.init(archived: .named(resource.name)) }
  /// A colour of SwiftUI's.
  public convenience init(_ color: Color) { self.init(archived: color.archived) }
}

extension View {
  /// Does something when a publisher sends a value; a picture does not wait for one.
  nonisolated public func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Combine.Publisher, P.Failure == Never { recorded("onReceive", .none) }
}
