/// Room that grows along its stack's axis.
package struct Spacer: ArchiveRecord {
  /// Least length in points; `nil` is the platform's 8.
  package var minLength: Double?

  /// Makes a spacer of the platform's least length.
  package init() {}

  /// The least length.
  package static let fields: [Field<Spacer>] = [
    Field("minLength", \.minLength, rule: .nonNegative, "Least length in points; default 8.")
  ]
}

/// A thin line across its stack's axis.
package struct Divider: ArchiveRecord {
  /// Makes a divider.
  package init() {}
  /// A divider has no fields.
  package static let fields: [Field<Divider>] = []
}

/// The backdrop of an accessory widget, which adapts to the surface.
package struct AccessoryWidgetBackground: ArchiveRecord {
  /// Makes a backdrop.
  package init() {}
  /// A backdrop has no fields.
  package static let fields: [Field<AccessoryWidgetBackground>] = []
}

/// No view at all.
package struct EmptyView: ArchiveRecord {
  /// Makes an empty view.
  package init() {}
  /// An empty view has no fields.
  package static let fields: [Field<EmptyView>] = []
}
