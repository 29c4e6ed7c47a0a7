import VitrineCoding

/// Space that grows along its stack's axis.
package struct Spacer: ArchiveRecord {
  package var minLength: Double?

  package init() {}

  package static let fields: [Field<Spacer>] = [
    Field("minLength", \.minLength, rule: .nonNegative, "Least length in points; default 8.")
  ]
}

/// A thin line across its stack's axis.
package struct Divider: ArchiveRecord {
  package init() {}
  package static let fields: [Field<Divider>] = []
}

/// The backdrop of an accessory widget, which adapts to the surface.
package struct AccessoryWidgetBackground: ArchiveRecord {
  package init() {}
  package static let fields: [Field<AccessoryWidgetBackground>] = []
}

/// A view without content.
package struct EmptyView: ArchiveRecord {
  package init() {}
  package static let fields: [Field<EmptyView>] = []
}
