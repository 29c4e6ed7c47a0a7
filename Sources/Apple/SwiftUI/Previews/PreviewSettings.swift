/// What the traits or modifiers of a preview set for its presentation.
package struct PreviewSettings: Sendable {
  /// The size that is proposed to the view.
  package var layout: PreviewLayout?
  /// The orientation of the device.
  package var orientation: InterfaceOrientation?
  /// The names of settings without effect on a picture.
  package var ineffective: [String] = []
  /// Functions that apply the modifiers among the traits, the innermost first.
  var modifiers: [@MainActor @Sendable (AnyView) async throws -> AnyView] = []

  init() {}

  init(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
    for trait in traits {
      switch trait.change {
      case .layout(let layout): self.layout = layout
      case .orientation(let orientation): self.orientation = orientation
      case .nothing(let name): ineffective.append(name)
      case .modifier(let modifier): modifiers.append(modifier)
      }
    }
  }
}
