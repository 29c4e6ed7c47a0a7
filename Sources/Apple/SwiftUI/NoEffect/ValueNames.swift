// Names of values beside those that pictures need, and the forms in which code makes them.

extension DatePickerComponents {
  /// The time of day with seconds, as on a watch.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

extension UnitCurve {
  /// A curve that begins and ends slowly.
  public static let easeInEaseOut = UnitCurve.easeInOut
}

extension Color {
  /// The components of a colour that may be brighter than white.
  public struct ResolvedHDR: Hashable, Sendable {
    /// The components.
    public var color: Resolved
    /// How much brighter than white it may be; `nil` for no more.
    public var headroom: Float?
    /// Creates components.
    public init(_ color: Resolved, headroom: Float? = nil) {
      (self.color, self.headroom) = (color, headroom)
    }
  }
  /// Returns the components in an environment, which are no brighter than white.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    ResolvedHDR(resolve(in: environment))
  }
}

extension EdgeInsets {
  /// Returns the insets enlarged by others at some edges.
  public func inset(by insets: EdgeInsets, edges: Edge.Set = .all) -> EdgeInsets {
    func sum(_ own: CGFloat, _ other: CGFloat, _ edge: Edge.Set) -> CGFloat {
      edges.contains(edge) ? own + other : own
    }
    return EdgeInsets(
      top: sum(top, insets.top, .top), leading: sum(leading, insets.leading, .leading),
      bottom: sum(bottom, insets.bottom, .bottom),
      trailing: sum(trailing, insets.trailing, .trailing))
  }
}

extension ProjectionTransform {
  /// Inverts the transform; returns `false` and keeps it if that is not possible.
  public mutating func invert() -> Bool {
    let inverse = inverted()
    guard inverse != self || isIdentity else { return false }
    self = inverse
    return true
  }
  /// Returns the inverse by cofactors, or the transform if it has none.
  public func inverted() -> ProjectionTransform {
    let determinant =
      m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
    guard determinant != 0, determinant.isFinite else { return self }
    var inverse = self
    inverse.m11 = (m22 * m33 - m23 * m32) / determinant
    inverse.m12 = (m13 * m32 - m12 * m33) / determinant
    inverse.m13 = (m12 * m23 - m13 * m22) / determinant
    inverse.m21 = (m23 * m31 - m21 * m33) / determinant
    inverse.m22 = (m11 * m33 - m13 * m31) / determinant
    inverse.m23 = (m13 * m21 - m11 * m23) / determinant
    inverse.m31 = (m21 * m32 - m22 * m31) / determinant
    inverse.m32 = (m12 * m31 - m11 * m32) / determinant
    inverse.m33 = (m11 * m22 - m12 * m21) / determinant
    return inverse
  }
}

extension RectangleCornerRadii {
  /// The radius of a corner.
  public subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

extension Shader.Argument {
  /// A vector of three numbers.
  public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self { Self() }
  /// A vector of four numbers.
  public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
    Self()
  }
  /// An array of numbers.
  public static func floatArray(_ array: [Float]) -> Self { Self() }
  /// An array of colours.
  public static func colorArray(_ array: [Color]) -> Self { Self() }
  /// An image.
  public static func image(_ image: Image) -> Self { Self() }
  /// Bytes.
  public static func data(_ data: Data) -> Self { Self() }
}

extension ContentShapeKinds {
  /// The shape of the effect of the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 5)
}

extension ListStyle where Self == InsetListStyle {
  /// An inset list with alternating backgrounds, which a picture does not show.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension Image: Transferable {
  /// The image itself.
  public static var transferRepresentation: some TransferRepresentation<Image> {
    ProxyRepresentation<Image, Image> { $0 }
  }
}
extension Color: Transferable {
  /// The colour itself.
  public static var transferRepresentation: some TransferRepresentation<Color> {
    ProxyRepresentation<Color, Color> { $0 }
  }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle of several values with a title and a symbol.
  public init<Values: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Values,
    isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

nonisolated extension ControlGroup {
  /// Creates a group with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Label(titleKey, image: image) } }
}
