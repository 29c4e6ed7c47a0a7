import VitrineLayout
import VitrineModel

/// What WidgetKit puts around a widget's content.
public enum SurfaceMetrics {
  /// Room between a Home Screen widget's edges and its content, in points.
  ///
  /// Source: Apple Human Interface Guidelines, Widgets, standard margin; the exact value of
  /// `widgetContentMargins` is not published.
  public static let contentMargin = 16.0

  /// Radius of a Home Screen widget's corners, in points.
  ///
  /// An assumption: Apple publishes none; 22 is what designers commonly use.
  public static let cornerRadius = 22.0

  /// Opacity of content that is marked as `invalidatableContent` while the widget waits for its
  /// reload.
  ///
  /// An assumption: Apple documents when such content changes its look, not how.
  public static let invalidatedOpacity = 0.5

  /// What lies behind a Home Screen widget that covers less than all of its box.
  ///
  /// An assumption: the system background of an elevated surface.
  static let background = Color.scheme(
    light: .system(.systemBackground), dark: .system(.secondarySystemBackground))

  /// The room around the content of a family, in points; accessory families have none.
  public static func contentMargins(_ family: WidgetFamily) -> EdgeInsets {
    EdgeInsets(family.isSystem ? contentMargin : 0)
  }

  /// The radius of a family's corners, in points; `nil` for accessory families, which have none.
  public static func cornerRadius(_ family: WidgetFamily) -> Double? {
    family.isSystem ? cornerRadius : nil
  }

  /// The surface of a request on a device of known size.
  static func surface(
    _ request: RenderRequest, _ family: WidgetFamily, size: Size, marginsDisabled: Bool
  ) -> WidgetSurface {
    let margins = request.contentMargins ?? contentMargins(family)
    return WidgetSurface(
      size: size, margins: marginsDisabled ? .zero : margins,
      mask: mask(family, radius: request.cornerRadius),
      background: family.isSystem ? background : nil)
  }

  private static func mask(_ family: WidgetFamily, radius: Double?) -> WidgetSurface.Mask {
    if let radius { return .rounded(radius) }
    switch family {
    case .accessoryCircular, .accessoryCorner: return .ellipse
    case .accessoryRectangular, .accessoryInline: return .none
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      return .rounded(cornerRadius)
    }
  }
}
