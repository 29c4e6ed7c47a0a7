import VitrineCoding
import VitrineModel

// Modifiers of accessibility and of transitions.
extension ExpoModifiers {
  func meaning(_ type: String, _ fields: PayloadFields) -> [Modifier]? {
    switch type {
    case "accessibilityLabel": return spoken(fields, "label", AccessibilityModifier.label)
    case "accessibilityHint": return spoken(fields, "hint", AccessibilityModifier.hint)
    case "accessibilityValue": return spoken(fields, "value", AccessibilityModifier.value)
    case "contentTransition":
      guard let kind = fields.text("transitionType").flatMap(ContentTransition.Kind.init) else {
        return []
      }
      var transition = ContentTransition(kind)
      transition.countsDown = fields.flag("countsDown") ?? false
      return [.contentTransition(transition)]
    case _: return nil
    }
  }

  private func spoken(
    _ fields: PayloadFields, _ name: String, _ make: (Text) -> AccessibilityModifier
  ) -> [Modifier] {
    guard let text = fields.text(name), Text(text).excess(over: reading.context.limits) == nil
    else { return [] }
    return [.accessibility(make(Text(text)))]
  }
}
