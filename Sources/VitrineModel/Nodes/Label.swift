/// A title with an icon beside it.
public struct Label: ArchiveRecord {
  /// The title.
  public var title = ViewNode(.text(Text()))
  /// The icon.
  public var icon: ViewNode?
  /// Name of a symbol, short for an icon that is an image of it.
  public var systemImage: String?

  /// Makes an empty label.
  public init() {}

  /// Title and icon.
  public static let fields: [Field<Label>] = [
    Field("title", \.title, required: true, "The title."),
    Field("icon", \.icon, "The icon."),
    Field(
      "systemImage", \.systemImage, rule: .notEmpty, "Name of a system symbol for the icon."),
  ]

  /// Only one icon can be given.
  public static let rules: [FieldRule] = [
    .exclusive(["icon"], ["systemImage"], "'icon' and 'systemImage' cannot be combined")
  ]
}
