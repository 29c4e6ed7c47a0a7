/// The first of several views that fits what is offered.
package struct ViewThatFits: ArchiveRecord {
  /// The axes on which a view has to fit.
  package var axes: [Axis] = Axis.allCases
  /// The views, the preferred one first; the last one is taken when none fits.
  package var children: [ViewNode] = []

  /// Makes a choice of nothing.
  package init() {}

  /// Axes and views.
  package static let fields: [Field<ViewThatFits>] = [
    Field("axes", \.axes, "The axes on which a view has to fit; default: both."),
    Field("children", \.children, "The views, the preferred one first."),
  ]
}
