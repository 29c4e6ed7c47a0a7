import VitrineDevices
import VitrineDisplayList
import VitrineGeometry

extension Color {
  /// The name of the catalogue colour that replaces the system's accent colour.
  ///
  /// Source: Xcode's templates, whose build setting for the global accent colour has this name.
  private static let accentName = "AccentColor"

  /// The colour in an environment; clear for a name that the archive does not have.
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

  /// The colour in `scheme` on a surface with default properties.
  package func resolved(in scheme: ColorScheme) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return resolved(in: environment)
  }

  /// The colour without access to the archive's named colours, so that names cannot refer to each
  /// other in circles.
  private func resolved(outsideBookIn environment: EnvironmentValues) -> ResolvedColor {
    var outside = environment
    outside.colors = nil
    return resolved(in: outside)
  }

  private func system(_ name: SystemColor, _ environment: EnvironmentValues) -> ResolvedColor {
    SystemColorTable.row(name, environment.design).color(in: environment)
  }
}
