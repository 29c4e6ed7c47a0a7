import VitrineCoding
import VitrineGeometry

/// The layout queries that an author's closures can make.
///
/// The front end asks while it makes an archive, so that the archive holds results only.
package protocol LayoutQuerying {
  /// The boxes of all views with an id, in the surface's space, in points.
  ///
  /// Views that their container does not show have none.
  func frames(
    of view: ViewNode, on surface: LayoutSurface
  ) throws(ArchiveError) -> [String: Rect]

  /// Size and guides of a view that is alone.
  func dimensions(
    of view: ViewNode, in proposal: ProposedViewSize, on surface: LayoutSurface
  ) throws(ArchiveError) -> LayoutDimensions
}

/// The surface on which a view is laid out.
package struct LayoutSurface: Hashable, Sendable {
  /// Size of the whole surface, in points.
  package var size: Size
  /// Room between the surface's edges and the content, in points.
  package var margins: EdgeInsets
  /// The values at the root.
  package var environment: EnvironmentValues
  /// Radius of the surface's corners, in points; `nil` where nothing follows them.
  package var cornerRadius: Double?

  /// Creates a layout surface.
  package init(size: Size, margins: EdgeInsets, environment: EnvironmentValues) {
    self.size = size
    self.margins = margins
    self.environment = environment
  }
}

/// Size and guides of a view, in points from its own corner.
package struct LayoutDimensions: Hashable, Sendable {
  /// The size of the layout dimensions.
  package var size: Size
  /// The guides that differ from edges and centre, by their names.
  package var guides: [String: Double]
  /// The order in which a stack gives the view its room.
  package var layoutPriority: Double

  /// Creates the dimensions of a view.
  package init(size: Size, guides: [String: Double] = [:], layoutPriority: Double = 0) {
    self.size = size
    self.guides = guides
    self.layoutPriority = layoutPriority
  }
}
