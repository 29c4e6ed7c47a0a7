package import VitrineModel

/// A view that shows nothing and takes no space.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
  /// Creates an empty view.
  public init() {}
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] { [] }
}

/// The views that a builder combines.
nonisolated public struct TupleView<T>: View, PrimitiveView {
  /// The tuple of views.
  public var value: T
  let views: [any View]

  /// Creates a tuple view.
  public init(_ value: T) {
    self.value = value
    let children = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    views = children.isEmpty ? (value as? any View).map { [$0] } ?? [] : children
  }

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    views.enumerated().flatMap { index, view in view.lowered(context).placed(at: index) }
  }
}

/// The view of a conditional statement.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View,
  PrimitiveView
{
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    switch storage {
    case .trueContent(let view): view.lowered(context).identified(by: "if")
    case .falseContent(let view): view.lowered(context).identified(by: "else")
    }
  }

  /// Returns the condition with the location of its statement in the view of its branch.
  public func _located(at statement: _StatementLocation) -> Self {
    switch storage {
    case .trueContent(let view): Self(storage: .trueContent(view._located(at: statement)))
    case .falseContent(let view): Self(storage: .falseContent(view._located(at: statement)))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Returns the view, if there is one, with the location of its statement.
  nonisolated public func _located(at statement: _StatementLocation) -> Self {
    map { $0._located(at: statement) }
  }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    self?.lowered(context).identified(by: "if") ?? []
  }
}

/// A type-erased view.
nonisolated public struct AnyView: View, ErasedView, LocatedView {
  package var location = KeptLocation()
  package let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = view }
  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.view = view }
}

/// A view that is updated only if it differs from the previous one; in an archive it is the view
/// itself.
nonisolated public struct EquatableView<Content: View & Equatable>: View, PrimitiveView, LocatedView
{
  package var location = KeptLocation()
  /// The content of the equatable view.
  public var content: Content
  /// Creates an equatable view.
  public init(content: Content) { self.content = content }
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    content.lowered(context)
  }
}

nonisolated extension View where Self: Equatable {
  /// Makes updates of the view depend on a comparison.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Views that share modifiers.
nonisolated public struct Group<Content> {
  let content: Content
  package var location = KeptLocation()
}

extension Group: View, PrimitiveView, LocatedView where Content: View {
  /// Creates a group.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    content.lowered(context)
  }
}

/// Views with a header and a footer.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  package var location = KeptLocation()
  /// Whether the rows are shown; `nil` if they cannot be hidden.
  var isExpanded: Bool?
}

extension Section: View, PrimitiveView, LocatedView
where Parent: View, Content: View, Footer: View {
  /// Creates a section.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    guard context.drawsAppViews || context.separatesSections else {
      return header.lowered(context) + content.lowered(context) + footer.lowered(context)
    }
    var context = context
    context.separatesSections = false
    var section = ScreenView(.section, children: content.lowered(context))
    section.header = header.loweredLayer(context)
    section.footer = footer.loweredLayer(context)
    section.isExpanded = isExpanded
    return [ViewNode(.screenView(section))]
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title.
  @StringForm public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
}
