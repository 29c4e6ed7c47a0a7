// Styles of text that archives have no place for yet.

/// The distance between lines.
public struct LineHeight: Hashable, Sendable {
  /// The natural line height of the font.
  public static let normal = LineHeight()
  /// A height that follows the content of each line.
  public static let variable = LineHeight()
  /// A smaller line height.
  public static let tight = LineHeight()
  /// A larger line height.
  public static let loose = LineHeight()
  /// So many points.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight() }
  /// So many times the size of the letters.
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
  /// So many points between lines.
  public static func leading(increase: CGFloat) -> LineHeight { LineHeight() }
}

extension AttributedString {
  /// The distance between lines.
  public typealias LineHeight = SwiftUI.LineHeight
}

/// Draws text; archives hold text alone.
public protocol TextRenderer: Animatable {
  /// Draws the lines; never called.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
}

/// An attribute that text renderers read.
public protocol TextAttribute {}

extension Text {
  /// Lines of text; there are none before layout.
  public struct Layout: RandomAccessCollection, Sendable {
    /// A line of the laid-out text.
    public struct Line: RandomAccessCollection, Sendable {
      /// The first place.
      public var startIndex: Int { 0 }
      /// The place after the last.
      public var endIndex: Int { 0 }
      /// The run at a place: there is none.
      public subscript(position: Int) -> Run { Run() }
    }
    /// A variant of letters.
    public struct Run: Sendable {
      /// An attribute of the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last.
    public var endIndex: Int { 0 }
    /// The line at a place: there is none.
    public subscript(position: Int) -> Line { Line() }
  }
  /// Marks the text for its renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line of text; a renderer is never called.
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws a run of text; a renderer is never called.
  public func draw(_ run: Text.Layout.Run) {}
}

/// Which language sets text.
public struct TypesettingLanguage: Sendable {
  /// The language of the text.
  public static let automatic = TypesettingLanguage()
  /// An explicit language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage()
  }
}

/// How a symbol shows its value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  /// The value is shown by colour, or by drawing a part.
  public static let color = SymbolVariableValueMode(), draw = SymbolVariableValueMode()
}

/// How a symbol is filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  /// A flat colour or a gradient.
  public static let flat = SymbolColorRenderingMode(), gradient = SymbolColorRenderingMode()
}

nonisolated extension View {
  /// Sets the distance between lines.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View { recorded("lineHeight") }
  /// Sets what draws text.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    recorded("textRenderer")
  }
  /// Sets which language sets text.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { recorded("typesettingLanguage", .none) }
  /// Sets which language sets text.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { recorded("typesettingLanguage", .none) }
  /// Sets how symbols show their values.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    recorded("symbolVariableValueMode")
  }
  /// Sets how symbols are filled.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    recorded("symbolColorRenderingMode")
  }
  /// Sets the room between a label's parts.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    recorded("labelIconToTitleSpacing")
  }
  /// Sets the room of a label's icon.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    recorded("labelReservedIconWidth")
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
  /// The font, so many times as large.
  public func scaled(by factor: CGFloat) -> Font {
    with { font in
      if let size = font.size { font.size = size * Double(finite: factor) }
    }
  }
  /// The largest title, which the Apple Vision has.
  public static let extraLargeTitle = Font.system(size: 36, weight: .bold)
  /// The second largest title, which the Apple Vision has.
  public static let extraLargeTitle2 = Font.system(size: 28, weight: .bold)
}

extension Color {
  /// The colour, so many stops lighter; a picture shows nothing lighter than white.
  public func exposureAdjust(_ stops: Double) -> Color { self }
  /// The colour with so much headroom; a picture has none.
  public func headroom(_ headroom: Double?) -> Color { self }
}
