import VitrineGeometry

/// Which colour items take where a surface replaces colours.
package enum AccentGroup: Hashable, Sendable, Codable {
  /// The colour of the accented group, as `widgetAccentable` asks for.
  case accented
  /// An image with its rendering mode.
  case image(WidgetAccentedRenderingMode)

  /// The name in a dump.
  package var dumpText: String {
    switch self {
    case .accented: "accented"
    case .image(let mode): "image " + mode.rawValue
    }
  }
}
