internal import VitrineDevices
package import VitrineModel

/// A control that opens a URL in the app.
nonisolated public struct Link<Label: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let destination: URL
  private let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var link = VitrineModel.Link()
    link.destination = destination.absoluteString
    link.label = ViewNode(label.lowered(context))
    let traits = context.environment.traits
    let interactivity = Interactivity(traits.target, on: traits.platform)
    if !interactivity.allowsLinks { context.warn(interactivity.warning(of: "links")) }
    return [ViewNode(.link(link))]
  }
}

nonisolated extension Link where Label == Text {
  /// Creates a link with a localized title.
  @StringForm public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
