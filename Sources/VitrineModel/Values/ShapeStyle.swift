import VitrineDevices
import VitrineGeometry

/// A style that fills shapes, text and backgrounds.
package indirect enum ShapeStyle: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A level of the current foreground, from 1 (primary) to 5 (quinary).
  case hierarchical(level: Int)
  /// The current foreground itself.
  case foreground
  /// The current tint.
  case tint
  /// The background of the enclosing surface, from level 1 to 4.
  case background(level: Int)
  /// The fill for shapes over a background, from level 1 (primary) to 4 (quaternary).
  case fill(level: Int)
  /// The colour of separators.
  case separator
  /// The style of selected content.
  case selection
  /// Text that opens something.
  case link
  /// The style of placeholder text.
  case placeholder
  /// The background of the window.
  case windowBackground
  /// Colours that pass into each other.
  case gradient(GradientStyle)
  /// A colour's own gradient, from a lighter one at the top to the colour at the bottom.
  case colorGradient(Color)
  /// An image again and again.
  case image(ImagePaint)
  /// A material that blurs the content behind it.
  case material(Material)
  /// A style's own level, from 1 (primary) to 5 (quinary).
  case level(ShapeStyle, Int)
  /// A style with its opacity multiplied by a factor in 0...1.
  case opacity(ShapeStyle, Double)
  /// A style whose colours meet those behind it in a mode.
  case blendMode(ShapeStyle, BlendMode)
  /// A style with a shadow of what it covers.
  case shadow(ShapeStyle, ShadowStyle)

  /// The styles that are written as a plain name.
  static let names: [(String, ShapeStyle)] =
    [
      ("primary", .hierarchical(level: 1)), ("secondary", .hierarchical(level: 2)),
      ("tertiary", .hierarchical(level: 3)), ("quaternary", .hierarchical(level: 4)),
      ("quinary", .hierarchical(level: 5)), ("foreground", .foreground), ("tint", .tint),
      ("background", .background(level: 1)), ("background.secondary", .background(level: 2)),
      ("background.tertiary", .background(level: 3)),
      ("background.quaternary", .background(level: 4)), ("fill", .fill(level: 1)),
      ("fill.secondary", .fill(level: 2)), ("fill.tertiary", .fill(level: 3)),
      ("fill.quaternary", .fill(level: 4)), ("separator", .separator), ("selection", .selection),
      ("link", .link), ("placeholder", .placeholder), ("windowBackground", .windowBackground),
    ] + Material.allCases.map { ($0.rawValue, .material($0)) }

  /// The style that this one changes something about; `nil` for any other.
  var changed: ShapeStyle? {
    switch self {
    case .level(let style, _), .opacity(let style, _), .blendMode(let style, _),
      .shadow(let style, _):
      style
    case .hierarchical, .foreground, .color, .tint, .background, .fill, .separator, .selection,
      .link, .placeholder, .windowBackground, .gradient, .colorGradient, .image, .material:
      nil
    }
  }

  /// Whether it means something else under another foreground.
  var refersToForeground: Bool {
    var style = self
    while let inner = style.changed { style = inner }
    return switch style {
    case .hierarchical, .foreground: true
    default: false
    }
  }
}
