internal import VitrineGeometry

extension MeshGradient {
  /// A point of a mesh, with the control points of the curves that connect it with its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    /// The point, in unit coordinates.
    public var position: SIMD2<Float>
    /// The control points of the curves to the left and above, in unit coordinates.
    public var leadingControlPoint, topControlPoint: SIMD2<Float>
    /// The control points of the curves to the right and below, in unit coordinates.
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
    /// Points whose control points are computed.
    case points([SIMD2<Float>])
    /// Points with control points.
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
    var mesh = VitrineGeometry.MeshGradient()
    (mesh.width, mesh.height) = (width, height)
    switch locations {
    case .points(let points): mesh.points = points.map(\.archived)
    case .bezierPoints(let points):
      mesh.points = points.map(\.position.archived)
      mesh.controlPoints = points.map { point in
        var own = VitrineGeometry.MeshGradient.ControlPoints()
        own.leading = point.leadingControlPoint.archived
        own.top = point.topControlPoint.archived
        own.trailing = point.trailingControlPoint.archived
        own.bottom = point.bottomControlPoint.archived
        return own
      }
    }
    mesh.colors = colors.all.map(\.archived)
    mesh.background = background.archived
    mesh.smoothsColors = smoothsColors
    mesh.colorSpace = colorSpace.archived
    payload = .mesh(mesh)
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

extension SIMD2<Float> {
  /// The point with the digits that were written.
  fileprivate var archived: VitrineGeometry.UnitPoint {
    VitrineGeometry.UnitPoint(x: Double("\(x)") ?? 0, y: Double("\(y)") ?? 0)
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
