internal import VitrineCoding
internal import VitrineDisplayList
public import VitrineGeometry
internal import VitrineModel

/// A modifier whose result is still a text.
indirect enum TextChange: Equatable, Sendable {
  case modifier(Modifier)
  case style(AnyTextStyle)
  case label(Text)
  /// What renderers read.
  case attribute(AnyTextAttribute)
  case recorded(String, IgnoredAPI.Effect)

  /// Returns the change as modifiers for an archive.
  func modifiers(_ context: LoweringContext) -> [Modifier] {
    switch self {
    case .modifier(let modifier): return [modifier]
    case .style(let style): return [.foregroundStyle(style.style.archivedStyle(context))]
    case .label(let text): return [.accessibility(.label(text.content(context)))]
    case .attribute: return []
    case .recorded(let name, let effect):
      context.record(name, effect)
      return []
    }
  }
}

/// A style of a text; styles that are not `Hashable` compare unequal.
struct AnyTextStyle: Equatable, Sendable {
  let style: any ShapeStyle
  static func == (left: AnyTextStyle, right: AnyTextStyle) -> Bool {
    guard let left = left.style as? any Hashable, let right = right.style as? any Hashable else {
      return false
    }
    return AnyHashable(left) == AnyHashable(right)
  }
}

nonisolated extension Text {
  /// The pattern of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let archived: TextLine.Pattern
      /// A solid line.
      public static let solid = Pattern(archived: .solid)
      /// A dotted line.
      public static let dot = Pattern(archived: .dot)
      /// A dashed line.
      public static let dash = Pattern(archived: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(archived: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(archived: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?
    /// Creates a line style from a pattern and a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    /// A line in the colour of the text.
    public static let single = LineStyle()
  }

  /// Where text that does not fit is truncated.
  public typealias TruncationMode = VitrineGeometry.TruncationMode

  /// The case of letters.
  public enum Case: Hashable, Sendable {
    /// Uppercase or lowercase letters.
    case uppercase, lowercase

    var archived: TextCase { self == .uppercase ? .uppercase : .lowercase }
  }

  /// The scale of a text.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// The standard scale.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller scale for secondary text.
    public static let secondary = Scale(isSecondary: true)

    var archived: TextScale { isSecondary ? .secondary : .default }
  }
}

extension TextLine {
  init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    self.init()
    self.isActive = isActive
    self.pattern = pattern.archived
    self.color = color?.archived
  }
}

nonisolated extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { changed(font.map { .font($0.archived) }) }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed(weight.map { .fontWeight($0.archived) })
  }
  /// Sets the design.
  public func fontDesign(_ design: Font.Design?) -> Text { changed(design.map { .fontDesign($0) }) }
  /// Sets the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text {
    changed(width.map { .fontWidth($0.archived) })
  }
  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text {
    changed(color.map { .foregroundStyle(.color($0.archived)) })
  }
  /// Sets the style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed(.style(AnyTextStyle(style: style)))
  }
  /// Uses a bold font.
  public func bold() -> Text { changed(.bold(true)) }
  /// Uses a bold font.
  public func bold(_ isActive: Bool) -> Text { changed(.bold(Flag(isActive))) }
  /// Applies italics to the text.
  public func italic() -> Text { changed(.italic(true)) }
  /// Applies italics to the text.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(Flag(isActive))) }
  /// Uses a monospaced variant of the font.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(Flag(isActive))) }
  /// Uses digits of equal width.
  public func monospacedDigit() -> Text { changed(.monospacedDigit(true)) }
  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(TextLine(isActive, .solid, color)))
  }
  /// Draws a line through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.strikethrough(TextLine(isActive, pattern, color)))
  }
  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(TextLine(isActive, .solid, color)))
  }
  /// Draws a line under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    changed(.underline(TextLine(isActive, pattern, color)))
  }
  /// Sets the additional space between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(Double(kerning))) }
  /// Sets the additional space between characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(Double(tracking))) }
  /// Sets the distance of the text above the baseline, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changed(.baselineOffset(Double(offset)))
  }
  /// Applies a text scale.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    changed(isEnabled ? .textScale(scale.archived) : nil)
  }
  /// Sets the accessibility label of the text.
  public func accessibilityLabel(_ label: Text) -> Text { changed(.label(label)) }
  /// Sets the accessibility label of the text.
  @StringForm
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { changed(.label(Text(key))) }
  /// Sets whether VoiceOver spells out characters.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    changed(.recorded("speechSpellsOutCharacters", .none))
  }
}
