/// A title with an icon beside it.
package struct Label: ArchiveRecord {
  /// The title.
  package var title = ViewNode(.text(Text()))
  /// The icon.
  package var icon: ViewNode?
  /// Name of a symbol, short for an icon that is an image of it.
  package var systemImage: String?

  /// Makes an empty label.
  package init() {}

  /// Title and icon.
  package static let fields: [Field<Label>] = [
    Field("title", \.title, required: true, "The title."),
    Field("icon", \.icon, "The icon."),
    Field(
      "systemImage", \.systemImage, rule: .notEmpty, "Name of a system symbol for the icon."),
  ]

  /// Only one icon can be given.
  package static let rules: [FieldRule] = [
    .exclusive(["icon"], ["systemImage"], "'icon' and 'systemImage' cannot be combined")
  ]
}
