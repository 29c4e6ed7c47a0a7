internal import VitrineGeometry
internal import VitrineModel

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    private let plain: ViewNode
    private let context: LoweringContext
    /// What the letters are filled with.
    public var shading = Shading.foreground

    init(_ node: ViewNode, _ context: LoweringContext) {
      (plain, self.context) = (node, context)
    }

    /// The text in its shading.
    func node(in box: CGRect) -> ViewNode { shading.styling(plain, context, box: box) }

    /// Returns the size of the text in a box, in points.
    public func measure(in size: CGSize) -> CGSize {
      let dimensions = dimensions(in: size)
      return CGSize(width: dimensions.width, height: dimensions.height)
    }
    /// Returns the distance from the top of the text to its first baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      dimensions(in: size)[.firstTextBaseline]
    }
    /// Returns the distance from the top of the text to its last baseline, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { dimensions(in: size)[.lastTextBaseline] }

    private func dimensions(in size: CGSize) -> ViewDimensions {
      let proposal = ProposedViewSize(
        width: size.width.isFinite ? size.width : nil,
        height: size.height.isFinite ? size.height : nil)
      return ViewDimensions(context.dimensions(of: plain, in: proposal.archived))
    }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    private let plain: ViewNode
    private let dimensions: ViewDimensions
    private let context: LoweringContext
    /// What the image is filled with, if it is a template.
    public var shading: Shading? = Shading.foreground

    init(_ node: ViewNode, _ context: LoweringContext) {
      (plain, self.context) = (node, context)
      dimensions = ViewDimensions(context.dimensions(of: node, in: .unspecified))
    }

    /// The image in its shading.
    func node(in box: CGRect) -> ViewNode { shading?.styling(plain, context, box: box) ?? plain }
    /// The size in points.
    public var size: CGSize { CGSize(width: dimensions.width, height: dimensions.height) }
    /// The distance from the top of the image to its baseline, in points.
    public var baseline: CGFloat { dimensions[.firstTextBaseline] }
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
  @RawValue<UInt32>
  public struct ClipOptions: OptionSet, Sendable {
    /// Draws only outside the clip.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Options of a filter.
  @RawValue<UInt32>
  public struct FilterOptions: OptionSet, Sendable {
    /// The filter uses linear colour components; has no effect here.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
