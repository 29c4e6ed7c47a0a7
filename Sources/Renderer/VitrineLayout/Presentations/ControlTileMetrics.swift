import VitrineDevices
import VitrineGeometry

/// The appearance of tiles of controls.
///
/// Source of a tile's content: Apple Human Interface Guidelines, Controls. Apple publishes neither
/// fonts nor colours nor distances: all values here are assumptions.
enum ControlTileMetrics {
  /// Size of the symbol in Control Center.
  static let symbolSize = 28.0
  /// Size of the symbol on the Lock Screen.
  static let lockScreenSymbolSize = 22.0
  /// Size of the symbol in the Dynamic Island.
  static let islandSymbolSize = 20.0
  /// The minimum scale of the value in the Dynamic Island, to fit beside the camera.
  static let islandScaleFactor = 0.6
  /// By how much the box of a symbol in the corner of a large tile is larger than its size.
  static let symbolRoom = 8.0
  /// Radius of the corners of large tiles; smaller ones are capsules.
  static let radius = ControlTable.cell / 2
  /// Space between a tile's edges and its content.
  static let margin = 14.0
  /// Opacity of a control that is inactive.
  ///
  /// As that of a switch.
  static let disabledOpacity = 0.5

  /// Behind a control that is off.
  static let offTile = Color.scheme(
    light: .opacity(.rgb(red: 0.32, green: 0.32, blue: 0.35, opacity: 1), 0.72),
    dark: .opacity(.rgb(red: 0.17, green: 0.17, blue: 0.18, opacity: 1), 0.8))
  /// Behind a control that is on.
  static let onTile = Color.system(.white)
  /// Symbol and texts of a control that is off.
  static let offInk = Color.system(.white)
  /// Texts of a control that is on.
  static let onInk = Color.system(.black)
  /// The symbol of a control that is on and has no tint.
  static let standardTint = Color.system(.blue)

  /// The maximum number of lines of the title beside a symbol.
  static let mediumTitleLines = 2
  /// The face of titles.
  static let title = Font(style: .subheadline, weight: .semibold)
  /// The face of values and subtitles.
  static let value = Font(style: .footnote)
}
