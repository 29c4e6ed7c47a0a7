import VitrineCoding

/// The accessibility modifiers; in SwiftUI their names begin with `accessibility`.
package indirect enum AccessibilityModifier: Hashable, Sendable {
  case label(Text)
  case value(Text)
  case hint(Text)
  case inputLabels([Text])
  case identifier(String)
  case addTraits([AccessibilityTrait])
  case removeTraits([AccessibilityTrait])
  case hidden(Flag)
  case element(AccessibilityChildBehavior)
  case sortPriority(Double)
  case heading(AccessibilityHeadingLevel)
  case textContentType(AccessibilityTextContentType)
  case respondsToUserInteraction(Flag)
  case ignoresInvertColors(Flag)
}
