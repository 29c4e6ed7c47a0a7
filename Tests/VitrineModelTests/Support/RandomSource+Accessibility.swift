@testable import VitrineModel

extension RandomSource {
  mutating func accessibilityModifier() -> Modifier {
    switch Int.random(in: 0..<14, using: &self) {
    case 0: .accessibilityLabel(spoken())
    case 1: .accessibilityValue(spoken())
    case 2: .accessibilityHint(spoken())
    case 3: .accessibilityInputLabels(list(3) { $0.spoken() })
    case 4: .accessibilityIdentifier(name())
    case 5: .accessibilityAddTraits(list(3) { $0.any(AccessibilityTrait.self) })
    case 6: .accessibilityRemoveTraits(list(3) { $0.any(AccessibilityTrait.self) })
    case 7: .accessibilityHidden(Flag(flip()))
    case 8: .accessibilityElement(any(AccessibilityChildBehavior.self))
    case 9: .accessibilitySortPriority(number())
    case 10: .accessibilityHeading(any(AccessibilityHeadingLevel.self))
    case 11: .accessibilityTextContentType(any(AccessibilityTextContentType.self))
    case 12: .accessibilityRespondsToUserInteraction(Flag(flip()))
    default: .accessibilityIgnoresInvertColors(Flag(flip()))
    }
  }

  private mutating func spoken() -> Text {
    with(Text()) { $0.content = $1.name() }
  }
}
