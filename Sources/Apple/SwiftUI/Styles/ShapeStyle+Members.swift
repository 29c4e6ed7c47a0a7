nonisolated extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the view.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
nonisolated extension ShapeStyle where Self == TintShapeStyle {
  /// The tint colour of the context.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
nonisolated extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the enclosing surface.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
nonisolated extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of shapes over a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
nonisolated extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
nonisolated extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
nonisolated extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
nonisolated extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
nonisolated extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

nonisolated extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// The colour white.
  public static var white: Color { .white }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// The colour black.
  public static var black: Color { .black }
  /// A fully transparent colour.
  public static var clear: Color { .clear }
  /// The accent colour.
  public static var accentColor: Color { .accentColor }
}
