/// The first of several views that fits what is offered.
public struct ViewThatFits: ArchiveRecord {
  /// The axes on which a view has to fit.
  public var axes: [Axis] = Axis.allCases
  /// The views, the preferred one first; the last one is taken when none fits.
  public var children: [ViewNode] = []

  /// Makes a choice of nothing.
  public init() {}

  /// Axes and views.
  public static let fields: [Field<ViewThatFits>] = [
    Field("axes", \.axes, "The axes on which a view has to fit; default: both."),
    Field("children", \.children, "The views, the preferred one first."),
  ]
}
