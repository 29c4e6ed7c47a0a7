extension MeshGradient {
  /// A point of a mesh whose edges are curves; they are drawn straight.
  public struct BezierPoint: Equatable, Sendable {
    /// The point, in unit coordinates.
    public var position: SIMD2<Float>
    /// Where the edges leave the point.
    public var leadingControlPoint, topControlPoint: SIMD2<Float>
    /// Where the edges leave the point.
    public var trailingControlPoint, bottomControlPoint: SIMD2<Float>
    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// The points of a mesh, row by row.
  public enum Locations: Equatable, Sendable {
    /// Points that straight lines connect.
    case points([SIMD2<Float>])
    /// Points that curves connect, which are drawn as straight lines.
    case bezierPoints([BezierPoint])
  }
  /// The colours of a mesh, row by row.
  public enum Colors: Equatable, Sendable {
    /// Colours that depend on the environment.
    case colors([Color])
    /// Colours that do not.
    case resolvedColors([Color.Resolved])

    fileprivate var all: [Color] {
      switch self {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    }
  }

  /// Creates a mesh gradient from its locations, row by row, and a colour for each.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let points =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    self.init(
      width: width, height: height, points: points, colors: colors.all, background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
    if case .bezierPoints = locations { hasCurves = true }
  }
  /// Creates a mesh gradient from points with curves, row by row, and a colour for each.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
  /// Creates a mesh gradient from its points, row by row, and a colour for each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, points: points, colors: resolvedColors.map { Color($0) },
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

// MARK: Fonts

extension Font {
  /// Returns the font in bold, or as it is.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// Returns the font in italic, or as it is.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// Returns the font with letters of one width, or as it is.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
  /// Returns the font with small capitals for lower-case letters, or as it is.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? lowercaseSmallCaps() : self
  }
  /// Returns the font with small capitals for upper-case letters, or as it is.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? uppercaseSmallCaps() : self
  }
  /// The font of texts without one.
  public static var `default`: Font { .body }
}
