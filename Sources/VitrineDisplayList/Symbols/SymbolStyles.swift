import VitrineCoding

/// Size of symbols relative to their font.
public enum ImageScale: String, ArchiveEnum {
  /// Smaller than medium.
  case small
  /// The height that goes with capitals.
  case medium
  /// Larger than medium.
  case large

  /// Size in sizes of the medium scale.
  ///
  /// Source: Apple's symbol template draws the same circle 78.8 and 99.6 units wide in small and
  /// medium; that large is as far above is assumed.
  package var factor: Double {
    switch self {
    case .small: 0.791
    case .medium: 1
    case .large: 1.264
    }
  }
}

/// How the layers of symbols are coloured.
public enum SymbolRenderingMode: String, ArchiveEnum {
  /// All layers in the foreground style.
  case monochrome
  /// The foreground style, fainter for the lesser layers.
  case hierarchical
  /// A style for each level of layers.
  case palette
  /// The symbol's own colours.
  case multicolor
}

/// A variant of symbols by SwiftUI's name.
package enum SymbolVariant: String, ArchiveEnum {
  /// No variant.
  case none
  /// Filled shapes.
  case fill
  /// In a circle.
  case circle
  /// Left free in a filled circle.
  case circleFill = "circle.fill"
  /// In a square.
  case square
  /// Left free in a filled square.
  case squareFill = "square.fill"
  /// In a rectangle.
  case rectangle
  /// Left free in a filled rectangle.
  case rectangleFill = "rectangle.fill"
  /// Crossed out.
  case slash
  /// Filled and crossed out.
  case slashFill = "slash.fill"
}

/// The variants that the views around a symbol ask for.
package struct SymbolVariants: Hashable, Sendable {
  /// The shape around the symbol by its name, for example `circle`.
  package var enclosure: String?
  /// Whether shapes are filled.
  package var isFilled = false
  /// Whether the symbol is crossed out.
  package var isSlashed = false

  package init() {}

  /// The variants with one more; `none` takes all away.
  package func adding(_ variant: SymbolVariant) -> SymbolVariants {
    guard variant != .none else { return SymbolVariants() }
    var copy = self
    for part in variant.rawValue.split(separator: ".") {
      switch part {
      case "fill": copy.isFilled = true
      case "slash": copy.isSlashed = true
      default: copy.enclosure = String(part)
      }
    }
    return copy
  }

  /// The names to look for with these variants, the most fitting first and `name` itself last.
  ///
  /// Source: order of the parts in the names of SF Symbols: shape, slash, fill.
  package func names(for name: String) -> [String] {
    var parts = name.split(separator: ".").map(String.init)
    guard self != SymbolVariants() else { return [name] }
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    let base = parts.joined(separator: ".")
    let fill = isFilled || wasFilled ? ".fill" : ""
    let shape = enclosure.map { "." + $0 } ?? ""
    let slash = isSlashed ? ".slash" : ""
    return [
      base + shape + slash + fill, base + shape + fill, base + slash + fill, base + fill, name,
    ]
  }
}
