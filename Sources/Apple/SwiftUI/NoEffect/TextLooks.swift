// Styles of text that archives cannot represent yet.

/// The language for typesetting.
public struct TypesettingLanguage: Sendable {
  /// The language of the text.
  public static let automatic = TypesettingLanguage()
  /// An explicit language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage()
  }
}

nonisolated extension View {
  /// Sets the language for typesetting.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { recorded("typesettingLanguage", .none) }
  /// Sets the language for typesetting.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { recorded("typesettingLanguage", .none) }
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
