package import VitrineModel

/// A modifier that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
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
  /// Combines this modifier with another one, which is applied after it.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view or modifier with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view or modifier that is modified.
  public var content: Content
  /// The modifier applied to the content.
  public var modifier: Modifier
  package var location = KeptLocation()
  /// Creates a view with a modifier applied.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

extension ModifiedContent: View, PrimitiveView, LocatedView
where Content: View, Modifier: ViewModifier {
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    let inner = context.entering(Modifier.self)
    DynamicProperties.connect(modifier, inner)
    if let modifier = modifier as? any EnvironmentalModifier {
      return modifier.lower(context.located(content), inner)
    }
    return modifier.body(content: _ViewModifier_Content(content: context.located(content)))
      .lowered(inner)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the view with both modifiers applied.
  @MainActor
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}

/// A modifier that becomes another one in the environment of its view.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the other modifier.
  associatedtype ResolvedModifier: ViewModifier
  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  func lower(_ content: some View, _ context: LoweringContext) -> [ViewNode] {
    ModifiedContent(content: content, modifier: resolve(in: context.environment)).lower(context)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier that changes nothing.
  nonisolated public static let identity = EmptyModifier()
  /// Creates an empty modifier.
  nonisolated public init() {}
  /// Returns the view unchanged.
  public func body(content: _ViewModifier_Content<EmptyModifier>) -> some View { content }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
