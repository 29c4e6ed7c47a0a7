/// Views side by side.
package struct HStack: ArchiveRecord {
  /// How views of different height are aligned.
  package var alignment: VerticalAlignment = .center
  /// Gap between views in points; `nil` chooses by the neighbours.
  package var spacing: Double?
  /// The views from leading to trailing.
  package var children: [ViewNode] = []

  /// Makes an empty stack.
  package init() {}

  /// Alignment, gap and views.
  package static let fields: [Field<HStack>] = [
    Field("alignment", \.alignment, "How views of different height are aligned."),
    Field("spacing", \.spacing, "Gap between views in points; default: by neighbours."),
    Field("children", \.children, "The views from leading to trailing."),
  ]
}

/// Views on top of each other.
package struct VStack: ArchiveRecord {
  /// How views of different width are aligned.
  package var alignment: HorizontalAlignment = .center
  /// Gap between views in points; `nil` chooses by the neighbours.
  package var spacing: Double?
  /// The views from top to bottom.
  package var children: [ViewNode] = []

  /// Makes an empty stack.
  package init() {}

  /// Alignment, gap and views.
  package static let fields: [Field<VStack>] = [
    Field("alignment", \.alignment, "How views of different width are aligned."),
    Field("spacing", \.spacing, "Gap between views in points; default: by neighbours."),
    Field("children", \.children, "The views from top to bottom."),
  ]
}

/// Views behind each other.
package struct ZStack: ArchiveRecord {
  /// The point in which all views are aligned.
  package var alignment: Alignment = .center
  /// The views from back to front.
  package var children: [ViewNode] = []

  /// Makes an empty stack.
  package init() {}

  /// Alignment and views.
  package static let fields: [Field<ZStack>] = [
    Field("alignment", \.alignment, "The point in which all views are aligned."),
    Field("children", \.children, "The views from back to front."),
  ]
}

/// Views that share modifiers; their container sees each of them.
package struct Group: ArchiveRecord {
  /// The views.
  package var children: [ViewNode] = []

  /// Makes an empty group.
  package init() {}

  /// The views.
  package static let fields: [Field<Group>] = [Field("children", \.children, "The views.")]
}
