/// Room that grows along its stack's axis.
public struct Spacer: ArchiveRecord {
  /// Least length in points; `nil` is the platform's 8.
  public var minLength: Double?

  /// Makes a spacer of the platform's least length.
  public init() {}

  /// The least length.
  public static let fields: [Field<Spacer>] = [
    Field("minLength", \.minLength, rule: .nonNegative, "Least length in points; default 8.")
  ]
}

/// A thin line across its stack's axis.
public struct Divider: ArchiveRecord {
  /// Makes a divider.
  public init() {}
  /// A divider has no fields.
  public static let fields: [Field<Divider>] = []
}

/// The backdrop of an accessory widget, which adapts to the surface.
public struct AccessoryWidgetBackground: ArchiveRecord {
  /// Makes a backdrop.
  public init() {}
  /// A backdrop has no fields.
  public static let fields: [Field<AccessoryWidgetBackground>] = []
}

/// No view at all.
public struct EmptyView: ArchiveRecord {
  /// Makes an empty view.
  public init() {}
  /// An empty view has no fields.
  public static let fields: [Field<EmptyView>] = []
}
