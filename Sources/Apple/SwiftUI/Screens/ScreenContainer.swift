internal import VitrineModel

/// A view that UIKit draws on the screen of an app.
///
/// An archive of a screen has the view; in a widget, WidgetKit's sign or another view is in its place.
nonisolated struct ScreenContainer<Content: View, Label: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let kind: ScreenView.Kind
  /// The name of SwiftUI's type.
  private let name: String
  private let content: Content
  private let label: Label
  /// The tags of the chosen views; `nil` if none can be chosen.
  private let chosen: Set<AnyHashable>?
  /// The view in a widget; `nil` for the sign.
  private let plain: (@MainActor (LoweringContext) -> [ViewNode])?
  private let change: @MainActor (inout ScreenView, LoweringContext) -> Void

  init(
    _ kind: ScreenView.Kind, name: String? = nil, content: Content, label: Label,
    chosen: Set<AnyHashable>? = nil,
    _ change: @escaping @MainActor (inout ScreenView, LoweringContext) -> Void = { _, _ in },
    plain: (@MainActor (LoweringContext) -> [ViewNode])? = nil
  ) {
    (self.kind, self.content, self.label, self.change) = (kind, content, label, change)
    (self.chosen, self.plain) = (chosen, plain)
    self.name = name ?? kind.rawValue
  }

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    guard context.drawsAppViews else { return plain?(context) ?? [context.unsupported(name)] }
    let inner = chosen.map { tags in context.with { $0.chosenTags = tags } } ?? context
    // These take the styles of buttons.
    let isButton = [.navigationLink, .menu, .shareLink].contains(kind)
    let label =
      isButton
      ? Button(.closure, nil, label).loweredLayer(context) : label.loweredLayer(context)
    var view = ScreenView(
      kind, label: label, children: content.lowered(inner).flatMap(\.separated))
    if chosen != nil { view.selection = view.children.firstIndex(where: \.isChosen) }
    change(&view, context)
    return [ViewNode(.screenView(view))]
  }
}

extension ScreenContainer where Label == EmptyView {
  init(
    _ kind: ScreenView.Kind, name: String? = nil, content: Content,
    chosen: Set<AnyHashable>? = nil,
    _ change: @escaping @MainActor (inout ScreenView, LoweringContext) -> Void = { _, _ in }
  ) {
    self.init(
      kind, name: name, content: content, label: EmptyView(), chosen: chosen, change)
  }
}

extension ViewNode {
  /// Whether the view has the tag that is chosen.
  fileprivate var isChosen: Bool {
    modifiers.contains { modifier in
      if case .screen(let traits) = modifier { traits.isSelected == true } else { false }
    }
  }
}

/// A view that tells the lists, bars and pickers around it something.
nonisolated struct ScreenTraitView<Base: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let name: String
  /// Whether what the base says itself counts more.
  var isDefault = false
  let change: @MainActor (inout ScreenTraits, LoweringContext) -> Void

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    guard context.drawsAppViews else {
      context.record(name, .none)
      return nodes
    }
    var traits = ScreenTraits()
    change(&traits, context)
    guard isDefault, traits != ScreenTraits(), !nodes.isEmpty else {
      return traits == ScreenTraits() ? nodes : nodes.modified(by: [.screen(traits)])
    }
    var node = ViewNode(nodes)
    node.modifiers.insert(.screen(traits), at: 0)
    return [node]
  }
}

nonisolated extension View {
  /// Tells the views around this one something.
  func screenTraits(
    _ name: String,
    _ change: @escaping @MainActor (inout ScreenTraits, LoweringContext) -> Void
  ) -> some View { ScreenTraitView(base: self, name: name, change: change) }

  /// Tells the views around this one something that is a view.
  func screenTrait<Part: View>(
    _ name: String, _ part: Part, _ change: @escaping (inout ScreenTraits, ViewNode?) -> Void
  ) -> some View {
    nonisolated(unsafe) let (part, change) = (part, change)
    return screenTraits(name) { change(&$0, part.loweredLayer($1)) }
  }

  /// Tells the views around this one something.
  func screenTrait(
    _ name: String, _ change: @escaping (inout ScreenTraits) -> Void
  ) -> some View {
    nonisolated(unsafe) let change = change
    return screenTraits(name) { traits, _ in change(&traits) }
  }

  /// Shows a view over the screen, if it is presented from the start.
  func presenting<Content: View, Title: View, Message: View>(
    _ kind: ScreenView.Kind, _ name: String, _ isPresented: Bool, title: Title, message: Message,
    _ content: () -> Content
  ) -> some View {
    nonisolated(unsafe) let content = isPresented ? content() : nil
    nonisolated(unsafe) let (title, message) = (title, message)
    return screenTraits(name) { traits, context in
      guard let content else { return }
      var view = ScreenView(
        kind, label: title.loweredLayer(context), children: content.lowered(context))
      view.detail = message.loweredLayer(context)
      traits.presented = ViewNode(.screenView(view))
    }
  }

  /// Shows a view over the screen, if it is presented from the start.
  func presenting<Content: View>(
    _ kind: ScreenView.Kind, _ name: String, _ isPresented: Bool, _ content: () -> Content
  ) -> some View {
    presenting(
      kind, name, isPresented, title: EmptyView(), message: EmptyView(), content)
  }
}
