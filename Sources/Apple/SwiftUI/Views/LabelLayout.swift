internal import VitrineModel

/// How the icon and the title of labels are laid out; `nil` for the platform's sizes.
struct LabelLayout: Equatable {
  /// The space between them, in points.
  var spacing: CGFloat?
  /// The width of the icon, in points.
  var iconWidth: CGFloat?

  /// Whether the style around a label draws both parts.
  func applies(in context: LoweringContext) -> Bool {
    let styles = context.inherited.compactMap { modifier -> VitrineModel.LabelStyle? in
      if case .labelStyle(let style) = modifier { style } else { nil }
    }
    switch styles.last {
    case nil, .automatic, .titleAndIcon: return true
    case .titleOnly, .iconOnly: return false
    }
  }

  /// The parts in a row.
  @MainActor func row(_ icon: some View, _ title: some View) -> some View {
    HStack(spacing: spacing) {
      icon.frame(width: iconWidth)
      title
    }
  }
}

extension EnvironmentValues {
  /// The layout of labels that modifiers set.
  @Entry var labelLayout: LabelLayout?
}

nonisolated extension View {
  /// Sets the space between the icon and the title of labels, in points.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }
  /// Sets the width that labels reserve for their icon, in points.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, width)
  }
}
