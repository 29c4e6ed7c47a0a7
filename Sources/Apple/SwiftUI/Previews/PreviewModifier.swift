internal import VitrineModel

/// A modifier for previews, with a context that is made once and shared by all of them.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The previewed view.
  typealias Content = PreviewModifierContent
  /// Makes the context, before the first preview that uses it is shown.
  static func makeSharedContext() async throws -> Context
  /// Returns the modified view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// No context.
  public static func makeSharedContext() async throws {}
}

/// The view that a modifier for previews is applied to.
nonisolated public struct PreviewModifierContent: View, ErasedView {
  package let view: any View
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the preview.
  nonisolated public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    // Previews are made one after another, on the main actor.
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait(change: .modifier { try await modifier.applied(to: $0) })
  }
}

extension PreviewModifier {
  fileprivate func applied(to view: AnyView) async throws -> AnyView {
    let context = try await PreviewContexts.context(of: Self.self)
    return AnyView(PreviewModifiedView(content: view, modifier: self, context: context))
  }
}

/// A preview with a modifier.
nonisolated private struct PreviewModifiedView<Modifier: PreviewModifier>: View, PrimitiveView {
  let content: AnyView
  let modifier: Modifier
  let context: Modifier.Context

  @MainActor func lower(_ lowering: LoweringContext) -> [ViewNode] {
    let inner = lowering.entering(Modifier.self)
    DynamicProperties.connect(modifier, inner)
    return modifier.body(content: PreviewModifierContent(view: content), context: context)
      .lowered(inner)
  }
}

/// The contexts of modifiers for previews, each made once.
@MainActor
private enum PreviewContexts {
  private static var made: [ObjectIdentifier: Any] = [:]

  static func context<Modifier: PreviewModifier>(
    of type: Modifier.Type
  ) async throws -> Modifier.Context {
    if let context = made[ObjectIdentifier(type)] as? Modifier.Context { return context }
    let context = try await type.makeSharedContext()
    made[ObjectIdentifier(type)] = context
    return context
  }
}
