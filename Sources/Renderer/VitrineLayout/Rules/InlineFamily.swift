import VitrineModel

// The inline family is one line of text and symbols, even if a widget stacks views in it.
//
// Source: Apple's documentation of `WidgetFamily.accessoryInline`, "a flat widget that contains a
// single row of text and an optional image"; that stacked views follow each other is assumed.

extension EnvironmentValues {
  /// Whether the views are those of the inline family.
  var isInline: Bool { widgetFamily == .accessoryInline }
}

extension StackRule {
  /// A row of the inline family.
  static var inline: StackRule {
    StackRule(axis: .horizontal, spacing: nil, alignment: .vertical(.center))
  }
}

extension Content {
  /// The children of a stack that is not a row; `nil` for other views.
  var stackedChildren: [ViewNode]? {
    let traits = traits
    guard traits.isInlineRow, case .container(let children) = traits.role else { return nil }
    return children
  }
}
