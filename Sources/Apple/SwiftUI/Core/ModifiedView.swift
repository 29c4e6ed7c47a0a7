package import VitrineModel

/// A view with modifiers that exist in archives.
nonisolated package struct ModifiedView<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let content: Content
  /// Returns the modifiers for an environment, the innermost first.
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
  /// Applies a modifier that exists in archives.
  package func archived(
    _ modifier: Modifier, environment: ((inout EnvironmentValues) -> Void)? = nil
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, modifiers: { _ in [modifier] }, environment: environment)
  }

  /// Applies modifiers that depend on the environment.
  package func archived(
    environment: ((inout EnvironmentValues) -> Void)? = nil,
    _ modifiers: @escaping (LoweringContext) -> [Modifier]
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, modifiers: modifiers, environment: environment)
  }

  /// Returns the view unchanged, and records the use of an API that has no representation in
  /// archives.
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
