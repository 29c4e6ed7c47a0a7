// Styles of text that archives cannot represent yet.

/// The height of lines.
public struct LineHeight: Hashable, Sendable {
  /// The natural line height of the font.
  public static let normal = LineHeight()
  /// A height that follows the content of each line.
  public static let variable = LineHeight()
  /// A smaller line height.
  public static let tight = LineHeight()
  /// A larger line height.
  public static let loose = LineHeight()
  /// A height in points.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight() }
  /// A multiple of the font size.
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
  /// The font's height with an increase in points.
  public static func leading(increase: CGFloat) -> LineHeight { LineHeight() }
}

extension AttributedString {
  /// The height of lines.
  public typealias LineHeight = SwiftUI.LineHeight
}

/// A type that draws text, which has no effect here.
public protocol TextRenderer: Animatable {
  /// Draws the lines; never called.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
}

/// An attribute that text renderers read.
public protocol TextAttribute {}

extension Text {
  /// The lines of a text; always empty, because nothing is laid out here.
  public struct Layout: RandomAccessCollection, Sendable {
    /// A line of the laid-out text.
    public struct Line: RandomAccessCollection, Sendable {
      /// The first position.
      public var startIndex: Int { 0 }
      /// The position after the last.
      public var endIndex: Int { 0 }
      /// The run at a position; there is none.
      public subscript(position: Int) -> Run { Run() }
    }
    /// A run of characters in one style.
    public struct Run: Sendable {
      /// An attribute of the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { 0 }
    /// The line at a position; there is none.
    public subscript(position: Int) -> Line { Line() }
  }
  /// Adds an attribute for a text renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line of text; a renderer is never called.
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws a run of text; a renderer is never called.
  public func draw(_ run: Text.Layout.Run) {}
}

/// The language for typesetting.
public struct TypesettingLanguage: Sendable {
  /// The language of the text.
  public static let automatic = TypesettingLanguage()
  /// An explicit language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage()
  }
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  /// By opacity, or by drawing a part of its lines.
  public static let color = SymbolVariableValueMode(), draw = SymbolVariableValueMode()
}

/// How the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  /// A flat colour or a gradient.
  public static let flat = SymbolColorRenderingMode(), gradient = SymbolColorRenderingMode()
}

nonisolated extension View {
  /// Sets the height of lines.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View { recorded("lineHeight") }
  /// Sets the renderer of text.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    recorded("textRenderer")
  }
  /// Sets the language for typesetting.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { recorded("typesettingLanguage", .none) }
  /// Sets the language for typesetting.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { recorded("typesettingLanguage", .none) }
  /// Sets how symbols show their variable value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    recorded("symbolVariableValueMode")
  }
  /// Sets how the layers of symbols are filled.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    recorded("symbolColorRenderingMode")
  }
  /// Shows or hides labels of controls.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    recorded("labelsVisibility", .none)
  }
  /// Adds a bar at an edge of the safe area.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

extension Font {
  /// Returns the font with its size multiplied by a factor.
  public func scaled(by factor: CGFloat) -> Font {
    with { font in
      if let size = font.size { font.size = size * Double(factor) }
    }
  }
  /// The largest title, from visionOS.
  public static let extraLargeTitle = Font.system(size: 36, weight: .bold)
  /// The second largest title, from visionOS.
  public static let extraLargeTitle2 = Font.system(size: 28, weight: .bold)
}

extension Color {
  /// Returns the colour with a higher exposure; a picture shows nothing brighter than white.
  public func exposureAdjust(_ stops: Double) -> Color { self }
  /// Returns the colour with a headroom, which pictures do not have.
  public func headroom(_ headroom: Double?) -> Color { self }
}
