// Metal shaders, which have no effect because there is no Metal on Linux.

/// A Metal function with its arguments.
public struct Shader: Sendable {
  /// An argument of a Metal function.
  public struct Argument: Sendable {
    /// A floating-point argument.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// A vector of two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A vector of two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// A colour argument.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// The bounding rectangle of the view.
    public static var boundingRect: Argument { Argument() }
  }
}

/// A Metal function.
@dynamicCallable
public struct ShaderFunction: Sendable {
  /// Returns a shader with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader() }
}

/// A library of Metal functions.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// The function with a name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

nonisolated extension View {
  /// Changes the colours of the view with a Metal function.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    recorded("colorEffect")
  }
  /// Moves the pixels of the view with a Metal function.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { recorded("distortionEffect") }
  /// Changes the pixels of the view with a Metal function.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { recorded("layerEffect") }
}
