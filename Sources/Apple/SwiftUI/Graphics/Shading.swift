internal import VitrineModel

extension GraphicsContext {
  /// The colour, style or gradient that fills a path.
  ///
  /// Gradient points are in canvas coordinates.
  public struct Shading: Sendable {
    private enum Source: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, CGPoint, CGPoint)
      case radial(Gradient, CGPoint, CGFloat, CGFloat)
      case conic(Gradient, CGPoint, Angle)
    }

    private let source: Source

    /// Fills with a colour.
    public static func color(_ color: Color) -> Shading { Shading(source: .style(color)) }
    /// Fills with a colour from its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Fills with a grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// Fills with a style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(source: .style(style))
    }
    /// Fills with the foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// Fills with a gradient along a line.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .linear(gradient, startPoint, endPoint))
    }
    /// Fills with a gradient from a centre outwards, in circles.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .radial(gradient, center, startRadius, endRadius))
    }
    /// Fills with a gradient around a centre that completes one turn.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(source: .conic(gradient, center, angle))
    }

    /// Fills with an image that is repeated from the corner of the filled area.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)) }
    /// Fills with the first of several shadings.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// Returns a view in the style, whose box in the canvas is `box`.
    func styling(_ node: ViewNode, _ context: LoweringContext, box: CGRect) -> ViewNode {
      if case .style(let style) = source, style is ForegroundStyle { return node }
      return [node].modified(by: [.foregroundStyle(style(context, box: box), [])])[0]
    }

    /// Returns the style of a shape whose bounding box in the canvas is `box`.
    func style(_ context: LoweringContext, box: CGRect) -> VitrineModel.ShapeStyle {
      func unit(_ point: CGPoint) -> UnitPoint {
        UnitPoint(
          x: box.width > 0 ? (point.x - box.minX) / box.width : 0,
          y: box.height > 0 ? (point.y - box.minY) / box.height : 0)
      }
      switch source {
      case .style(let style): return style.archivedStyle(context)
      case .linear(let gradient, let start, let end):
        return LinearGradient(
          gradient: gradient, startPoint: unit(start), endPoint: unit(end)
        ).archived(context)
      case .radial(let gradient, let center, let start, let end):
        return RadialGradient(
          gradient: gradient, center: unit(center), startRadius: start, endRadius: end
        ).archived(context)
      case .conic(let gradient, let center, let angle):
        return AngularGradient(gradient: gradient, center: unit(center), angle: angle)
          .archived(context)
      }
    }
  }

  /// How a gradient continues beyond its ends.
  @RawValue<UInt32>
  public struct GradientOptions: OptionSet, Sendable {
    /// The gradient is repeated.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient is repeated, with every other repetition reversed.
    public static let mirror = GradientOptions(rawValue: 2)
    /// The gradient uses linear colour components.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
