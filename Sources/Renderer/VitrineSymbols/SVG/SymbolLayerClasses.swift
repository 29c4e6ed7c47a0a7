import VitrineDisplayList
import VitrineGeometry

/// The layer properties in the class names of an outline in Apple's template.
///
/// Source: files in the layout of the template, whose outlines have classes such as
/// `hierarchical-0:secondary`, `multicolor-1:systemBlueColor` and `monochrome-0`.
struct SymbolLayerClasses {
  private var level = 0
  private var color: Color?

  init(_ classes: [String]) {
    for name in classes {
      let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      if parts[0].hasPrefix("hierarchical-") {
        level = ["primary": 0, "secondary": 1, "tertiary": 2][parts[1]] ?? level
      } else if parts[0].hasPrefix("multicolor-") {
        color = SymbolLayerClasses.color(parts[1]) ?? color
      }
    }
  }

  /// The layer with its level and colour; a fill of the file itself is ignored.
  func applied(to layer: SymbolDrawing.Layer) -> SymbolDrawing.Layer {
    var copy = layer
    copy.level = level
    copy.color = color
    return copy
  }

  /// A colour by UIKit's name without its ending, for example `systemBlueColor`; `nil` for the tint.
  private static func color(_ name: String) -> Color? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = SystemColor(rawValue: stem) { return .system(color) }
    guard stem.hasPrefix("system") else { return nil }
    return SystemColor(rawValue: stem.dropFirst(6).lowercased()).map(Color.system)
  }
}
