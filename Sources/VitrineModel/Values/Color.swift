/// A colour as an author writes it, resolved against the environment when it is drawn.
public indirect enum Color: Hashable, Sendable {
  /// A colour of the system, which follows the colour scheme.
  case system(SystemColor)
  /// Components in sRGB, each in 0...1.
  case rgb(red: Double, green: Double, blue: Double, opacity: Double)
  /// One colour for each scheme, as a colour set of an asset catalogue has it.
  case scheme(light: Color, dark: Color)
  /// A colour with its opacity multiplied by a factor in 0...1.
  case opacity(Color, Double)

  /// The colour in `scheme`.
  package func resolved(in scheme: ColorScheme) -> ResolvedColor {
    switch self {
    case .system(let name):
      let row = SystemColorTable.row(name)
      return scheme == .dark ? row.dark : row.light
    case .rgb(let red, let green, let blue, let opacity):
      return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    case .scheme(let light, let dark):
      return (scheme == .dark ? dark : light).resolved(in: scheme)
    case .opacity(let color, let factor):
      return color.resolved(in: scheme).multiplyingOpacity(by: factor)
    }
  }
}
