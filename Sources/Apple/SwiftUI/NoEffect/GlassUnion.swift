internal import VitrineGeometry
package import VitrineModel

/// The glass of the views with one identifier, which a container draws as one shape.
private struct GlassUnionID: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The glass effects in a container that are parts of unions.
private final class GlassUnions {
  private(set) var order: [GlassUnionID] = []
  private(set) var members: [GlassUnionID: (box: CGRect, glass: AnyView)] = [:]

  /// Adds the box of a view; the first one determines glass and shape.
  func add(_ box: CGRect, _ glass: @autoclosure () -> AnyView, to id: GlassUnionID) {
    if let first = members[id] {
      members[id]?.box = first.box.union(box)
    } else {
      order.append(id)
      members[id] = (box, glass())
    }
  }
}

private enum GlassUnionsKey: EnvironmentKey { static var defaultValue: GlassUnions? { nil } }
private enum GlassUnionIDKey: EnvironmentKey { static var defaultValue: GlassUnionID? { nil } }

/// A view with glass behind it, or a part of the glass that its container draws.
nonisolated struct GlassView<Base: View, Outline: Shape>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let glass: GlassBackground<Outline>

  init(base: Base, glass: GlassBackground<Outline>) { (self.base, self.glass) = (base, glass) }

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard let unions = context.environment[GlassUnionsKey.self],
      let id = context.environment[GlassUnionIDKey.self]
    else { return base.background { glass }.lowered(context) }
    let (name, box, _) = context.requestMeasurement()
    let nodes = base.lowered(context.with { $0[GlassUnionIDKey.self] = nil })
    guard !nodes.isEmpty else { return [] }
    if let box { unions.add(CGRect(box), AnyView(glass), to: id) }
    return [context.measured(ViewNode(nodes), name)]
  }
}

/// A container in which glass shapes merge.
nonisolated public struct GlassEffectContainer<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let content: Content
  /// Creates a glass effect container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content over the glass of its unions; other shapes are drawn by themselves.
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    let unions = GlassUnions()
    let (name, box, _) = context.requestMeasurement()
    let view = PlainContainer(name: "GlassEffectContainer", content: content)
    let nodes = view.lowered(context.with { $0[GlassUnionsKey.self] = unions })
    guard !nodes.isEmpty else { return [] }
    let node = context.measured(ViewNode(nodes), name)
    guard let box, !unions.order.isEmpty else { return [node] }
    let layers = unions.order.compactMap { unions.members[$0] }.flatMap { union, glass in
      glass.frame(width: union.width, height: union.height)
        .offset(x: union.minX - CGFloat(box.minX), y: union.minY - CGFloat(box.minY)).lowered(
          context)
    }
    return [node].modified(by: [.background(.stacked(layers, alignment: .topLeading))])
  }
}

nonisolated extension View {
  /// Combines the glass of views in a container that have the same identifier into one shape.
  ///
  /// Source: Apple's documentation; the shape of the first view is drawn around all of them.
  public func glassEffectUnion(id: some Hashable & Sendable, namespace: Namespace.ID) -> some View {
    let id = GlassUnionID(id: AnyHashable(id), namespace: namespace)
    // The identifier is used only on the main actor.
    nonisolated(unsafe) let kept = id
    return transformEnvironment { $0[GlassUnionIDKey.self] = kept }
  }
}
