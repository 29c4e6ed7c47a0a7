import VitrineCoding
import VitrineDevices
import VitrineModel

extension SurfaceTraits {
  /// Creates the traits that views see under the conditions; the script of the language decides the
  /// layout direction.
  package init(_ target: RenderTarget, _ conditions: ViewConditions, _ locale: LocaleIdentifier) {
    self.init()
    self.target = target
    self.locale = locale
    if locale != .standard, LocaleFacts.isRightToLeft(locale.text) {
      layoutDirection = .rightToLeft
    }
    colorScheme = conditions.colorScheme
    colorSchemeContrast = conditions.colorSchemeContrast
    dynamicTypeSize = conditions.dynamicTypeSize
    widgetRenderingMode = conditions.renderingMode
    isLuminanceReduced = conditions.isLuminanceReduced
    allowsInteraction = conditions.state.allowsInteraction
    if conditions.state == .locked { redactionReasons = .privacy }
  }
}
