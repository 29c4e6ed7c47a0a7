import VitrineCoding

/// A title with an icon beside it.
package struct Label: ArchiveRecord {
  package var title = ViewNode(.text(Text()))
  package var icon: ViewNode?
  package var systemImage: String?

  package init() {}

  package static let fields: [Field<Label>] = [
    Field("title", \.title, required: true, "The title."),
    Field("icon", \.icon, "The icon."),
    Field(
      "systemImage", \.systemImage, rule: .symbolName, "Name of a system symbol for the icon."),
  ]

  /// Only one icon can be given.
  package static let rules: [FieldRule] = [
    .exclusive(["icon"], ["systemImage"], "'icon' and 'systemImage' cannot be combined")
  ]
}
