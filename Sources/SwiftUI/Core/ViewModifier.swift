package import VitrineModel

/// A change of a view that can be applied to several.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The content of the modified view.
  associatedtype Body: View
  /// The view before the change.
  typealias Content = _ViewModifier_Content<Self>
  /// The view after the change.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never
  let content: any View
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    content.lowered(context)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: such modifiers change the archive themselves.
  public func body(content: Content) -> Never {
    fatalError("a modifier without a body was asked for it")
  }
}

extension ViewModifier {
  /// This modifier with another one around it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view or modifier with a modifier around it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier inside.
  public var content: Content
  /// The modifier applied to the content.
  public var modifier: Modifier
  /// Creates a view with a modifier applied.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// A primitive view has no body.
  public typealias Body = Never
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    let inner = context.entering(Modifier.self)
    DynamicProperties.connect(modifier, inner)
    return modifier.body(content: _ViewModifier_Content(content: content)).lowered(inner)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view inside both modifiers.
  @MainActor
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier that changes nothing.
  nonisolated public static let identity = EmptyModifier()
  /// Creates an empty modifier.
  nonisolated public init() {}
  /// The view as it is.
  public func body(content: _ViewModifier_Content<EmptyModifier>) -> some View { content }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
