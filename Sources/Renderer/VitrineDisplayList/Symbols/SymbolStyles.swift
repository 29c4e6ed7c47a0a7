import VitrineCoding

/// Size of symbols relative to their font.
public enum ImageScale: String, ArchiveEnum {
  /// Smaller than medium.
  case small
  /// The scale that matches capitals.
  case medium
  /// Larger than medium.
  case large

  /// Size relative to the medium scale.
  ///
  /// Source: in Apple's symbol template, the same circle is 78.8 units wide in small and 99.6 in
  /// medium. Assumed: large differs from medium by the same amount.
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
  /// The foreground style, with less opacity for layers of lower levels.
  case hierarchical
  /// A style for each level of layers.
  case palette
  /// The symbol's own colours.
  case multicolor
}

/// How the layers of symbols are filled.
package enum SymbolColorRenderingMode: String, ArchiveEnum {
  /// In one colour.
  case flat
  /// In a gradient of the colour.
  case gradient
}

/// How symbols show a value.
package enum SymbolVariableValueMode: String, ArchiveEnum {
  /// Layers above the value are faded.
  case color
  /// Layers above the value are not drawn.
  case draw
}

/// A variant of symbols.
package enum SymbolVariant: String, ArchiveEnum {
  /// No variant.
  case none
  /// Filled shapes.
  case fill
  /// In a circle.
  case circle
  /// Cut out of a filled circle.
  case circleFill = "circle.fill"
  /// In a square.
  case square
  /// Cut out of a filled square.
  case squareFill = "square.fill"
  /// In a rectangle.
  case rectangle
  /// Cut out of a filled rectangle.
  case rectangleFill = "rectangle.fill"
  /// Crossed out.
  case slash
  /// Filled and crossed out.
  case slashFill = "slash.fill"
}

/// The variants that the environment of a symbol sets.
package struct SymbolVariants: Hashable, Sendable {
  /// The enclosing shape by name, for example `circle`.
  package var enclosure: String?
  /// Whether shapes are filled.
  package var isFilled = false
  /// Whether the symbol is crossed out.
  package var isSlashed = false

  package init() {}

  /// Returns the variants with one more; `none` removes all.
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

  /// The names to try with these variants, the most specific first and `name` itself last.
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
