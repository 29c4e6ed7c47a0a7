@testable import VitrineCoding
@testable import VitrineModel

extension RandomSource {
  mutating func accessibilityModifier() -> Modifier {
    switch Int.random(in: 0..<14, using: &self) {
    case 0: .accessibility(.label(spoken()))
    case 1: .accessibility(.value(spoken()))
    case 2: .accessibility(.hint(spoken()))
    case 3: .accessibility(.inputLabels(list(3) { $0.spoken() }))
    case 4: .accessibility(.identifier(name()))
    case 5: .accessibility(.addTraits(list(3) { $0.any(AccessibilityTrait.self) }))
    case 6: .accessibility(.removeTraits(list(3) { $0.any(AccessibilityTrait.self) }))
    case 7: .accessibility(.hidden(Flag(flip())))
    case 8: .accessibility(.element(any(AccessibilityChildBehavior.self)))
    case 9: .accessibility(.sortPriority(number()))
    case 10: .accessibility(.heading(any(AccessibilityHeadingLevel.self)))
    case 11: .accessibility(.textContentType(any(AccessibilityTextContentType.self)))
    case 12: .accessibility(.respondsToUserInteraction(Flag(flip())))
    default: .accessibility(.ignoresInvertColors(Flag(flip())))
    }
  }

  private mutating func spoken() -> Text {
    with(Text()) { $0.content = $1.name() }
  }
}
