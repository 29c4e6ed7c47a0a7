import SwiftUI
internal import VitrineModel

/// Where an annotation stands.
public struct AnnotationPosition: Hashable, Sendable {
  let archived: ChartAnnotation.Position
  /// Where a bar ends, elsewhere above.
  public static let automatic = AnnotationPosition(archived: .automatic)
  /// Above.
  public static let top = AnnotationPosition(archived: .top)
  /// Below.
  public static let bottom = AnnotationPosition(archived: .bottom)
  /// Before.
  public static let leading = AnnotationPosition(archived: .leading)
  /// After.
  public static let trailing = AnnotationPosition(archived: .trailing)
  /// In the middle.
  public static let overlay = AnnotationPosition(archived: .overlay)
  /// Above, before.
  public static let topLeading = AnnotationPosition(archived: .topLeading)
  /// Above, after.
  public static let topTrailing = AnnotationPosition(archived: .topTrailing)
  /// Below, before.
  public static let bottomLeading = AnnotationPosition(archived: .bottomLeading)
  /// Below, after.
  public static let bottomTrailing = AnnotationPosition(archived: .bottomTrailing)
}

/// What an annotation knows of its mark.
public struct AnnotationContext {
  /// Size of the mark in points, which only layout knows: zero.
  public var targetSize: CGSize { .zero }
}

/// What becomes of annotations that reach beyond the plot.
public struct AnnotationOverflowResolution: Sendable {
  /// What becomes of them along one axis.
  public struct Strategy: Sendable {
    let fits: Bool
    /// The chart's choice.
    public static let automatic = Strategy(fits: true)
    /// They stay as they are.
    public static let disabled = Strategy(fits: false)
    /// They are moved.
    public static let fit = Strategy(fits: true)
    /// The plot becomes smaller; they are moved.
    public static let padScale = Strategy(fits: true)
    /// They are moved so that they stay within a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(fits: true) }
  }
  /// A part of a chart.
  public struct Boundary: Sendable {
    /// The chart's choice.
    public static let automatic = Boundary()
    /// The plot.
    public static let plot = Boundary()
    /// The chart.
    public static let chart = Boundary()
  }

  let fits: Bool
  /// The chart's choice.
  public static let automatic = AnnotationOverflowResolution()
  /// Sets what becomes of them along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { fits = x.fits || y.fits }
}

nonisolated extension ChartContent {
  /// Puts a view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, fits: true) { _ in content() }
  }
  /// Puts a view beside each mark, which knows its mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, fits: true, content)
  }
  /// Puts a view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, fits: overflowResolution.fits) { _ in content() }
  }
  /// Puts a view beside each mark, which knows its mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: SwiftUI.Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, fits: overflowResolution.fits, content)
  }

  private func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: SwiftUI.Alignment, _ spacing: CGFloat?, fits: Bool,
    _ content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    // What a widget's code makes is made on the main actor alone.
    nonisolated(unsafe) let content = content
    return changed { mark, lowering in
      guard let view = content(AnnotationContext()).loweredLayer(lowering.inner) else { return }
      var annotation = ChartAnnotation()
      annotation.position = position.archived
      annotation.alignment = alignment.archived
      annotation.spacing = spacing.map { Double($0).finite }
      annotation.fitsPlot = fits
      annotation.content = view
      mark.annotations.append(annotation)
    }
  }
}
