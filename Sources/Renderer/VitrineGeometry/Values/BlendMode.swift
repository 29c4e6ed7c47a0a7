import VitrineCoding

/// How a view's colours are combined with those behind it.
public enum BlendMode: String, ArchiveEnum, Codable {
  /// The view covers what is behind.
  case normal
  /// The product of both.
  case multiply
  /// The product of the inverted colours, inverted.
  case screen
  /// `multiply` where the backdrop is dark, `screen` where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Lightens the backdrop towards this colour.
  case colorDodge
  /// Darkens the backdrop towards this colour.
  case colorBurn
  /// Darkens or lightens gently.
  case softLight
  /// `multiply` where this colour is dark, `screen` where it is light.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of this colour with the saturation and luminosity of the backdrop.
  case hue
  /// The saturation of this colour with the hue and luminosity of the backdrop.
  case saturation
  /// The hue and saturation of this colour with the luminosity of the backdrop.
  case color
  /// The luminosity of this colour with the hue and saturation of the backdrop.
  case luminosity
  /// Draws only where the backdrop is drawn.
  case sourceAtop
  /// Draws only behind the backdrop.
  case destinationOver
  /// Erases the backdrop.
  case destinationOut
  /// The sum of both, darkened.
  case plusDarker
  /// The sum of both.
  case plusLighter
}
