/// A colour as an author writes it, resolved in the environment when it is drawn.
public indirect enum Color: Hashable, Sendable {
  /// A colour of the system, which follows the colour scheme.
  case system(SystemColor)
  /// Components in sRGB, each in 0...1.
  case rgb(red: Double, green: Double, blue: Double, opacity: Double)
  /// One colour for each scheme, as in a colour set of an asset catalogue.
  case scheme(light: Color, dark: Color)
  /// A named colour of the archive or its asset catalogues.
  case named(String)
  /// A colour with its opacity multiplied by a factor in 0...1.
  case opacity(Color, Double)
}
