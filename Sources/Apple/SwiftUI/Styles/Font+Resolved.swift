internal import VitrineGeometry
internal import VitrineModel
public import VitrineUIKit

extension Font {
  /// What a font is resolved in: the text size.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let dynamicTypeSize: DynamicTypeSize
    /// The text size in words.
    public var debugDescription: String { "Font.Context(\(dynamicTypeSize))" }
  }

  /// A font whose size, weight and width are decided.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// The weight.
    public let weight: Weight
    /// The width of letters.
    public let width: Width
    /// The distance between lines.
    public let leading: Leading
    /// Whether letters are slanted.
    public let isItalic: Bool
    /// Whether all letters have the same width.
    public let isMonospaced: Bool
    /// Whether lower-case letters are drawn as small capitals.
    public let isLowercaseSmallCaps: Bool
    /// Whether upper-case letters are drawn as small capitals.
    public let isUppercaseSmallCaps: Bool
    /// The same font for Core Text.
    public let ctFont: UIFont
    /// Whether all letters are drawn as small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    /// Whether the weight is semibold or heavier, as Apple's documentation defines it.
    public var isBold: Bool { weight.archived.openType >= 600 }
  }

  /// Decides the size, weight and width with which a text in this context is drawn.
  public func resolve(in context: Context) -> Resolved {
    var environment = VitrineModel.EnvironmentValues()
    environment.font = archived
    environment.dynamicTypeSize = context.dynamicTypeSize
    let font = environment.resolvedFont
    let (size, weight) = (CGFloat(font.size), Weight(openType: font.weight))
    let leadings: [Leading] = [.standard, .tight, .loose]
    return Resolved(
      pointSize: size, weight: weight, width: Width(CGFloat(font.width)),
      leading: leadings.first { $0.archived == archived.leading } ?? .standard,
      isItalic: font.italic, isMonospaced: archived.design == .monospaced,
      isLowercaseSmallCaps: [.lowercase, .all].contains(font.smallCaps),
      isUppercaseSmallCaps: [.uppercase, .all].contains(font.smallCaps),
      ctFont: archived.name.flatMap { UIFont(name: $0, size: size) }
        ?? .systemFont(ofSize: size, weight: UIFont.Weight(weight.archived)))
  }
}

extension Font.Weight {
  /// Creates the weight that is nearest on the OpenType scale.
  fileprivate init(openType: Double) {
    let weights = VitrineGeometry.Font.Weight.allCases
    let nearest = weights.min { abs($0.openType - openType) < abs($1.openType - openType) }
    self.init(archived: nearest ?? .regular)
  }
}

extension EnvironmentValues {
  /// What fonts are resolved in.
  public var fontResolutionContext: Font.Context { Font.Context(dynamicTypeSize: dynamicTypeSize) }
}
