internal import VitrineCoding
public import VitrineDisplayList
public import VitrineGeometry
internal import VitrineModel

nonisolated extension View {
  /// Sets the font of text.
  public func font(_ font: Font?) -> some View {
    archived(environment: { $0.font = font }) { context in
      font.map { [.font($0.archived)] } ?? []
    }
  }
  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    archived { _ in weight.map { [.fontWeight($0.archived)] } ?? [] }
  }
  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    archived { _ in design.map { [.fontDesign($0)] } ?? [] }
  }
  /// Sets the width of the font.
  public func fontWidth(_ width: Font.Width?) -> some View {
    archived { _ in width.map { [.fontWidth($0.archived)] } ?? [] }
  }
  /// Uses a bold font.
  public func bold(_ isActive: Bool = true) -> some View { archived(.bold(Flag(isActive))) }
  /// Applies italics to the text.
  public func italic(_ isActive: Bool = true) -> some View { archived(.italic(Flag(isActive))) }
  /// Uses a monospaced variant of the font.
  public func monospaced(_ isActive: Bool = true) -> some View {
    archived(.monospaced(Flag(isActive)))
  }
  /// Uses digits of equal width.
  public func monospacedDigit() -> some View { archived(.monospacedDigit(true)) }
  /// Draws a line through text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    archived(.strikethrough(TextLine(isActive, pattern, color)))
  }
  /// Draws a line under text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    archived(.underline(TextLine(isActive, pattern, color)))
  }
  /// Sets the size of texts relative to their surroundings.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    archived { _ in isEnabled ? [.textScale(scale.archived)] : [] }
  }
  /// Sets the height of lines; `nil` keeps that around the view.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
  /// Sets the additional space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> some View {
    archived(.kerning(Double(kerning)))
  }
  /// Sets the additional space between characters, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    archived(.tracking(Double(tracking)))
  }
  /// Sets the vertical offset of text from its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    archived(.baselineOffset(Double(baselineOffset)))
  }
  /// Sets the maximum number of lines.
  public func lineLimit(_ number: Int?) -> some View {
    var lines = LineLimit()
    lines.limit = number.map { max(1, $0) }
    return archived(.lineLimit(lines)) { $0.lineLimit = number }
  }
  /// Sets the maximum number of lines, and whether a shorter text takes the space of all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    var lines = LineLimit(max(1, limit))
    lines.reservesSpace = reservesSpace
    return archived(.lineLimit(lines)) { $0.lineLimit = limit }
  }
  /// Sets the minimum and the maximum number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    var lines = LineLimit()
    lines.min = max(1, limit.lowerBound)
    lines.max = max(1, limit.upperBound)
    return archived(.lineLimit(lines)) { $0.lineLimit = limit.upperBound }
  }
  /// Sets the minimum number of lines whose space is taken.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    var lines = LineLimit()
    lines.min = max(1, limit.lowerBound)
    return archived(.lineLimit(lines)) { $0.lineLimit = nil }
  }
  /// Sets the maximum number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }
  /// Sets the additional space between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    archived(.lineSpacing(Double(lineSpacing))) { $0.lineSpacing = lineSpacing }
  }
  /// Sets the alignment of lines that are shorter than the widest one.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    archived(.multilineTextAlignment(alignment)) { $0.multilineTextAlignment = alignment }
  }
  /// Sets where text that does not fit is truncated.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    archived(.truncationMode(mode)) { $0.truncationMode = mode }
  }
  /// Sets the minimum scale to which text may shrink to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    archived(.minimumScaleFactor(min(max(Double(factor), 0), 1))) {
      $0.minimumScaleFactor = factor
    }
  }
  /// Sets whether letters may move closer together to fit.
  public func allowsTightening(_ flag: Bool) -> some View {
    archived(.allowsTightening(Flag(flag))) { $0.allowsTightening = flag }
  }
  /// Sets the case of letters.
  public func textCase(_ textCase: Text.Case?) -> some View {
    archived(.textCase(textCase?.archived ?? .asWritten)) { $0.textCase = textCase }
  }
  /// Sets the text size.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    archived(.dynamicTypeSize(DynamicTypeLimits(size))) { $0.dynamicTypeSize = size }
  }
  /// Limits the text size to a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    var limits = DynamicTypeLimits()
    limits.min = sizes.first == DynamicTypeSize.allCases.first ? nil : sizes.first
    limits.max = sizes.last == DynamicTypeSize.allCases.last ? nil : sizes.last
    return archived(.dynamicTypeSize(limits)) {
      if let least = sizes.first, $0.dynamicTypeSize < least { $0.dynamicTypeSize = least }
      if let most = sizes.last, $0.dynamicTypeSize > most { $0.dynamicTypeSize = most }
    }
  }

  /// Sets the scale of images relative to text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    archived(.imageScale(scale)) { $0.imageScale = scale }
  }
  /// Sets how the layers of symbols are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    archived(environment: { $0.symbolRenderingMode = mode }) { _ in
      mode.map { [.symbolRenderingMode($0.archived)] } ?? []
    }
  }
  /// Sets how symbols show their variable value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
  /// Sets how the layers of symbols are filled.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  /// Adds a variant of symbols.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    archived(environment: { $0.symbolVariants = variant }) { _ in
      variant == .none
        ? [.symbolVariant(.none)] : variant.archived.map(Modifier.symbolVariant)
    }
  }
}
