internal import VitrineCoding
internal import VitrineModel

nonisolated extension View {
  /// Places the view in a frame of fixed size.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    var frame = Frame()
    frame.width = width.map(\.archived)
    frame.height = height.map(\.archived)
    frame.alignment = alignment.archived
    return archived(.frame(frame))
  }
  /// Returns the view unchanged.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { self }
  /// Places the view in a frame with a minimum, an ideal and a maximum size.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    var frame = Frame()
    frame.minWidth = minWidth.map { Extent($0.archived) }
    frame.idealWidth = idealWidth.map { Extent($0.archived) }
    frame.maxWidth = maxWidth.map { Extent($0.archived) }
    frame.minHeight = minHeight.map { Extent($0.archived) }
    frame.idealHeight = idealHeight.map { Extent($0.archived) }
    frame.maxHeight = maxHeight.map { Extent($0.archived) }
    frame.alignment = alignment.archived
    return archived(.frame(frame))
  }
  /// Places the view in a frame that is a part of the widget's content area.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: 1, span: 1, spacing: 0, alignment: alignment)
  }
  /// Places the view in a frame that is a part of the widget's content area.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    var frame = ContainerRelativeFrame()
    frame.axes = axes.archived
    (frame.count, frame.span) = (max(1, count), max(1, span))
    frame.spacing = Double(spacing)
    frame.alignment = alignment.archived
    return archived(.containerRelativeFrame(frame))
  }
  /// Places the view in a frame whose extent depends on the widget's content area.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    archived { context in
      let surface = context.pass.surface
      var frame = Frame()
      if axes.contains(.horizontal) {
        let room = surface.size.width - surface.margins.leading - surface.margins.trailing
        frame.width = length(CGFloat(room), .horizontal).archived
      }
      if axes.contains(.vertical) {
        let room = surface.size.height - surface.margins.top - surface.margins.bottom
        frame.height = length(CGFloat(room), .vertical).archived
      }
      frame.alignment = alignment.archived
      return [.frame(frame)]
    }
  }

  /// Adds space around the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    var padding = Padding()
    padding.insets = insets.archived
    return archived(.padding(padding))
  }
  /// Adds space at edges of the view.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    archived(.padding(Padding(edges, length)))
  }
  /// Adds space around the view.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  /// Adds space to the safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    var padding = Padding()
    padding.insets = insets.archived
    return archived(.safeAreaPadding(padding))
  }
  /// Adds space to the safe area.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    archived(.safeAreaPadding(Padding(edges, length)))
  }
  /// Adds space to the safe area.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
  /// Extends the view into the safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    var area = SafeAreaExtension()
    area.edges = edges.archived
    return archived(.ignoresSafeArea(area))
  }
  /// Extends the view into the safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
  /// Shows a view at an edge, and insets the safe area by its size.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      base: self, inset: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }
  /// Shows a view at an edge, and insets the safe area by its size.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      base: self, inset: content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }

  /// Fixes the view at its ideal size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Fixes the view at its ideal size.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var size = FixedSize()
    (size.horizontal, size.vertical) = (horizontal, vertical)
    return archived(.fixedSize(size))
  }
  /// Sets the priority with which a stack allots space to the view.
  public func layoutPriority(_ value: Double) -> some View { archived(.layoutPriority(value)) }
  /// Moves what the view draws, without a change of layout.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Moves what the view draws, without a change of layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    archived(.offset(x, y))
  }
  /// Places the centre of the view at a point.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
  /// Places the centre of the view at a point.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    var position = Position()
    (position.x, position.y) = (Double(x), Double(y))
    return archived(.position(position))
  }
  /// Sets the order in which overlapping views are drawn.
  public func zIndex(_ value: Double) -> some View { archived(.zIndex(value)) }

  /// Constrains the view to a ratio of width to height.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    var ratio = AspectRatio(contentMode: contentMode == .fit ? .fit : .fill)
    ratio.ratio = aspectRatio.flatMap { $0 > 0 && $0.isFinite ? Double($0) : nil }
    return archived(.aspectRatio(ratio))
  }
  /// Constrains the view to a ratio of width to height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  /// Scales the view to fit its parent, keeping its aspect ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales the view to fill its parent, keeping its aspect ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Makes the view span several columns of a grid.
  public func gridCellColumns(_ count: Int) -> some View {
    archived(.gridCellColumns(max(1, count)))
  }
  /// Sets the alignment of the view in its grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    archived(.gridCellAnchor(anchor.archived))
  }
  /// Sets the horizontal alignment of the views in the grid column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    archived(.gridColumnAlignment(guide.archived))
  }
  /// Ignores the view's size on these axes when a grid measures its cells.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    archived(.gridCellUnsizedAxes(axes.archived))
  }
}

/// How a view fits a space with other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// It is as large as fits into the space, or as small as covers it.
  case fit, fill
}

/// Regions of the safe area.
@RawValue<UInt>
public struct SafeAreaRegions: OptionSet, Sendable {
  /// All safe area regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
  /// The region of the surface.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension Padding {
  fileprivate init(_ edges: Edge.Set, _ length: CGFloat?) {
    self.init()
    self.edges = edges.archived
    self.length = length.map(\.archived)
  }
}

/// A view with another view at an edge.
nonisolated struct InsetView<Base: View, Inset: View>: View, PrimitiveView, LocatedView {
  package var location = KeptLocation()
  let base: Base
  let inset: Inset
  let edge: SafeAreaInset.Edge
  let alignment: Alignment
  let spacing: CGFloat?

  @MainActor func lower(_ context: LoweringContext) -> [ViewNode] {
    let nodes = base.lowered(context)
    guard let content = inset.loweredLayer(context) else { return nodes }
    var modifier = SafeAreaInset()
    modifier.edge = edge
    modifier.alignment = alignment.archived
    modifier.spacing = spacing.map(\.archived)
    modifier.content = content
    return nodes.modified(by: [.safeAreaInset(modifier)])
  }
}
