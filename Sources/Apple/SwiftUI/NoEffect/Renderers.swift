internal import VitrineGeometry
internal import VitrineModel
import Combine

/// A control that selects a colour.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color
  /// Creates a colour picker.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { (self.label, color) = (label(), selection.wrappedValue) }
  /// The label and a well with the colour.
  public var body: some View {
    let color = color.archived
    return ScreenContainer(.colorPicker, content: EmptyView(), label: label) { view, _ in
      view.color = color
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a colour picker with a localized title.
  @StringForm public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection) { Text(titleKey) } }
}

extension UIImage {
  /// Creates an image from the asset catalogue.
  public convenience init(resource: ImageResource) { self.init(source: .named(resource.name)) }
}

extension UIColor {
  /// Creates a colour from the asset catalogue.
  public convenience init(resource: ColorResource) { self.init(archived: .named(resource.name)) }
  /// Creates a colour from one of SwiftUI's.
  public convenience init(_ color: Color) { self.init(archived: color.archived) }
}

extension View {
  /// Performs an action when a publisher sends a value, which a picture does not wait for.
  nonisolated public func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Combine.Publisher, P.Failure == Never { recorded("onReceive", .none) }
}
