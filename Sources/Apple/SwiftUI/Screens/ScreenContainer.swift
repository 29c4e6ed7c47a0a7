internal import VitrineGeometry
internal import VitrineModel

/// A view that UIKit draws on the screen of an app.
///
/// An archive of a screen has the view; in a widget, WidgetKit's sign is in its place.
nonisolated struct ScreenContainer<Content: View, Label: View>: View, PrimitiveView, LocatedView {
  typealias Body = Never
  package var location = KeptLocation()
  private let kind: ScreenView.Kind
  /// The name of SwiftUI's type.
  private let name: String
  private let content: Content
  private let label: Label
  private let change: (inout ScreenView, LoweringContext) -> Void

  init(
    _ kind: ScreenView.Kind, name: String? = nil, content: Content, label: Label,
    _ change: @escaping (inout ScreenView, LoweringContext) -> Void = { _, _ in }
  ) {
    (self.kind, self.content, self.label, self.change) = (kind, content, label, change)
    self.name = name ?? kind.rawValue
  }

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard context.drawsAppViews else { return [context.unsupported(name)] }
    var view = ScreenView(kind, label: label.loweredLayer(context))
    view.children = content.lowered(context)
    change(&view, context)
    return [ViewNode(.screenView(view))]
  }
}

extension ScreenContainer where Label == EmptyView {
  init(_ kind: ScreenView.Kind, name: String? = nil, content: Content) {
    self.init(kind, name: name, content: content, label: EmptyView())
  }
}

/// A view that a widget draws plainly, and a screen as UIKit does.
nonisolated struct ScreenAlternative<Content: View, Label: View, Plain: View>: View, PrimitiveView,
  LocatedView
{
  typealias Body = Never
  package var location = KeptLocation()
  let kind: ScreenView.Kind
  let content: Content
  let label: Label
  /// The view in a widget.
  let plain: Plain

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard context.drawsAppViews else { return plain.lowered(context) }
    let label = label.loweredLayer(context)
    return [
      ViewNode(.screenView(ScreenView(kind, label: label, children: content.lowered(context))))
    ]
  }
}

/// A picker with its options, one of which is chosen.
nonisolated struct PickerView<Content: View, Label: View>: View, PrimitiveView, LocatedView {
  typealias Body = Never
  package var location = KeptLocation()
  let content: Content
  let label: Label
  let selection: AnyHashable

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard context.drawsAppViews else { return [context.unsupported("Picker")] }
    let tags = ViewTags()
    var view = ScreenView(.picker, label: label.loweredLayer(context))
    view.children = content.lowered(context.with { $0.viewTags = tags })
    view.selection = tags.nodes[selection].flatMap { view.children.firstIndex(of: $0) }
    return [ViewNode(.screenView(view))]
  }
}

/// A view that tells the lists, bars and pickers around it something.
nonisolated struct ScreenTraitView<Base: View, Part: View>: View, PrimitiveView, LocatedView {
  typealias Body = Never
  package var location = KeptLocation()
  let base: Base
  let name: String
  let part: Part
  let change: (inout ScreenTraits, ViewNode?) -> Void

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    guard context.drawsAppViews else {
      context.record(name, .none)
      return nodes
    }
    var traits = ScreenTraits()
    change(&traits, part.loweredLayer(context))
    return nodes.modified(by: [.screen(traits)])
  }
}

nonisolated extension View {
  /// Tells the views around this one something that is a view.
  func screenTrait<Part: View>(
    _ name: String, _ part: Part, _ change: @escaping (inout ScreenTraits, ViewNode?) -> Void
  ) -> some View {
    ScreenTraitView(base: self, name: name, part: part, change: change)
  }

  /// Tells the views around this one something.
  func screenTrait(
    _ name: String, _ change: @escaping (inout ScreenTraits) -> Void
  ) -> some View {
    ScreenTraitView(base: self, name: name, part: EmptyView()) { traits, _ in change(&traits) }
  }
}
