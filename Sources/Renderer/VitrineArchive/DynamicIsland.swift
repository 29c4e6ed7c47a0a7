import VitrineCoding
import VitrineDevices
import VitrineGeometry
import VitrineModel

/// The views of a Live Activity around the camera of an iPhone.
///
/// Source: Apple's documentation of `DynamicIsland`.
package struct DynamicIsland: ArchiveRecord {
  package var expanded: [DynamicIslandExpandedRegion] = []
  package var compactLeading: VariantView?
  package var compactTrailing: VariantView?
  package var minimal: VariantView?
  package var keylineTint: Color?
  package var contentMargins: [Margins] = []
  package var widgetURL: String?

  package init() {}

  package static let fields: [Field<DynamicIsland>] = [
    Field("expanded", \.expanded, "The regions of the expanded presentation."),
    Field("compactLeading", \.compactLeading, "The view left of the camera."),
    Field("compactTrailing", \.compactTrailing, "The view right of the camera."),
    Field("minimal", \.minimal, "The view when several activities share the island."),
    Field("keylineTint", \.keylineTint, "Colour of the line around the island."),
    Field(
      "contentMargins", \.contentMargins,
      "Space between the island's edges and its content; later ones win."),
    Field("widgetURL", \.widgetURL, rule: .notEmpty, "The URL that a tap opens."),
  ]

  /// Refuses a region that occurs more than once.
  package func validate() -> String? {
    let twice = DynamicIslandExpandedRegionPosition.allCases.first { position in
      expanded.count { $0.position == position } > 1
    }
    return twice.map { "'expanded' has more than one region '\($0.rawValue)'" }
  }

  /// The margins of a presentation, in points; `standard` if none are set.
  package func margins(for mode: DynamicIslandMode, standard: EdgeInsets) -> EdgeInsets {
    contentMargins.filter { $0.mode == nil || $0.mode == mode }
      .reduce(standard) { insets, margins in
        insets.replacing(margins.edges, by: margins.length)
      }
  }

  /// Space between the island's edges and its content.
  package struct Margins: ArchiveRecord {
    package var edges: EdgeSet = .all
    package var length = 0.0
    package var mode: DynamicIslandMode?

    package init() {}

    package static let fields: [Field<Margins>] = [
      Field("edges", \.edges, "The edges it is for; default: all."),
      Field("length", \.length, required: true, rule: .nonNegative, "Its width, in points."),
      Field("mode", \.mode, "The presentation it is for; default: every one."),
    ]
  }
}

/// A part of the expanded Dynamic Island.
///
/// Source: Apple's documentation of `DynamicIslandExpandedRegion`.
package struct DynamicIslandExpandedRegion: ArchiveRecord {
  /// The position of a region that is wider than the space beside the camera.
  package enum VerticalPlacement: String, ArchiveEnum {
    /// It stays beside the camera.
    case `default`
    /// It moves below the camera.
    case belowIfTooWide
  }

  package var position: DynamicIslandExpandedRegionPosition = .center
  package var priority = 0.0
  package var verticalPlacement: VerticalPlacement = .default
  package var content = VariantView(ViewNode(.emptyView(EmptyView())))

  package init() {}

  package static let fields: [Field<DynamicIslandExpandedRegion>] = [
    Field("position", \.position, required: true, "Where it is placed."),
    Field(
      "priority", \.priority,
      "The priority of leading or trailing for width; the higher value gets its width first."),
    Field(
      "verticalPlacement", \.verticalPlacement,
      "What happens if it is wider than the space beside the camera."),
    Field("content", \.content, required: true, "Its view."),
  ]
}

/// Where a region is placed.
public enum DynamicIslandExpandedRegionPosition: String, ArchiveEnum {
  /// Beside the camera, where reading starts.
  case leading
  /// Beside the camera, where reading ends.
  case trailing
  /// Below the camera.
  case center
  /// Below the other regions.
  case bottom
}
