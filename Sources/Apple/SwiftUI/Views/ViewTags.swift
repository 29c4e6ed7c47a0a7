internal import VitrineModel

/// Views by tag, for containers that identify them by tags.
final class ViewTags {
  var nodes: [AnyHashable: ViewNode] = [:]
}

private enum ViewTagsKey: EnvironmentKey {
  static var defaultValue: ViewTags? { nil }
}

extension EnvironmentValues {
  var viewTags: ViewTags? {
    get { self[ViewTagsKey.self] }
    set { self[ViewTagsKey.self] = newValue }
  }
}

/// A view with a tag.
nonisolated struct TaggedView<Base: View>: View, PrimitiveView, LocatedView {
  typealias Body = Never
  package var location = KeptLocation()
  let base: Base
  let tag: AnyHashable

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    if let node = nodes.first { context.environment.viewTags?.nodes[tag] = ViewNode([node]) }
    return nodes
  }
}

nonisolated extension View {
  /// Sets the tag that distinguishes the view from others.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(base: self, tag: AnyHashable(tag))
  }
}
