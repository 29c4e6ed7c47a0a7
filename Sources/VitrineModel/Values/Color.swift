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

  /// The colour in an environment; a name that the archive does not have leaves nothing.
  package func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    switch self {
    case .system(.accentColor):
      let own = environment.colors?.optionalColor(named: Color.accentName)
      return own?.resolved(outsideBookIn: environment) ?? system(.accentColor, environment)
    case .named(let name):
      let color = environment.colors?.color(named: name)
      return color?.resolved(outsideBookIn: environment) ?? .clear
    case .system(let name): return system(name, environment)
    case .rgb(let red, let green, let blue, let opacity):
      return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    case .scheme(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).resolved(in: environment)
    case .opacity(let color, let factor):
      return color.resolved(in: environment).multiplyingOpacity(by: factor)
    }
  }

  /// The colour in `scheme` on a surface of which nothing else is known.
  package func resolved(in scheme: ColorScheme) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return resolved(in: environment)
  }

  /// A colour of a book cannot name another one, so that names cannot go in circles.
  private func resolved(outsideBookIn environment: EnvironmentValues) -> ResolvedColor {
    var outside = environment
    outside.colors = nil
    return resolved(in: outside)
  }

  private func system(_ name: SystemColor, _ environment: EnvironmentValues) -> ResolvedColor {
    SystemColorTable.row(name, environment.design).color(in: environment)
  }
}
