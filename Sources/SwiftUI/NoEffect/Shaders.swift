// Functions of Metal that change pixels: there is no Metal here.

/// A function of Metal with its values.
public struct Shader: Sendable {
  /// A value of a function.
  public struct Argument: Sendable {
    /// A floating-point argument.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// A vector of two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A vector of two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// A colour argument.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// The view's box.
    public static var boundingRect: Argument { Argument() }
  }
}

/// A function of Metal.
@dynamicCallable
public struct ShaderFunction: Sendable {
  /// The function with its values.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader() }
}

/// Functions of Metal by their names.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// A function of the app.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

nonisolated extension View {
  /// Changes colours by a function of Metal.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    recorded("colorEffect")
  }
  /// Moves pixels by a function of Metal.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { recorded("distortionEffect") }
  /// Changes pixels by a function of Metal.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { recorded("layerEffect") }
}
