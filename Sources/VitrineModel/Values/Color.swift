/// A colour as an author writes it, resolved against the environment when it is drawn.
public indirect enum Color: Hashable, Sendable {
  /// A colour of the system, which follows the colour scheme.
  case system(SystemColor)
  /// Components in sRGB, each in 0...1.
  case rgb(red: Double, green: Double, blue: Double, opacity: Double)
  /// One colour for each scheme, as a colour set of an asset catalogue has it.
  case scheme(light: Color, dark: Color)
  /// A colour of the archive or its asset catalogues.
  case named(String)
  /// A colour with its opacity multiplied by a factor in 0...1.
  case opacity(Color, Double)

  /// The name of the catalogue colour that replaces the system's accent colour.
  ///
  /// Source: Xcode's templates, whose build setting for the global accent colour has this name.
  private static let accentName = "AccentColor"

  /// The colour in an environment.
  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    resolved(in: environment.colorScheme, environment.colors)
  }

  /// The colour in `scheme`; a name that `book` does not have leaves no ink.
  ///
  /// A colour of the book cannot name another one, so that names cannot go in circles.
  package func resolved(
    in scheme: ColorScheme, _ book: ColorBook? = nil
  ) -> ResolvedColor {
    switch self {
    case .system(.accentColor):
      let own = book?.optionalColor(named: Color.accentName)?.resolved(in: scheme)
      return own ?? SystemColorTable.row(.accentColor).color(in: scheme)
    case .named(let name): return book?.color(named: name)?.resolved(in: scheme) ?? .clear
    case .system(let name):
      return SystemColorTable.row(name).color(in: scheme)
    case .rgb(let red, let green, let blue, let opacity):
      return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    case .scheme(let light, let dark):
      return (scheme == .dark ? dark : light).resolved(in: scheme, book)
    case .opacity(let color, let factor):
      return color.resolved(in: scheme, book).multiplyingOpacity(by: factor)
    }
  }
}
