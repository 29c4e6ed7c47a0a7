import VitrineGeometry

/// The group that determines an item's colour on surfaces that replace colours.
package enum AccentGroup: Hashable, Sendable, Codable {
  /// The accented group, for views with `widgetAccentable`.
  case accented
  /// An image with its rendering mode.
  case image(WidgetAccentedRenderingMode)

  /// The name in dumps.
  package var dumpText: String {
    switch self {
    case .accented: "accented"
    case .image(let mode): "image " + mode.rawValue
    }
  }
}
