import VitrineGeometry

extension ShapeStyle {
  /// Whether the style can name a colour of the archive; most styles are plain colours, which need no
  /// search.
  ///
  /// - Parameter inherited: whether the environment can name colours.
  package func mayNameColors(inherited: Bool) -> Bool {
    switch self {
    case .color(let color), .colorGradient(let color): color.mayBeNamed
    case .gradient, .level, .opacity, .blendMode, .shadow: true
    case .foreground, .hierarchical, .tint, .selection, .background: inherited
    case .separator, .link, .placeholder, .windowBackground, .image, .material, .fill: false
    }
  }
}

extension EnvironmentValues {
  /// Whether the foreground, the tint or the background can name a colour of the archive.
  package var mayNameColors: Bool {
    foreground.mayNameColors || tint?.mayNameColors(inherited: false) == true
      || backgroundStyle?.mayNameColors(inherited: false) == true
  }
}

extension Foreground {
  fileprivate var mayNameColors: Bool {
    base?.mayNameColors(inherited: false) == true
      || (lower + outer).contains { $0.mayNameColors }
  }
}

extension Color {
  /// Whether it is, or refers to, a colour of the archive.
  package var mayBeNamed: Bool {
    switch self {
    case .named: true
    case .scheme(let light, let dark): light.mayBeNamed || dark.mayBeNamed
    case .opacity(let color, _): color.mayBeNamed
    case .system, .rgb: false
    }
  }
}
