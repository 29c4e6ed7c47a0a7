/// The glass material of iOS 26.
public struct Glass: Equatable, Sendable {
  fileprivate enum Kind { case regular, clear, identity }
  fileprivate let kind: Kind
  fileprivate var color: Color?

  /// The regular glass.
  public static let regular = Glass(kind: .regular)
  /// A more transparent glass.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)
  /// Returns glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }
  /// Returns glass that reacts to touches, which archives do not record.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates a default glass effect shape.
  public init() {}
  /// Returns a capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass behind a view: a material, its tint, and light at its rim.
///
/// Assumed: Apple publishes no figures of the material. What is behind it is blurred, and not refracted.
nonisolated struct GlassBackground<Outline: Shape>: View {
  let glass: Glass
  let outline: Outline

  var body: some View {
    ZStack {
      switch glass.kind {
      case .regular: outline.fill(.regularMaterial)
      case .clear: outline.fill(.ultraThinMaterial)
      case .identity: EmptyView()
      }
      if glass.kind != .identity {
        if let color = glass.color { outline.fill(color.opacity(GlassBackground.tint)) }
        outline.stroke(.white.opacity(GlassBackground.light), lineWidth: 0.5)
      }
    }
  }

  private static var tint: Double { 0.8 }
  private static var light: Double { 0.35 }
}

nonisolated extension View {
  /// Adds a glass effect behind the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    GlassView(base: self, glass: GlassBackground(glass: glass, outline: shape))
  }
}
