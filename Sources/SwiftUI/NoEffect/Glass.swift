/// Glass that bends light, of iOS 26.
public struct Glass: Equatable, Sendable {
  private let name: String
  /// The regular glass.
  public static let regular = Glass(name: "regular")
  /// A clearer glass.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")
  /// Glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Glass that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A shape that glass has by itself.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates a default glass effect shape.
  public init() {}
  /// Returns a capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass parts that flow together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  /// Creates a glass effect container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The parts as they are.
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
