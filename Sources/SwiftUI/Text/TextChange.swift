internal import VitrineCoding
internal import VitrineDisplayList
public import VitrineGeometry
internal import VitrineModel

/// A change of a text that leaves it a text.
indirect enum TextChange: Equatable, Sendable {
  case modifier(Modifier)
  case style(AnyTextStyle)
  case label(Text)
  case recorded(String, IgnoredAPI.Effect)

  /// The change as modifiers of an archive.
  func modifiers(_ context: LoweringContext) -> [Modifier] {
    switch self {
    case .modifier(let modifier): return [modifier]
    case .style(let style): return [.foregroundStyle(style.style.archivedStyle(context))]
    case .label(let text): return [.accessibility(.label(text.content(context)))]
    case .recorded(let name, let effect):
      context.record(name, effect)
      return []
    }
  }
}

/// A style of a text; texts are compared, styles of any type cannot be.
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
    /// How a line is interrupted.
    public struct Pattern: Hashable, Sendable {
      let archived: TextLine.Pattern
      /// Not at all.
      public static let solid = Pattern(archived: .solid)
      /// A dotted line.
      public static let dot = Pattern(archived: .dot)
      /// A dashed line.
      public static let dash = Pattern(archived: .dash)
      /// Dashes and dots.
      public static let dashDot = Pattern(archived: .dashDot)
      /// Dashes and two dots each.
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

  /// Where text is cut that does not fit.
  public typealias TruncationMode = VitrineGeometry.TruncationMode

  /// Capital or small letters.
  public enum Case: Hashable, Sendable {
    /// Capitals or small letters.
    case uppercase, lowercase

    var archived: TextCase { self == .uppercase ? .uppercase : .lowercase }
  }

  /// How large text may be scaled.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// The standard scale.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller scale for secondary text.
    public static let secondary = Scale(isSecondary: true)
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
  /// Sets the width of letters.
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
  /// Makes letters bold.
  public func bold() -> Text { changed(.bold(true)) }
  /// Makes letters bold.
  public func bold(_ isActive: Bool) -> Text { changed(.bold(Flag(isActive))) }
  /// Applies italics to the text.
  public func italic() -> Text { changed(.italic(true)) }
  /// Applies italics to the text.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(Flag(isActive))) }
  /// Makes letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(Flag(isActive))) }
  /// Makes digits of one width.
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
  /// Moves letters apart.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(Double(finite: kerning))) }
  /// Moves letters apart.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(Double(finite: tracking))) }
  /// Raises the text.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    changed(.baselineOffset(Double(finite: offset)))
  }
  /// Applies a text scale.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    changed(.recorded("textScale", .notDrawn))
  }
  /// Sets the accessibility label of the text.
  public func accessibilityLabel(_ label: Text) -> Text { changed(.label(label)) }
  /// Sets the accessibility label of the text.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { changed(.label(Text(key))) }
  /// Sets the accessibility label of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    changed(.label(Text(label)))
  }
  /// Sets how text is spoken.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    changed(.recorded("speechSpellsOutCharacters", .none))
  }
}
