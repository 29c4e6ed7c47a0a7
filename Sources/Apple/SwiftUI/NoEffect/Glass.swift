/// The glass material of iOS 26.
public struct Glass: Equatable, Sendable {
  private let name: String
  /// The regular glass.
  public static let regular = Glass(name: "regular")
  /// A more transparent glass.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")
  /// Returns glass with a tint, which is not drawn.
  public func tint(_ color: Color?) -> Glass { self }
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

/// A container in which glass shapes merge.
nonisolated public struct GlassEffectContainer<Content: View>: View, LocatedView {
  package var location = KeptLocation()
  private let content: Content
  /// Creates a glass effect container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The content without merging.
  public var body: some View { PlainContainer(name: "GlassEffectContainer", content: content) }
}

nonisolated extension View {
  /// Adds a glass effect behind the view.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    recorded("glassEffect")
  }
}
