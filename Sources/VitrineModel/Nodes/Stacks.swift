/// Views side by side.
public struct HStack: ArchiveRecord {
  /// How views of different height are aligned.
  public var alignment: VerticalAlignment = .center
  /// Gap between views in points; `nil` chooses by the neighbours.
  public var spacing: Double?
  /// The views from leading to trailing.
  public var children: [ViewNode] = []

  /// Makes an empty stack.
  public init() {}

  /// Alignment, gap and views.
  public static let fields: [Field<HStack>] = [
    Field("alignment", \.alignment, "How views of different height are aligned."),
    Field("spacing", \.spacing, "Gap between views in points; default: by neighbours."),
    Field("children", \.children, "The views from leading to trailing."),
  ]
}

/// Views on top of each other.
public struct VStack: ArchiveRecord {
  /// How views of different width are aligned.
  public var alignment: HorizontalAlignment = .center
  /// Gap between views in points; `nil` chooses by the neighbours.
  public var spacing: Double?
  /// The views from top to bottom.
  public var children: [ViewNode] = []

  /// Makes an empty stack.
  public init() {}

  /// Alignment, gap and views.
  public static let fields: [Field<VStack>] = [
    Field("alignment", \.alignment, "How views of different width are aligned."),
    Field("spacing", \.spacing, "Gap between views in points; default: by neighbours."),
    Field("children", \.children, "The views from top to bottom."),
  ]
}

/// Views behind each other.
public struct ZStack: ArchiveRecord {
  /// The point in which all views are aligned.
  public var alignment: Alignment = .center
  /// The views from back to front.
  public var children: [ViewNode] = []

  /// Makes an empty stack.
  public init() {}

  /// Alignment and views.
  public static let fields: [Field<ZStack>] = [
    Field("alignment", \.alignment, "The point in which all views are aligned."),
    Field("children", \.children, "The views from back to front."),
  ]
}

/// Views that share modifiers; their container sees each of them.
public struct Group: ArchiveRecord {
  /// The views.
  public var children: [ViewNode] = []

  /// Makes an empty group.
  public init() {}

  /// The views.
  public static let fields: [Field<Group>] = [Field("children", \.children, "The views.")]
}
