import VitrineModel

/// An image: its own size whatever is offered, or the offer when it is resizable.
///
/// Source: recorded on macOS 26: a resizable image keeps no aspect ratio of itself.
struct ImageRule: LeafRule {
  let size: Size
  let isResizable: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}

/// The box that stands in for a symbol, with the baseline of the font it belongs to.
struct SymbolRule: LeafRule {
  /// Width and height of the box in ems.
  static let extent = Size(width: 1.2, height: 1.1)
  /// Height of capitals in ems, on which symbols are centred.
  ///
  /// Source: metrics of Apple's system face.
  static let capHeight = 0.7046

  let fontSize: Double
  let isResizable: Bool

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    let natural = Size(
      width: SymbolRule.extent.width * fontSize, height: SymbolRule.extent.height * fontSize)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  func explicitGuide(
    _ guide: Guide, _ proposal: ProposedViewSize, size: Size, _ node: LayoutNode
  ) -> Double? {
    isResizable || !guide.isBaseline ? nil : size.height / 2 + SymbolRule.capHeight * fontSize / 2
  }
}
