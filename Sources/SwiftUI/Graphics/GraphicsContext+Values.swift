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

    /// The size in a box.
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

    /// Size in points.
    public var size: CGSize {
      CGSize(context.dimensions(of: node, in: .unspecified).size)
    }
  }

  /// A view of the canvas' symbols that is ready to be drawn.
  public struct ResolvedSymbol {
    let node: ViewNode
    private let context: LoweringContext

    init(_ node: ViewNode, _ context: LoweringContext) {
      (self.node, self.context) = (node, context)
    }

    /// Size in points.
    public var size: CGSize {
      CGSize(context.dimensions(of: node, in: .unspecified).size)
    }
  }

  /// How a cut is meant.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates clip options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The content inside is cut away.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter is meant.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates filter options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colours are counted by light.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A change of what is drawn.
  public struct Filter: Sendable {
    let modifier: Modifier

    /// Makes it soft.
    public static func blur(radius: CGFloat) -> Filter {
      var blur = Blur()
      blur.radius = max(0, Double(finite: radius))
      return Filter(modifier: .blur(blur))
    }
    /// Draws a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      var shadow = Shadow()
      shadow.color = color.archived
      shadow.radius = max(0, Double(finite: radius))
      (shadow.x, shadow.y) = (Double(finite: x), Double(finite: y))
      return Filter(modifier: .shadow(shadow))
    }
    /// Makes colours brighter.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(modifier: .brightness(amount))
    }
    /// Makes colours differ more.
    public static func contrast(_ amount: Double) -> Filter { Filter(modifier: .contrast(amount)) }
    /// Makes colours stronger.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(modifier: .saturation(amount))
    }
    /// Makes colours grey.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(modifier: .grayscale(amount))
    }
    /// Turns colours around their circle.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(modifier: .hueRotation(angle.archivedDegrees))
    }
    /// Multiplies colours by one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(modifier: .colorMultiply(color.archived))
    }
    /// Makes bright parts opaque and dark ones clear.
    public static var luminanceToAlpha: Filter { Filter(modifier: .luminanceToAlpha(true)) }
  }
}
