package import VitrineCoding
package import VitrineGeometry
package import VitrineModel

/// The layout queries that an author's closures can make.
///
/// The front end makes these queries while it builds an archive, so that the archive contains only
/// their results.
package protocol LayoutQuerying {
  /// The boxes of all views with an id, in the surface's space, in points.
  ///
  /// Views that their container does not show have none.
  func frames(
    of view: ViewNode, on surface: LayoutSurface
  ) throws(ArchiveError) -> [String: Rect]

  /// The size and guides of a view that is laid out alone.
  func dimensions(
    of view: ViewNode, in proposal: VitrineGeometry.ProposedViewSize, on surface: LayoutSurface
  ) throws(ArchiveError) -> LayoutDimensions

  /// The lines of a text that is laid out alone; the extent of a run is that of its background.
  func lines(
    of text: ViewNode, in proposal: VitrineGeometry.ProposedViewSize, on surface: LayoutSurface
  ) throws(ArchiveError) -> MeasuredText
}

/// The lines of a text, in points from the top left corner of its box.
package struct MeasuredText: Hashable, Sendable {
  /// A line.
  package struct Line: Hashable, Sendable {
    /// The left end of the line.
    package var x: Double
    /// The distance of the baseline from the top of the box.
    package var baseline: Double
    /// The width without white space at the end.
    package var width: Double
    /// The parts with one style, from left to right.
    package var runs: [Run]

    /// Creates a line.
    package init(x: Double, baseline: Double, width: Double, runs: [Run]) {
      (self.x, self.baseline, self.width, self.runs) = (x, baseline, width, runs)
    }
  }

  /// A part of a line with one style.
  package struct Run: Hashable, Sendable {
    /// The index of the style among those of the text.
    package var style: Int
    /// The left and the right end, white space included.
    package var start: Double
    package var end: Double
    /// The left ends of the glyphs.
    package var glyphs: [Double] = []

    /// Creates a run without glyphs.
    package init(style: Int, start: Double, end: Double) {
      (self.style, self.start, self.end) = (style, start, end)
    }
  }

  /// The size of the box.
  package var size = Size.zero
  /// The room of letters above the baseline.
  package var ascent = 0.0
  /// The room of letters below the baseline.
  package var descent = 0.0
  /// The lines from top to bottom.
  package var lines: [Line] = []
  /// Whether something was cut off.
  package var isTruncated = false

  /// Creates a text without lines.
  package init() {}
}

/// The surface on which a view is laid out.
package struct LayoutSurface: Hashable, Sendable {
  /// Size of the whole surface, in points.
  package var size: Size
  /// Space between the surface's edges and the content, in points.
  package var margins: VitrineGeometry.EdgeInsets
  /// The environment of the root view.
  package var environment: VitrineModel.EnvironmentValues
  /// Radius of the surface's corners, in points; `nil` if no shape adapts to them.
  package var cornerRadius: Double?

  /// Creates a surface.
  package init(
    size: Size, margins: VitrineGeometry.EdgeInsets, environment: VitrineModel.EnvironmentValues
  ) {
    self.size = size
    self.margins = margins
    self.environment = environment
  }
}

/// Size and guides of a view, in points from its top left corner.
package struct LayoutDimensions: Hashable, Sendable {
  /// Width and height, in points.
  package var size: Size
  /// The guides that differ from edges and centre, by their names.
  package var guides: [String: Double]
  /// The priority with which a stack allots space to the view.
  package var layoutPriority: Double

  /// Creates the dimensions of a view.
  package init(size: Size, guides: [String: Double] = [:], layoutPriority: Double = 0) {
    self.size = size
    self.guides = guides
    self.layoutPriority = layoutPriority
  }
}
