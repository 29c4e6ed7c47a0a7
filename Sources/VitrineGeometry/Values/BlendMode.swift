import VitrineCoding

/// How a view's colours meet those behind it.
public enum BlendMode: String, ArchiveEnum, Codable {
  /// Covers what is behind.
  case normal
  /// The product of both.
  case multiply
  /// The product of the inverted colours, inverted.
  case screen
  /// `multiply` where it is dark behind, `screen` where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Lightens what is behind towards this colour.
  case colorDodge
  /// Darkens what is behind towards this colour.
  case colorBurn
  /// Darkens or lightens gently.
  case softLight
  /// `multiply` where this is dark, `screen` where it is light.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// This hue with the saturation and luminosity behind.
  case hue
  /// This saturation with the hue and luminosity behind.
  case saturation
  /// This hue and saturation with the luminosity behind.
  case color
  /// This luminosity with the hue and saturation behind.
  case luminosity
  /// Covers only what is drawn behind.
  case sourceAtop
  /// Shows only where nothing is drawn behind.
  case destinationOver
  /// Erases what is behind.
  case destinationOut
  /// The sum of both, darkened.
  case plusDarker
  /// The sum of both.
  case plusLighter
}
