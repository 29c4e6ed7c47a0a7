package import VitrineModel

/// Views in a row.
nonisolated public struct HStack<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let stack: VitrineModel.HStack
  private let content: Content

  /// Creates a row with an alignment and the space between views, in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VitrineModel.HStack(alignment, spacing)
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var stack = stack
    stack.children = content.lowered(context)
    return [ViewNode(.hStack(stack))]
  }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let stack: VitrineModel.VStack
  private let content: Content

  /// Creates a column with an alignment and the space between views, in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VitrineModel.VStack(alignment, spacing)
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var stack = stack
    stack.children = content.lowered(context)
    return [ViewNode(.vStack(stack))]
  }
}

/// A container that overlays its children.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let alignment: Alignment
  private let content: Content

  /// Creates an overlay of views with an alignment.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var stack = VitrineModel.ZStack()
    stack.alignment = alignment.archived
    stack.children = content.lowered(context)
    return [ViewNode(.zStack(stack))]
  }
}

/// Headers and footers that stay in place while a list scrolls.
@RawValue<UInt32>
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The headers of sections are pinned.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections are pinned.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in a row, each in its ideal size.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let stack: VitrineModel.HStack
  private let content: Content

  /// Creates a row with an alignment and the space between views, in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VitrineModel.HStack(alignment, spacing)
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var stack = stack
    stack.children = content.lowered(context)
    return [ViewNode(.lazyHStack(stack))]
  }
}

/// Views in a column, each in its ideal size.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let stack: VitrineModel.VStack
  private let content: Content

  /// Creates a column with an alignment and the space between views, in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VitrineModel.VStack(alignment, spacing)
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var stack = stack
    stack.children = content.lowered(context)
    return [ViewNode(.lazyVStack(stack))]
  }
}

extension VitrineModel.HStack {
  fileprivate init(_ alignment: VerticalAlignment, _ spacing: CGFloat?) {
    self.init()
    self.alignment = alignment.archived
    self.spacing = spacing.map(\.archived)
  }
}

extension VitrineModel.VStack {
  fileprivate init(_ alignment: HorizontalAlignment, _ spacing: CGFloat?) {
    self.init()
    self.alignment = alignment.archived
    self.spacing = spacing.map(\.archived)
  }
}

/// Space that grows along its stack's axis.
nonisolated public struct Spacer: View, PrimitiveView, LocatedView, Sendable {
  package var location = KeptLocation()
  /// Minimum length in points.
  public var minLength: CGFloat?
  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var spacer = VitrineModel.Spacer()
    spacer.minLength = minLength.map { Double($0) }
    return [ViewNode(.spacer(spacer))]
  }
}

/// A thin line across its stack's axis.
nonisolated public struct Divider: View, PrimitiveView, LocatedView, Sendable {
  package var location = KeptLocation()
  /// Creates a divider.
  public init() {}
  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    [ViewNode(.divider(VitrineModel.Divider()))]
  }
}

/// The first of several views that fits the proposed size.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  private let axes: Axis.Set
  private let content: Content

  /// Creates a view from alternatives, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] {
    var choice = VitrineModel.ViewThatFits()
    choice.axes = axes.archived
    choice.children = content.lowered(context)
    return [ViewNode(.viewThatFits(choice))]
  }
}
