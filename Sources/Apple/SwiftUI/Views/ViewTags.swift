internal import VitrineModel

/// Views by tag, for containers that identify them by tags.
final class ViewTags {
  var nodes: [AnyHashable: ViewNode] = [:]
}

extension EnvironmentValues {
  /// The tags of the views that are chosen of those in the container.
  @Entry var chosenTags: Set<AnyHashable> = []
  @Entry var viewTags: ViewTags?
}

/// A view with a tag.
nonisolated struct TaggedView<Base: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let tag: AnyHashable

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    if let node = nodes.first { context.environment.viewTags?.nodes[tag] = ViewNode([node]) }
    return context.marked(nodes, as: tag)
  }
}

extension LoweringContext {
  /// The views of a tag, which their container knows to be chosen; while several can be, each of them has
  /// a circle.
  func marked(_ nodes: [ViewNode], as tag: AnyHashable) -> [ViewNode] {
    var traits = ScreenTraits()
    if environment.chosenTags.contains(tag) { traits.isSelected = true }
    if choosesSeveral { traits.selects = true }
    return traits == ScreenTraits() ? nodes : nodes.modified(by: [.screen(traits)])
  }

  /// Whether the container is edited, and its selection is a set.
  private var choosesSeveral: Bool {
    environment.editMode?.wrappedValue.isEditing == true
      && environment.chosenTags.contains { Mirror(reflecting: $0.base).displayStyle == .set }
  }
}

/// The tags of a selection: a value, the value of an optional, or the members of a set.
nonisolated func tags<V: Hashable>(of selection: V) -> Set<AnyHashable> {
  let mirror = Mirror(reflecting: selection)
  switch mirror.displayStyle {
  case .optional, .set:
    return Set(mirror.children.compactMap { $0.value as? AnyHashable } + [AnyHashable(selection)])
  default: return [AnyHashable(selection)]
  }
}

nonisolated extension View {
  /// Sets the tag that distinguishes the view from others.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(base: self, tag: AnyHashable(tag))
  }
}
