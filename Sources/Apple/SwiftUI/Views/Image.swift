public import VitrineDisplayList
package import VitrineModel

/// An image from the asset catalogue, a symbol or a bitmap.
nonisolated public struct Image: View, PrimitiveView, LocatedView, Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case archived
    case data([UInt8], scale: Double)
    case drawn(ImageDrawing)
    case empty
  }

  package var location = KeptLocation()
  var image: VitrineModel.Image
  private var source: Source
  /// Modifiers from UIKit's configurations of the image, which view modifiers do not override.
  private var own: [Modifier] = []

  private init(_ source: Source = .archived, _ fill: (inout VitrineModel.Image) -> Void = { _ in })
  {
    image = VitrineModel.Image()
    self.source = source
    fill(&image)
  }

  /// Creates an image from the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init { $0.name = name } }
  /// Creates an image from the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }
  /// Creates a symbol from the asset catalogue with a variable value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init {
      $0.name = name
      $0.variableValue = variableValue.map { min(max($0, 0), 1) }
    }
  }
  /// Creates an image from the asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// Creates a decorative image from the asset catalogue.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init {
      $0.name = name
      $0.decorative = true
    }
  }
  /// Creates an image of a system symbol.
  public init(systemName: String) { self.init { $0.systemName = systemName } }
  /// Creates an image of a system symbol with a variable value.
  public init(systemName: String, variableValue: Double?) {
    self.init {
      $0.systemName = systemName
      $0.variableValue = variableValue.map { min(max($0, 0), 1) }
    }
  }
  /// Creates an image from UIKit's.
  public init(uiImage: UIImage) {
    switch uiImage.source {
    case .data(let bytes): self.init(.data(bytes, scale: Double(uiImage.scale)))
    case .named(let name): self.init(name)
    case .symbol(let name): self.init(systemName: name)
    case .empty: self.init(.empty)
    }
    adopt(uiImage.appearance)
  }

  private mutating func adopt(_ appearance: UIImage.Appearance) {
    switch appearance.renderingMode {
    case .automatic: image.renderingMode = appearance.tint == nil ? nil : .template
    case .alwaysTemplate: image.renderingMode = .template
    case .alwaysOriginal: image.renderingMode = appearance.tint == nil ? .original : .template
    }
    own = appearance.symbol.modifiers
    // A template takes the foreground style of the view.
    if let tint = appearance.tint, appearance.renderingMode != .alwaysTemplate {
      own.append(.foregroundStyle(.color(tint.archived)))
    }
  }

  /// Creates a decorative image from a bitmap.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage))
    image.decorative = true
    source = .data(cgImage.bytes, scale: scale > 0 ? Double(scale) : 1)
  }
  /// Creates an image from a bitmap.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    image.decorative = false
  }

  @MainActor package func lower(_ context: LoweringContext) -> [ViewNode] { nodes(context) }

  func nodes(_ context: LoweringContext) -> [ViewNode] {
    var image = image
    switch source {
    case .archived: break
    case .empty: return []
    case .data(let bytes, let scale):
      image.name = context.asset(bytes, type: ImageHeader(bytes: bytes)?.type ?? "png")
      image.scale = scale
    case .drawn(let drawing):
      let scale = 3.0
      // Images are lowered on the main actor alone.
      let picture = MainActor.assumeIsolated { drawing.picture(scale: scale) }
      guard let picture else { return [] }
      (image.name, image.scale) = (context.asset(picture, type: "png"), scale)
    }
    guard (image.name ?? image.systemName)?.isEmpty == false else { return [] }
    return [ViewNode(.image(image), modifiers: own)]
  }

  /// Creates an image that a closure draws.
  init(drawing: ImageDrawing, isDecorative: Bool) {
    self.init(.drawn(drawing)) { if isDecorative { $0.decorative = true } }
  }

  /// The image without a meaning for assistive technologies.
  func decorated() -> Image { with { $0.decorative = true } }

  private func with(_ change: (inout VitrineModel.Image) -> Void) -> Image {
    var copy = self
    change(&copy.image)
    return copy
  }
}

/// The name of an image in the asset catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String
  /// Creates the name of an image in a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

nonisolated extension Image {
  /// How a resizable image fills its space.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated in its own size, or scaled.
    case tile, stretch
  }

  /// The orientation of a bitmap; here, the file itself defines it.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The rotation and reflection of the bitmap.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// How an image is coloured.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a template in the foreground style, or in original colours.
    case template, original
  }

  /// How pixels are interpolated.
  public typealias Interpolation = ImageInterpolation

  /// The scale of a symbol relative to text.
  public typealias Scale = ImageScale

  /// Makes the image fill the proposed size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.resizable = true
      if capInsets != EdgeInsets() { $0.capInsets = capInsets.archived }
      if resizingMode == .tile { $0.resizingMode = .tile }
    }
  }
  /// Sets whether the image is drawn as a template.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode.map { $0 == .template ? .template : .original } }
  }
  /// Sets the interpolation of a scaled image.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }
  /// Sets whether the edges of the image are antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.antialiased = isAntialiased }
  }
  /// Sets the rendering mode of symbols.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolRenderingMode = mode?.archived }
  }
  /// Sets how the layers of symbols are filled.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    with { $0.symbolColorRenderingMode = mode?.archived }
  }
  /// Sets how symbols show their variable value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    with { $0.symbolVariableValueMode = mode?.archived }
  }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  package let archived: VitrineDisplayList.SymbolRenderingMode
  /// In one style.
  public static let monochrome = SymbolRenderingMode(archived: .monochrome)
  /// In one style with less opacity for lower levels.
  public static let hierarchical = SymbolRenderingMode(archived: .hierarchical)
  /// In a style for each level.
  public static let palette = SymbolRenderingMode(archived: .palette)
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(archived: .multicolor)
}

/// Variants of symbols.
public struct SymbolVariants: Hashable, Sendable {
  package var archived: [SymbolVariant]
  /// No variant.
  public static let none = SymbolVariants(archived: [])
  /// The symbol is enclosed in a circle.
  public static let circle = SymbolVariants(archived: [.circle])
  /// The symbol is enclosed in a square.
  public static let square = SymbolVariants(archived: [.square])
  /// The symbol is enclosed in a rectangle.
  public static let rectangle = SymbolVariants(archived: [.rectangle])
  /// The symbol is filled.
  public static let fill = SymbolVariants(archived: [.fill])
  /// The symbol is crossed out.
  public static let slash = SymbolVariants(archived: [.slash])
  /// The variants with a circle.
  public var circle: SymbolVariants { SymbolVariants(archived: archived + [.circle]) }
  /// The variants with a square.
  public var square: SymbolVariants { SymbolVariants(archived: archived + [.square]) }
  /// The variants with a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(archived: archived + [.rectangle]) }
  /// The variants with a fill.
  public var fill: SymbolVariants { SymbolVariants(archived: archived + [.fill]) }
  /// The variants with a slash.
  public var slash: SymbolVariants { SymbolVariants(archived: archived + [.slash]) }
  /// Whether the variants include others.
  public func contains(_ other: SymbolVariants) -> Bool {
    Set(archived).isSuperset(of: other.archived)
  }
}
