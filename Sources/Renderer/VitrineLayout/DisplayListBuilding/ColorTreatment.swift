import VitrineDisplayList
import VitrineGeometry

/// The changes that a surface makes to a widget's colours, as a pass from display list to display
/// list.
///
/// Source: Apple Human Interface Guidelines, Widgets, rendering modes, and Apple's documentation of
/// `WidgetRenderingMode`. The colour matrices of the system are not published, so both recipes are
/// the simplest ones with the documented result.
package enum ColorTreatment: Hashable, Sendable {
  /// Colours stay as they are.
  case none
  /// Each group has one colour; opacity stays.
  case accented(AccentColors)
  /// The brightness of each pixel is its opacity, in one colour.
  case vibrant(ResolvedColor)

  /// The colours of the two groups.
  package struct AccentColors: Hashable, Sendable {
    /// The colour of views in the accented group.
    package var accent: ResolvedColor
    /// The colour of all others.
    package var primary: ResolvedColor
    /// Whether images can keep their own colours.
    package var allowsFullColor: Bool

    /// Creates an accent colors.
    package init(accent: ResolvedColor, primary: ResolvedColor, allowsFullColor: Bool) {
      self.accent = accent
      self.primary = primary
      self.allowsFullColor = allowsFullColor
    }
  }

  /// The items in the surface's colours.
  package func applied(to items: [DisplayList.Item]) -> [DisplayList.Item] {
    switch self {
    case .none: items
    case .accented(let colors): items.flatMap { colors.applied(to: $0, colors.primary) }
    case .vibrant(let color): ColorTreatment.vibrant(items, in: color)
    }
  }

  /// The items in one colour, drawn together, because overlapping items count as one.
  ///
  /// White light is added to the wallpaper and not mixed with it: a ring is 38 to 42 of 255
  /// brighter in every channel over (170, 192, 206) on a Lock Screen of iOS 18
  /// (home-assistant/companion.home-assistant). That other colours are mixed is assumed: added,
  /// they would not be the chosen colours.
  private static func vibrant(
    _ items: [DisplayList.Item], in color: ResolvedColor
  ) -> [DisplayList.Item] {
    guard !items.isEmpty else { return [] }
    let group = DisplayList.Item.group(
      .init(effect: .colors(.luminance(in: color)), items: items))
    return color == .white ? [.group(.init(effect: .blend(.plusLighter), items: [group]))] : [group]
  }

  /// A container background that the widget keeps although the surface removes others.
  ///
  /// Its brightness stays, so that it does not become one block (assumed).
  package func applied(toBackground items: [DisplayList.Item]) -> [DisplayList.Item] {
    guard case .accented(let colors) = self else { return applied(to: items) }
    return items.map { $0.applying(.luminance(in: colors.primary)) }
  }
}

extension ColorTreatment.AccentColors {
  /// An item in the colour of its group; groups inside an accented one stay in it.
  ///
  /// Source: Apple's documentation of `widgetAccentable(_:)`.
  fileprivate func applied(
    to item: DisplayList.Item, _ color: ResolvedColor
  ) -> [DisplayList.Item] {
    guard case .group(var group) = item else { return [item.applying(.flat(color))] }
    switch group.effect {
    case .accent(.accented): return group.items.flatMap { applied(to: $0, accent) }
    case .accent(.image(let mode)): return image(group.items, mode, color)
    case .colors: return [item.applying(.flat(color))]
    case .shadow(let shadow, let radius, let x, let y):
      group.effect = .shadow(ColorMatrix.flat(color).apply(shadow), radius: radius, x: x, y: y)
    case .innerShadow(let shadow, let radius, let x, let y):
      group.effect = .innerShadow(
        ColorMatrix.flat(color).apply(shadow), radius: radius, x: x, y: y)
    case .opacity, .clip, .transform, .blend, .blur, .mask, .projection: break
    }
    group.items = group.items.flatMap { applied(to: $0, color) }
    return [.group(group)]
  }

  /// The items of an image that sets its own rendering mode.
  private func image(
    _ items: [DisplayList.Item], _ mode: WidgetAccentedRenderingMode, _ color: ResolvedColor
  ) -> [DisplayList.Item] {
    switch mode {
    case .accented: items.map { $0.applying(.flat(accent)) }
    case .accentedDesaturated: items.map { $0.applying(.luminance(in: accent)) }
    case .desaturated: items.map { $0.applying(.luminance(in: primary)) }
    case .fullColor: allowsFullColor ? items : items.map { $0.applying(.flat(color)) }
    }
  }
}
