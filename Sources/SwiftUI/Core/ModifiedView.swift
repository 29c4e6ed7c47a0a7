package import VitrineModel

/// A view with modifiers of the archive around it.
nonisolated package struct ModifiedView<Content: View>: View, PrimitiveView {
  package typealias Body = Never
  let content: Content
  /// The modifiers, the innermost first; made anew for each environment.
  let modifiers: (LoweringContext) -> [Modifier]
  /// Changes the environment that the content inherits.
  let environment: ((inout EnvironmentValues) -> Void)?

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    let modifiers = modifiers(context)
    var inner = context
    environment?(&inner.environment)
    inner.inherited += modifiers.reversed()
    return content.lowered(inner).modified(by: modifiers)
  }
}

nonisolated extension View {
  /// The view inside a modifier of the archive.
  package func archived(
    _ modifier: Modifier, environment: ((inout EnvironmentValues) -> Void)? = nil
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, modifiers: { _ in [modifier] }, environment: environment)
  }

  /// The view inside modifiers that depend on its environment.
  package func archived(
    environment: ((inout EnvironmentValues) -> Void)? = nil,
    _ modifiers: @escaping (LoweringContext) -> [Modifier]
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, modifiers: modifiers, environment: environment)
  }

  /// The view as it is, with a note that something SwiftUI draws is missing, for modules of other packages.
  @_spi(StandIns)
  public func recordedAsNotDrawn(_ name: String) -> some View { recorded(name, .notDrawn) }

  /// The view as it is, with a note that an API was used that archives do not know.
  package func recorded(
    _ name: String, _ effect: IgnoredAPI.Effect = .notDrawn,
    environment: ((inout EnvironmentValues) -> Void)? = nil
  ) -> ModifiedView<Self> {
    archived(environment: environment) { context in
      context.record(name, effect)
      return []
    }
  }
}
