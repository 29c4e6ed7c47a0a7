import VitrineCoding
import VitrineGeometry

/// Views in a row.
package struct HStack: ArchiveRecord {
  package var alignment: VerticalAlignment = .center
  package var spacing: Double?
  package var children: [ViewNode] = []

  package init() {}

  package static let fields: [Field<HStack>] = [
    Field("alignment", \.alignment, "How views of different height are aligned."),
    Field("spacing", \.spacing, "Gap between views in points; default: by neighbours."),
    Field("children", \.children, "The views from leading to trailing."),
  ]
}

/// Views in a column.
package struct VStack: ArchiveRecord {
  package var alignment: HorizontalAlignment = .center
  package var spacing: Double?
  package var children: [ViewNode] = []

  package init() {}

  package static let fields: [Field<VStack>] = [
    Field("alignment", \.alignment, "How views of different width are aligned."),
    Field("spacing", \.spacing, "Gap between views in points; default: by neighbours."),
    Field("children", \.children, "The views from top to bottom."),
  ]
}

/// Views on top of each other.
package struct ZStack: ArchiveRecord {
  package var alignment: Alignment = .center
  package var children: [ViewNode] = []

  package init() {}

  package static let fields: [Field<ZStack>] = [
    Field("alignment", \.alignment, "The point in which all views are aligned."),
    Field("children", \.children, "The views from back to front."),
  ]
}

/// Views that share modifiers; their container lays out each of them.
package struct Group: ArchiveRecord {
  package var children: [ViewNode] = []

  package init() {}

  package static let fields: [Field<Group>] = [Field("children", \.children, "The views.")]
}
