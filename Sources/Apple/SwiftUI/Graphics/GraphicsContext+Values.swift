internal import VitrineGeometry
internal import VitrineModel

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let node: ViewNode
    private let context: LoweringContext

    init(_ node: ViewNode, _ context: LoweringContext) {
      (self.node, self.context) = (node, context)
    }

    /// Returns the size of the text in a box, in points.
    public func measure(in size: CGSize) -> CGSize {
      let proposal = ProposedViewSize(
        width: size.width.isFinite ? size.width : nil,
        height: size.height.isFinite ? size.height : nil)
      return CGSize(context.dimensions(of: node, in: proposal.archived).size)
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    let node: ViewNode
    private let context: LoweringContext

    init(_ node: ViewNode, _ context: LoweringContext) {
      (self.node, self.context) = (node, context)
    }

    /// The size in points.
    public var size: CGSize {
      CGSize(context.dimensions(of: node, in: .unspecified).size)
    }
  }

  /// One of the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    let node: ViewNode
    private let context: LoweringContext

    init(_ node: ViewNode, _ context: LoweringContext) {
      (self.node, self.context) = (node, context)
    }

    /// The size in points.
    public var size: CGSize {
      CGSize(context.dimensions(of: node, in: .unspecified).size)
    }
  }

  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates clip options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws only outside the clip.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates filter options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The filter uses linear colour components; has no effect here.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A filter for everything that is drawn.
  public struct Filter: Sendable {
    let modifier: Modifier

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
  }
}
