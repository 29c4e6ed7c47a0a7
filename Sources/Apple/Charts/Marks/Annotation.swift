import SwiftUI
internal import VitrineModel

/// The placement of an annotation.
public struct AnnotationPosition: Hashable, Sendable {
  let archived: ChartAnnotation.Position
  /// At the end of a bar, or above other marks.
  public static let automatic = AnnotationPosition(archived: .automatic)
  /// Above the mark.
  public static let top = AnnotationPosition(archived: .top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(archived: .bottom)
  /// On the leading side of the mark.
  public static let leading = AnnotationPosition(archived: .leading)
  /// On the trailing side of the mark.
  public static let trailing = AnnotationPosition(archived: .trailing)
  /// Over the centre of the mark.
  public static let overlay = AnnotationPosition(archived: .overlay)
  /// Above the mark, at its leading edge.
  public static let topLeading = AnnotationPosition(archived: .topLeading)
  /// Above the mark, at its trailing edge.
  public static let topTrailing = AnnotationPosition(archived: .topTrailing)
  /// Below the mark, at its leading edge.
  public static let bottomLeading = AnnotationPosition(archived: .bottomLeading)
  /// Below the mark, at its trailing edge.
  public static let bottomTrailing = AnnotationPosition(archived: .bottomTrailing)
}

/// The context of an annotation: the size of its mark.
public struct AnnotationContext {
  /// Size of the mark in points.
  public let targetSize: CGSize
}

/// How annotations that extend beyond a boundary are placed.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// How annotations are placed along one axis.
  public struct Strategy: Hashable, Sendable {
    let archived: ChartAnnotation.Overflow
    /// The default, chosen by the chart.
    public static let automatic = Strategy(archived: .automatic)
    /// Annotations are not moved.
    public static let disabled = Strategy(archived: .disabled)
    /// Annotations are moved.
    public static let fit = Strategy(archived: .automatic)
    /// The scale is extended; here, annotations are moved into the chart.
    public static let padScale = Strategy(archived: .chart)
    /// Annotations are moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(archived: boundary.archived)
    }
  }
  /// A part of a chart.
  public struct Boundary: Hashable, Sendable {
    let archived: ChartAnnotation.Overflow
    /// The default, chosen by the chart.
    public static let automatic = Boundary(archived: .automatic)
    /// The plot area.
    public static let plot = Boundary(archived: .plot)
    /// The whole chart.
    public static let chart = Boundary(archived: .chart)
  }

  /// How annotations are placed horizontally.
  let x: Strategy
  /// How annotations are placed vertically.
  let y: Strategy
  /// The default, chosen by the chart.
  public static let automatic = AnnotationOverflowResolution()
  /// Creates a resolution for both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

nonisolated extension ChartContent {
  /// Adds a view next to each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let content = content
    return annotated(position, alignment, spacing, .automatic) {
      content().loweredLayer($0.inner)
    }
  }
  /// Adds a view next to each mark, created from the mark's context.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic, sized(content))
  }
  /// Adds a view next to each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let content = content
    return annotated(position, alignment, spacing, overflowResolution) {
      content().loweredLayer($0.inner)
    }
  }
  /// Adds a view next to each mark, created from the mark's context.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, sized(content))
  }

  /// Returns a placeholder for a view that is created once the size of its mark is known.
  private func sized<C: View>(
    _ content: @escaping (AnnotationContext) -> C
  ) -> @MainActor (ChartLowering) -> ViewNode? {
    // The objects of widget code are used only on the main actor.
    nonisolated(unsafe) let content = content
    return { lowering in
      lowering.addSized { content($0).lowered($1) }
    }
  }

  private func annotated(
    _ position: AnnotationPosition, _ alignment: SwiftUI.Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution,
    _ content: @escaping @MainActor (ChartLowering) -> ViewNode?
  ) -> some ChartContent {
    changed { mark, lowering in
      guard let view = content(lowering) else { return }
      var annotation = ChartAnnotation()
      annotation.position = position.archived
      annotation.alignment = alignment.archived
      annotation.spacing = spacing.map { Double($0) }
      (annotation.overflowX, annotation.overflowY) = (overflow.x.archived, overflow.y.archived)
      annotation.content = view
      mark.annotations.append(annotation)
    }
  }
}
