internal import VitrineModel

extension GraphicsContext {
  /// A filter for everything that is drawn.
  public struct Filter: Sendable {
    /// The filter in archives; `nil` if they cannot represent it.
    let modifier: Modifier?
    /// The name for the report.
    var name = ""

    /// Blurs with a radius in points.
    public static func blur(radius: CGFloat) -> Filter {
      var blur = Blur()
      blur.radius = Double(radius)
      return Filter(modifier: .blur(blur))
    }
    /// Adds a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      var shadow = Shadow()
      shadow.color = color.archived
      shadow.radius = Double(radius)
      (shadow.x, shadow.y) = (Double(x), Double(y))
      return Filter(modifier: .shadow(shadow))
    }
    /// Adds an amount to the brightness of colours.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(modifier: .brightness(amount))
    }
    /// Changes the contrast of colours by a factor.
    public static func contrast(_ amount: Double) -> Filter { Filter(modifier: .contrast(amount)) }
    /// Changes the saturation of colours by a factor.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(modifier: .saturation(amount))
    }
    /// Reduces the saturation of colours; 1 gives greys.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(modifier: .grayscale(amount))
    }
    /// Rotates the hues of colours.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(modifier: .hueRotation(angle.archivedDegrees))
    }
    /// Multiplies colours by another colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(modifier: .colorMultiply(color.archived))
    }
    /// Uses luminance as opacity.
    public static var luminanceToAlpha: Filter { Filter(modifier: .luminanceToAlpha(true)) }
    /// Inverts colours by an amount; 1 inverts them completely.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var matrix = ColorMatrix()
      let (factor, shift) = (Float(1 - 2 * amount), Float(amount))
      (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
      (matrix.r5, matrix.g5, matrix.b5) = (shift, shift, shift)
      return colorMatrix(matrix)
    }
    /// Multiplies colours by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(modifier: .colorMatrix(matrix.factors))
    }
    /// Applies a projective transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(modifier: .projectionEffect(matrix.archived))
    }
    /// Draws one colour where opacity is in a range; not drawn yet.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter { Filter(modifier: nil, name: "alphaThreshold") }
    /// Changes colours with a Metal function, which has no effect.
    public static func colorShader(_ shader: Shader) -> Filter {
      Filter(modifier: nil, name: "colorShader")
    }
    /// Moves pixels with a Metal function, which has no effect.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(modifier: nil, name: "distortionShader")
    }
    /// Changes pixels with a Metal function, which has no effect.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(modifier: nil, name: "layerShader")
    }
  }
}

/// A linear change of colours: the factors of red, green, blue, opacity and 1 in each component.
public struct ColorMatrix: Equatable, Sendable {
  /// The factors of the new red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The factors of the new green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The factors of the new blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The factors of the new opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  /// Creates the matrix that changes nothing.
  public init() {}

  /// The factors for premultiplied colours, as archives have them.
  ///
  /// They are exact where opacity does not depend on colours, or colours are constant; what is added to
  /// the opacity does not appear where nothing is drawn.
  var factors: [Double] {
    let rows = [[r1, r2, r3, r4 + r5], [g1, g2, g3, g4 + g5], [b1, b2, b3, b4 + b5]]
    let opacity = [a1, a2, a3, a4 + a5]
    let colors = rows.flatMap { row in
      row.dropLast() == [0, 0, 0] ? opacity.map { $0 * row[3] } : row.map { $0 * opacity[3] }
    }
    return (colors + opacity).map { Double($0) }
  }
}
