/// The accessibility modifiers, as SwiftUI has them under names that begin with `accessibility`.
public indirect enum AccessibilityModifier: Hashable, Sendable {
  /// What the view is called.
  case label(Text)
  /// What the view says of its value.
  case value(Text)
  /// What happens when the view is tapped.
  case hint(Text)
  /// Names by which the view can be called by voice.
  case inputLabels([Text])
  /// A name for tests.
  case identifier(String)
  /// What the view is beside what it is by itself.
  case addTraits([AccessibilityTrait])
  /// What the view is not.
  case removeTraits([AccessibilityTrait])
  /// Leaves the view out.
  case hidden(Flag)
  /// Makes one element of the view.
  case element(AccessibilityChildBehavior)
  /// The order of reading; higher comes first.
  case sortPriority(Double)
  /// The level of a heading.
  case heading(AccessibilityHeadingLevel)
  /// What kind of text the view holds.
  case textContentType(AccessibilityTextContentType)
  /// Whether Switch Control and Full Keyboard Access reach the view.
  case respondsToUserInteraction(Flag)
  /// Keeps the view's colours when the system inverts them.
  case ignoresInvertColors(Flag)

  /// Name and payload in archives.
  package var form: (name: String, payload: any ArchiveValue) {
    switch self {
    case .label(let payload): ("accessibilityLabel", payload)
    case .value(let payload): ("accessibilityValue", payload)
    case .hint(let payload): ("accessibilityHint", payload)
    case .inputLabels(let payload): ("accessibilityInputLabels", payload)
    case .identifier(let payload): ("accessibilityIdentifier", payload)
    case .addTraits(let payload): ("accessibilityAddTraits", payload)
    case .removeTraits(let payload): ("accessibilityRemoveTraits", payload)
    case .hidden(let payload): ("accessibilityHidden", payload)
    case .element(let payload): ("accessibilityElement", payload)
    case .sortPriority(let payload): ("accessibilitySortPriority", payload)
    case .heading(let payload): ("accessibilityHeading", payload)
    case .textContentType(let payload): ("accessibilityTextContentType", payload)
    case .respondsToUserInteraction(let payload):
      ("accessibilityRespondsToUserInteraction", payload)
    case .ignoresInvertColors(let payload): ("accessibilityIgnoresInvertColors", payload)
    }
  }
}
